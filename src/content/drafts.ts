import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { AddressBook } from './addresses.ts';
import type { Site } from './site.ts';
import { productsDrafted } from './products-since.ts';
import { askPart, askShared, type LocalizedPart, type SharedPart } from './source.ts';
import { withTiedTexts } from './tied.ts';

/** Which answers an entry stands in. */
const LOCALIZED: Partial<Record<ContentEntity, LocalizedPart>> = {
	page: 'pages',
	news: 'news',
	job: 'jobs',
	product: 'products',
	category: 'categories',
	product_usage: 'usages',
	menu: 'menus',
	settings: 'settings',
	document: 'documents',
	form: 'forms',
	announcement: 'announcements',
};
const SHARED: Partial<Record<ContentEntity, SharedPart>> = {
	store: 'stores',
	redirect: 'redirects',
};

const isPart = <T>(part: T | undefined): part is T => part !== undefined;

export interface Drafted {
	/** Kinds of entries that have drafts. */
	entities: readonly ContentEntity[];
	/** All products among them, where a host says which they are and that they keep their places. */
	products?: readonly string[] | undefined;
	/** By which the host answers as drafts would have it. */
	headers: Record<string, string>;
}

/**
 * A site as drafts would have it in one language: only the answers that the drafts stand in are asked
 * for again. What a form offers is not tied, as in `fetchLocale`.
 */
export async function siteWithDrafts(
	site: Site,
	locale: Locale,
	{ entities, products, headers }: Drafted,
): Promise<Site> {
	const alone = products ? await productsDrafted(site, locale, { products, headers }) : null;
	const named = [...new Set(entities.map((entity) => LOCALIZED[entity]).filter(isPart))];
	const parts = named.filter((part) => alone === null || part !== 'products');
	const shared = [...new Set(entities.map((entity) => SHARED[entity]).filter(isPart))];
	const [answers, sharedAnswers] = await Promise.all([
		Promise.all(
			parts.map(async (part) => {
				const answer = await askPart(part, locale, headers);
				return [part, part === 'forms' ? answer : withTiedTexts(answer, locale)] as const;
			}),
		),
		Promise.all(shared.map(async (part) => [part, await askShared(part, headers)] as const)),
	]);
	const source = {
		...site.locales[locale],
		...(alone && { products: alone }),
		...Object.fromEntries(answers),
	};
	const locales = { ...site.locales, [locale]: source };
	return {
		...site,
		shared: { ...site.shared, ...Object.fromEntries(sharedAnswers) },
		locales,
		addresses: new AddressBook(locales),
		places: {},
	};
}
