import type { Product } from '#contract/content/catalogue.ts';
import type { Store } from '#contract/content/places.ts';
import type { Locale } from '#contract/locales.ts';
import type { Site } from '../site/site.ts';
import { articleVisitHref } from './visits.ts';

const carriers = new WeakMap<readonly Store[], Map<string, number>>();

/** Number of stores that carry a range; counted once for all products. */
function listStores(range: string | null, stores: readonly Store[]): number {
	let known = carriers.get(stores);
	if (!known) {
		known = new Map();
		for (const name of stores.flatMap(({ ranges }) => [...new Set(ranges)])) {
			known.set(name, (known.get(name) ?? 0) + 1);
		}
		carriers.set(stores, known);
	}
	return range === null ? 0 : (known.get(range) ?? 0);
}

/** Links to see a product: the stores that carry its range, and the form to ask one of them. */
export function storesWith(
	site: Site,
	locale: Locale,
	{ range }: Pick<Product, 'range'>,
	article: string | null,
	who: string,
) {
	const route = site.addresses.resolve(locale, { type: 'route', route: 'store-locator' }, who);
	const storeCount = listStores(range, site.shared.stores);
	const visitHref = article === null ? null : articleVisitHref(site, locale, article);
	if (storeCount === 0) return { storesHref: route, visitHref, storeCount };
	const search = new URLSearchParams({
		...(range !== null && { range }),
		// The store locator passes it on to the form.
		...(visitHref !== null && article !== null && { article }),
	});
	return { storesHref: `${route}?${search}`, visitHref, storeCount };
}
