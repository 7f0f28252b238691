import type { Product } from '#contract/content/catalogue.ts';
import { type Locale } from '#contract/locales.ts';
import { findProduct } from '../catalogue.ts';
import { toProductModel } from '../product.ts';
import { entryPaths, toFrame } from '../frame.ts';
import { descriptionOf } from '../description.ts';
import type { Site } from '../site.ts';
import type { RouteEntry } from './entry.ts';
import { archiveCrumb, listingEntries } from './product-lists.ts';

function productEntry(site: Site, locale: Locale, product: Product): RouteEntry {
	const model = toProductModel(site, locale, product);
	const own = site.addresses.path(locale, 'product', product.id, 'routes');
	return {
		who: `product "${product.id}"`,
		content: { kind: 'product', product: model },
		frame: toFrame({
			site,
			locale,
			textLocale: product.locale,
			pathFor: entryPaths(site, 'product', product.id),
			parentFor: entryPaths(site, 'category', product.category_id),
			// The landing page of a range has the bare name.
			title: product.seo.title ?? `${product.name} – ${model.category.label}`,
			description:
				product.seo.description ??
				descriptionOf([product.payoff, product.description], product.locale),
			layout: 'default',
			crumbs: [archiveCrumb(locale), model.category, { label: product.name, href: own }],
			noindex: product.seo.noindex,
			lastModified: product.updated_at,
			picture: model.pictures[0] ?? null,
		}),
	};
}

/** Every list of products, and every product that has a page. */
export function productEntries(site: Site, locale: Locale): RouteEntry[] {
	return [
		...listingEntries(site, locale),
		...site.locales[locale].products
			.filter((product) => site.addresses.find(locale, 'product', product.id))
			.filter((product) => findProduct(site, locale, product.id) === product)
			.map((product) => productEntry(site, locale, product)),
	];
}
