import { getProduct } from '#contract/content/endpoints.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { ask, askIfKnown } from './ask.ts';
import { productById } from './find-product.ts';
import type { Site } from './site.ts';
import type { LocaleSource } from './source.ts';
import { withTiedTexts } from './tied.ts';

/** A part of the content that has changed, and which entry of it; null for any of them. */
export interface Change {
	part: string;
	id: string | null;
}

/** Where lists move, addresses do, or what many products show and the feed names by itself. */
const OF_MANY = ['products.order', 'slugs.product', 'categories', 'options', 'colors'];

/** Changed products by id; null where lists have to be asked for whole. */
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

/** Beyond so many of them the whole list is the shorter answer. */
const MANY = 40;

/** Not kept beside the list: see `ask`. */
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
			return product.version === known?.version ? known : withTiedTexts(product, locale);
		}),
	);
	const byId = new Map(fresh.map((product) => [product.id, product]));
	const isSame = fresh.every((product) => before.includes(product));
	return isSame ? before : before.map((product) => byId.get(product.id) ?? product);
}

/**
 * The products of a site as they are after some changes, asked for one by one: a list of a thousand
 * takes the host a hundred times as long. Null where the changes do not tell enough.
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
 * The products of one language as drafts would have them, by the calls that see drafts. Null where
 * the list has to be asked for whole: many, one that the site lacks, one of another address.
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
		byId.set(product.id, withTiedTexts(product, locale));
	}
	return site.locales[locale].products.map((product) => byId.get(product.id) ?? product);
}
