import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { AddressBook } from './addresses.ts';
import type { Site } from './site.ts';
import { productsDrafted } from './products-since.ts';
import { askPart, askShared, type LocalizedPart, type SharedPart } from '../source/source.ts';
import { setNonBreakingUnits } from '../source/non-breaking.ts';

/** Answer that contains each type of entry. */
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
	/** Ids of all drafted products, if the host names them and lists keep their order. */
	products?: readonly string[] | undefined;
	/** Headers that make the host answer with drafts applied. */
	headers: Record<string, string>;
}

/**
 * A site with drafts applied in one language: only the answers that contain drafts are fetched
 * again. Forms get no non-breaking units, as in `fetchLocale`.
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
				return [part, part === 'forms' ? answer : setNonBreakingUnits(answer, locale)] as const;
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
