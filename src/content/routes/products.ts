import type { Product } from '#contract/content/catalogue.ts';
import { type Locale } from '#contract/locales.ts';
import { productById } from '../site/find-product.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import { trackProduct } from '../site/memo.ts';
import { toProductModel } from '../product/product.ts';
import { entryPaths, titleIn, toFrame } from '../parts/frame.ts';
import { toDescription } from '../parts/description.ts';
import type { Site } from '../site/site.ts';
import type { RouteEntry, RouteGroup } from '../page/entry.ts';
import { archiveCrumb } from './product-lists.ts';

export function productEntry(site: Site, locale: Locale, product: Product): RouteEntry {
	const model = toProductModel(site, locale, product);
	const own = site.addresses.path(locale, 'product', product.id, 'routes');
	return {
		who: `product "${product.id}"`,
		chosen: product.seo.picture,
		content: { kind: 'product', product: model },
		frame: toFrame({
			site,
			locale,
			textLocale: product.locale,
			pathFor: entryPaths(site, 'product', product.id),
			parentFor: entryPaths(site, 'category', product.category_id),
			// The landing page of a range has the bare name.
			title:
				product.seo.title ??
				titleIn(product.name, model.category.label, site.locales[locale].settings.site_name),
			description:
				product.seo.description ??
				toDescription([product.payoff, product.description], product.locale),
			layout: 'default',
			crumbs: [archiveCrumb(locale), model.category, { label: product.name, href: own }],
			noindex: product.seo.noindex,
			lastModified: product.updated_at,
			picture: toPictureOrNull(product.seo.picture) ?? model.pictures[0] ?? null,
		}),
	};
}

/** The page of a product that has one. */
export function productGroup(site: Site, locale: Locale, id: string): RouteGroup {
	return {
		locale,
		name: `product/${id}`,
		make() {
			trackProduct(locale, id);
			const product = productById(site, locale, id);
			return product ? [productEntry(site, locale, product)] : [];
		},
	};
}

/** Products checked together: if nothing that they show has changed, none is checked by itself. */
const TOGETHER = 64;

const known = new WeakMap<object, Map<Locale, string[][]>>();

/** Ids of all products with a page, in groups; shared by all sites with the same `places`. */
export function productsTogether(site: Site, locale: Locale): string[][] {
	let byLocale = known.get(site.places);
	if (!byLocale) known.set(site.places, (byLocale = new Map()));
	let found = byLocale.get(locale);
	if (!found) {
		const ids = site.locales[locale].products
			.filter((product) => site.addresses.find(locale, 'product', product.id))
			.filter((product) => productById(site, locale, product.id) === product)
			.map(({ id }) => id);
		const count = Math.ceil(ids.length / TOGETHER);
		found = Array.from({ length: count }, (_, at) => ids.slice(at * TOGETHER, (at + 1) * TOGETHER));
		byLocale.set(locale, found);
	}
	return found;
}
