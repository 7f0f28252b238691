import type { Product } from '#contract/content/catalogue.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { Site } from './site.ts';

const indexes = new WeakMap<readonly Product[], Map<string, Product>>();

const LOCALE_LENGTH = 2;

/** Product by a key of language and id. */
export function productAt(site: Site, key: string): Product | undefined {
	const locale = LOCALES.find((candidate) => key.startsWith(candidate));
	return locale && productById(site, locale, key.slice(LOCALE_LENGTH + 1));
}

/** Product by id in one language; a list of a thousand is indexed once. */
export function productById(site: Site, locale: Locale, id: string): Product | undefined {
	const { products } = site.locales[locale];
	let index = indexes.get(products);
	if (!index) {
		indexes.set(products, (index = new Map(products.map((product) => [product.id, product]))));
	}
	return index.get(id);
}
