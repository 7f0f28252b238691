import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { isListed } from './catalogue.ts';
import type { Site } from '../site/site.ts';

/** Caches a result by list of products: it is computed once for each list object. */
function oncePerList<T>(find: (products: readonly Product[]) => T): typeof find {
	const known = new WeakMap<readonly Product[], { found: T }>();
	return (products) => {
		let one = known.get(products);
		if (!one) known.set(products, (one = { found: find(products) }));
		return one.found;
	};
}

/** Date of the last change among the products. */
export const newest = oncePerList((products) =>
	products.reduce<string | null>(
		(last, { updated_at }) => (last !== null && last >= updated_at ? last : updated_at),
		null,
	),
);

/** Products by usage; one may have several. */
const byUsage = oncePerList((products) => {
	const found = new Map<string, Product[]>();
	for (const product of products) {
		for (const id of new Set(product.usage_ids)) {
			const others = found.get(id);
			if (others) others.push(product);
			else found.set(id, [product]);
		}
	}
	return found;
});

export const usedFor = (products: readonly Product[], usageId: string): Product[] =>
	byUsage(products).get(usageId) ?? [];

/** Products that listings show, all of them and by category. */
const listed = oncePerList((products) => {
	const all = products.filter(isListed);
	return { all, byCategory: Map.groupBy(all, ({ category_id }) => category_id) };
});

export const findListed = (site: Site, locale: Locale) => listed(site.locales[locale].products);

export const toProducts = (site: Site, locale: Locale, categoryId: string): Product[] =>
	findListed(site, locale).byCategory.get(categoryId) ?? [];
