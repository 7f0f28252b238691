import type { Locale } from '#contract/locales.ts';
import { COMPARED_AT_MOST } from '#domain/catalogue/comparison.ts';
import { comparisonHref } from '#i18n/paths.ts';
import { isListed, type PrintedFor, printedFor } from '../catalogue/catalogue.ts';
import type { Crumb } from '../parts/model.ts';
import type { Site } from '../site/site.ts';

/** A product that can be compared. */
export interface ComparableProduct {
	id: string;
	name: string;
	href: string;
}

export interface CompareModel {
	/** Largest number of products in one comparison. */
	max: number;
	/** Products on sale by category, in catalogue order; `file` is the address of their data. */
	categories: { id: string; label: string; file: string; products: ComparableProduct[] }[];
	/** Page of the race range, which compares its rims without script; null if a host has none. */
	range: Crumb | null;
	printedFor: PrintedFor;
}

const RANGE_PAGE = 'kleos-rd';

export function toCompareModel(site: Site, locale: Locale): CompareModel {
	const { categories, products } = site.locales[locale];
	const range = site.addresses.find(locale, 'page', RANGE_PAGE);
	return {
		max: COMPARED_AT_MOST,
		categories: categories
			.map(({ id, name }) => ({
				id,
				label: name,
				file: comparisonHref(locale, id),
				products: products
					.filter((product) => product.category_id === id && isListed(product))
					.flatMap(({ id: product }) => {
						const address = site.addresses.find(locale, 'product', product);
						return address ? [{ id: product, name: address.label, href: address.path }] : [];
					}),
			}))
			.filter((category) => category.products.length > 0),
		printedFor: printedFor(site, locale),
		range: range ? { label: range.label, href: range.path } : null,
	};
}
