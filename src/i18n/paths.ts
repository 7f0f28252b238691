import type { LinkableEntity, RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { SEARCH_VERSION } from '#contract/search/version.ts';

type Words = Readonly<Record<Locale, string>>;

/** Words of content addresses per language. Functional routes keep one path in every language. */
export const PATH_WORDS = {
	products: { it: 'prodotti', en: 'products', es: 'productos', fr: 'produits', ja: 'products' },
	product: { it: 'prodotto', en: 'product', es: 'producto', fr: 'produit', ja: 'product' },
	stores: {
		it: 'punti-vendita',
		en: 'distributors',
		es: 'puntos-de-venta',
		fr: 'points-de-vente',
		ja: 'distributors',
	},
	compare: {
		it: 'confronto',
		en: 'compare',
		es: 'comparar',
		fr: 'comparer',
		ja: 'compare',
	},
	pressure: {
		it: 'pressione-coperture',
		en: 'tyre-pressure',
		es: 'presion-cubiertas',
		fr: 'pression-pneus',
		ja: 'tyre-pressure',
	},
	menu: { it: 'menu', en: 'menu', es: 'menu', fr: 'menu', ja: 'menu' },
	fit: {
		it: 'compatibilita',
		en: 'fit',
		es: 'compatibilidad',
		fr: 'compatibilite',
		ja: 'fit',
	},
	fitChanges: {
		it: 'compatibilita/cambiamenti',
		en: 'fit/changes',
		es: 'compatibilidad/cambios',
		fr: 'compatibilite/changements',
		ja: 'fit/changes',
	},
	search: { it: 'cerca', en: 'search', es: 'buscar', fr: 'recherche', ja: 'search' },
	news: { it: 'news', en: 'news', es: 'news', fr: 'news', ja: 'news' },
	careers: {
		it: 'lavora-con-noi',
		en: 'careers',
		es: 'empleo',
		fr: 'recrutement',
		ja: 'careers',
	},
} as const satisfies Record<string, Words>;

/** Path below `/{locale}` of every route with one fixed path; the rest take a word. */
const ROUTE_PATHS: Record<RouteName, string | Words> = {
	home: '',
	'products-archive': PATH_WORDS.products,
	'store-locator': PATH_WORDS.stores,
	compare: PATH_WORDS.compare,
	'tyre-pressure': PATH_WORDS.pressure,
	menu: PATH_WORDS.menu,
	fit: PATH_WORDS.fit,
	'fit-changes': PATH_WORDS.fitChanges,
	search: PATH_WORDS.search,
	'news-archive': PATH_WORDS.news,
	careers: PATH_WORDS.careers,
	cart: 'cart',
	checkout: 'checkout',
	'checkout-shipping': 'checkout/shipping',
	'checkout-payment': 'checkout/payment',
	'checkout-resume': 'checkout/resume',
	'checkout-done': 'checkout/done',
	orders: 'orders',
	order: 'orders/detail',
	'order-returns': 'orders/returns',
	'order-return': 'orders/return',
	'order-return-new': 'orders/return-new',
	login: 'login',
	register: 'register',
	'register-confirm': 'register/confirm',
	'forgot-password': 'forgot-password',
	'reset-password': 'reset-password',
	'email-confirm': 'email-confirm',
	account: 'account',
	'account-addresses': 'account/addresses',
	'account-orders': 'account/orders',
	'account-order': 'account/orders/detail',
	'account-profile': 'account/profile',
	'account-wishlist': 'account/wishlist',
	'account-wheels': 'account/wheels',
	'account-returns': 'account/returns',
	'account-return': 'account/returns/detail',
	'account-return-new': 'account/returns/new',
	'ops-warranty': 'ops-warranty',
	'store-visit': 'store-visit',
	'wheel-passport': 'wheel',
	'wheel-transfer': 'wheel-transfer',
	'thank-you-page': 'thank-you-page',
	'newsletter-confirm': 'newsletter-confirm',
	'newsletter-unsubscribe': 'newsletter-unsubscribe',
	wishlist: 'wishlist',
	'wishlist-shared': 'wishlist/shared',
	withdrawal: 'withdrawal',
	'notice-confirm': 'notice/confirm',
	'notice-end': 'notice/end',
};

/**
 * Screens that search engines may list, and that are in the sitemap. Any other has `noindex`: it
 * serves one visitor, or is not open yet. A page of the CMS sets its own.
 */
export const LISTED_ROUTES: readonly RouteName[] = [
	'home',
	'products-archive',
	'store-locator',
	'compare',
	'tyre-pressure',
	'fit',
	'fit-changes',
	'news-archive',
	'careers',
];

/** Address of a named route, `/it/prodotti`. */
export function href(locale: Locale, route: RouteName): string {
	const path = ROUTE_PATHS[route];
	const below = typeof path === 'string' ? path : path[locale];
	return below ? `/${locale}/${below}` : `/${locale}`;
}

/** Address of an error page. */
export function errorHref(locale: Locale, status: 404 | 500 | 503): string {
	return `/${locale}/${status}`;
}

/** Address of the comparison data of a category's products. */
export function comparisonHref(locale: Locale, categoryId: string): string {
	return `${href(locale, 'compare')}/${categoryId}.json`;
}

/** Address of a language's search index; its version is that of the script that reads it. */
export function searchIndexHref(locale: Locale): string {
	return `/search/${locale}-${SEARCH_VERSION}.json`;
}

/** Address of the texts that the search writes. */
export function searchTextsHref(locale: Locale): string {
	return `/search/${locale}-texts.json`;
}

/** Address of the description by which a browser offers the search. */
export function searchDescriptionHref(locale: Locale): string {
	return `/search/${locale}.xml`;
}

/** Address of the results of a query: behind `#`, so that what is typed is sent to nobody. */
export function searchHref(locale: Locale, query: string): string {
	return `${href(locale, 'search')}#${new URLSearchParams({ q: query })}`;
}

/** Address of a language's news feed. */
export function newsFeedHref(locale: Locale): string {
	return `${href(locale, 'news-archive')}/rss.xml`;
}

/** Address of a language's feed of open positions. */
export function jobsFeedHref(locale: Locale): string {
	return `${href(locale, 'careers')}/rss.xml`;
}

/** Address of an entry by its slug in that language. The page `home` is the locale's root. */
export function entryHref(locale: Locale, entity: LinkableEntity, slug: string): string {
	switch (entity) {
		case 'page':
			return slug === 'home' ? `/${locale}` : `/${locale}/${slug}`;
		case 'category':
		case 'product_usage':
			return `/${locale}/${PATH_WORDS.products[locale]}/${slug}`;
		case 'product':
			return `/${locale}/${PATH_WORDS.product[locale]}/${slug}`;
		case 'news':
			return `/${locale}/${PATH_WORDS.news[locale]}/${slug}`;
		case 'job':
			return `/${locale}/${PATH_WORDS.careers[locale]}/${slug}`;
	}
}

/** Address of a category narrowed to one usage. */
export function categoryUsageHref(locale: Locale, categorySlug: string, usageSlug: string): string {
	return `${entryHref(locale, 'category', categorySlug)}/${usageSlug}`;
}

/** Address of a list's further page; page 1 is the list itself. */
export function pageHref(path: string, page: number): string {
	return page === 1 ? path : `${path}/${page}`;
}

/** Id of the list of cookies and browser storage on its page. */
export const COOKIE_LIST_ID = 'cookie-list';

/** Pages of the CMS that the specification names as routes: a host must have every one. */
export const REQUIRED_PAGES = [
	'home',
	'company-info',
	'cookie-policy',
	'privacy-policy',
	'privacy-policy-candidati',
	'privacy-policy-contacts',
	'privacy-policy-newsletter',
	'privacy-policy-supplier',
	'warranty-conditions',
	'newsletter',
	'kleos-rd-36',
	'kleos-rd-50',
	'kleos-rd-62',
] as const;

/** Address of the messages and links of the cart in a language. */
export function cartBootstrapHref(locale: Locale): string {
	return `/cart-room/${locale}.json`;
}

/** Address of the lists of the hamburger menu in a language. */
export function menuFileHref(locale: Locale): string {
	return `/menus/${locale}.json`;
}
