import type { Locale } from '#contract/locales.ts';
import type { SearchEntry, SearchIndex } from '#contract/search/search.ts';
import { searchIndex } from '#domain/search/entries.ts';
import { countryName } from '#i18n/country-name.ts';
import { categoryUsageHref, entryHref, href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { rulesToday } from '../site/rules-today.ts';
import { markRead } from '../site/tracking.ts';
import { trackProduct, createMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';

const remember = createMemo<SearchEntry>();

/** Search index of a language. A product is cut into words again only if it has changed. */
export function siteIndex(site: Site, locale: Locale): SearchIndex {
	const source = site.locales[locale];
	return searchIndex(
		{
			locale,
			href: {
				entry: (entity, slug) => entryHref(locale, entity, slug),
				route: (route) => href(locale, route),
				categoryUsage: (category, usage) => categoryUsageHref(locale, category, usage),
			},
			countryName: (code) => countryName(code, locale),
			screenName: getT(locale, 'search-screens'),
			priceLists: site.shared.priceLists,
			categories: source.categories,
			usages: source.usages,
			products: source.products,
			pages: source.pages,
			news: source.news,
			jobs: source.jobs,
			documents: source.documents,
			stores: site.shared.stores,
			fitRules: rulesToday(site, locale),
		},
		(product, isWhole, make) =>
			remember(site, locale, `${product.id}/${isWhole}`, () => {
				for (const id of [product.id, ...product.compatible_ids]) trackProduct(locale, id);
				markRead(source, ['categories', 'usages', 'fitRules']);
				markRead(site.shared, ['priceLists']);
				return make();
			}),
	);
}
