import type { Category, PriceList, Product, ProductUsage } from '#contract/content/catalogue.ts';
import type { Job, News, Page } from '#contract/content/pages.ts';
import type { Document, Store } from '#contract/content/places.ts';
import type { LinkableEntity, RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Rule } from '../fit-bench/rules.ts';
import type { FoundRoute } from './screens.ts';

/** Addresses of the site in one language. */
interface SearchAddresses {
	entry: (entity: LinkableEntity, slug: string) => string;
	route: (route: RouteName) => string;
	categoryUsage: (category: string, usage: string) => string;
}

/** Content of one language that can be found, as the API answers it. */
export interface SearchSource {
	locale: Locale;
	href: SearchAddresses;
	/** Name of a country in the language. */
	countryName: (code: string) => string;
	/** Name of a screen as a result. */
	screenName: (route: FoundRoute) => string;
	/** The default one states the prices of results; by the others a limit is read in their currency. */
	priceLists: readonly PriceList[];
	categories: readonly Category[];
	usages: readonly ProductUsage[];
	products: readonly Product[];
	pages: readonly Page[];
	news: readonly News[];
	jobs: readonly Job[];
	documents: readonly Document[];
	stores: readonly Store[];
	/** Fit rules that hold today: a wheel is not found by a tyre that one forbids. */
	fitRules: readonly Rule[];
}
