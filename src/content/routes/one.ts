import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { LinkableEntity } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import type { Site } from '../site/site.ts';
import { editorialGroups } from './editorial.ts';
import type { RouteEntry } from '../page/entry.ts';
import { listingGroups } from './product-lists.ts';
import { productEntry } from './products.ts';

/** Entries that have an address of their own, with the kind of link to it. */
const PRINTED: Partial<Record<ContentEntity, LinkableEntity>> = {
	page: 'page',
	news: 'news',
	job: 'job',
	product: 'product',
	category: 'category',
	product_usage: 'product_usage',
};

function findPath(site: Site, locale: Locale, entity: ContentEntity, id: string): string | null {
	const printed = PRINTED[entity];
	if (!printed) return href(locale, 'home');
	return site.addresses.find(locale, printed, id)?.path ?? null;
}

/**
 * Page of one entry, without planning all others; for an entry without a page, such as a menu, the
 * home page that shows it. Null for an entry that this language does not have.
 */
export function findEntry(
	site: Site,
	locale: Locale,
	{ entity, id }: { entity: ContentEntity; id: string },
): RouteEntry | null {
	if (entity === 'product') {
		const product = site.locales[locale].products.find((candidate) => candidate.id === id);
		const isPrinted = product && site.addresses.find(locale, 'product', id);
		return isPrinted ? productEntry(site, locale, product) : null;
	}
	const isListing = entity === 'category' || entity === 'product_usage';
	const groups = isListing ? listingGroups(site, locale) : editorialGroups(site, locale);
	const path = findPath(site, locale, entity, id);
	if (path === null) return null;
	for (const group of groups) {
		const found = group.make().find(({ frame }) => frame.path === path);
		if (found) return found;
	}
	return null;
}
