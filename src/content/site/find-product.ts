import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Site } from './site.ts';

const indexes = new WeakMap<readonly Product[], Map<string, Product>>();

/** Product by id in one language; a list of a thousand is indexed once. */
export function productById(site: Site, locale: Locale, id: string): Product | undefined {
	const { products } = site.locales[locale];
	let index = indexes.get(products);
	if (!index) {
		indexes.set(products, (index = new Map(products.map((product) => [product.id, product]))));
	}
	return index.get(id);
}
