import { getProduct } from '#contract/content/endpoints.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { ask, askIfKnown } from '../source/ask.ts';
import { productById } from './find-product.ts';
import type { Site } from './site.ts';
import type { LocaleSource } from '../source/source.ts';
import { setNonBreakingUnits } from '../source/non-breaking.ts';

/** A part of the content that has changed, and which entry of it; null for any of them. */
export interface Change {
	part: string;
	id: string | null;
}

/** Parts that change lists, addresses or many products at once; the feed names them separately. */
const OF_MANY = ['products.order', 'slugs.product', 'categories', 'options', 'colors'];

/** Ids of changed products; null if whole lists have to be fetched. */
function namedIn(site: Site, changes: readonly Change[]): string[] | null {
	const ids = new Set<string>();
	for (const { part, id } of changes) {
		if (OF_MANY.includes(part)) return null;
		if (part !== 'products') continue;
		if (id === null || !productById(site, 'it', id)) return null;
		ids.add(id);
	}
	return [...ids];
}

/** Above this number of products the whole list is the shorter answer. */
const MANY = 40;

/** Keeps an answer out of the cache, which holds the list already: see `ask`. */
const ALONE = { headers: {} };

async function productsIn(
	site: Site,
	locale: Locale,
	ids: readonly string[],
): Promise<LocaleSource['products']> {
	const before = site.locales[locale].products;
	const fresh = await Promise.all(
		ids.map(async (id) => {
			const known = productById(site, locale, id);
			const slug = known?.slug ?? id;
			const product = await ask(getProduct, locale, { params: { slug }, ...ALONE });
			return product.version === known?.version ? known : setNonBreakingUnits(product, locale);
		}),
	);
	const byId = new Map(fresh.map((product) => [product.id, product]));
	const isSame = fresh.every((product) => before.includes(product));
	return isSame ? before : before.map((product) => byId.get(product.id) ?? product);
}

/**
 * Fetches the products of a site after some changes, one by one: a list of a thousand takes the
 * host a hundred times as long. Null if the changes do not tell enough.
 */
export async function productsSince(
	site: Site,
	changes: readonly Change[],
): Promise<Record<Locale, LocaleSource['products']> | null> {
	const ids = namedIn(site, changes);
	if (ids === null || ids.length > MANY) return null;
	const lists = LOCALES.map(
		async (locale) => [locale, await productsIn(site, locale, ids)] as const,
	);
	return Object.fromEntries(await Promise.all(lists)) as Record<Locale, LocaleSource['products']>;
}

/**
 * Fetches the products of one language with drafts applied. Null if the whole list has to be
 * fetched: for many drafts, a product that the site lacks, or one with another address.
 */
export async function productsDrafted(
	site: Site,
	locale: Locale,
	{ products, headers }: { products: readonly string[]; headers: Record<string, string> },
): Promise<LocaleSource['products'] | null> {
	if (products.length > MANY) return null;
	const drafted = await Promise.all(
		products.map(async (id) => {
			const slug = productById(site, locale, id)?.slug;
			return slug ? askIfKnown(getProduct, locale, { params: { slug }, headers }) : null;
		}),
	);
	const byId = new Map<string, LocaleSource['products'][number]>();
	for (const product of drafted) {
		if (!product) return null;
		byId.set(product.id, setNonBreakingUnits(product, locale));
	}
	return site.locales[locale].products.map((product) => byId.get(product.id) ?? product);
}
