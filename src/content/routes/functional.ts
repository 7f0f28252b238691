import { ROUTE_NAMES } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { errorHref, href, LISTED_ROUTES } from '#i18n/paths.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { getT } from '#i18n/server.ts';
import { toCartBootstrap } from '../parts/cart.ts';
import { getContact } from '../parts/contact.ts';
import { toCountries, formWhere } from '../editorial/forms.ts';
import { toDescription } from '../parts/description.ts';
import { everywhere, toFrame } from '../parts/frame.ts';
import type { LayoutName } from '../parts/model.ts';
import { buildShell } from '../shell/shell.ts';
import type { Site } from '../site/site.ts';
import { toStoresModel } from '../stores/stores.ts';
import {
	type ErrorStatus,
	type FunctionalRoute,
	PRINTED_ELSEWHERE,
	type RouteEntry,
} from '../page/entry.ts';

export const FUNCTIONAL_ROUTES = ROUTE_NAMES.filter(
	(route): route is FunctionalRoute => !PRINTED_ELSEWHERE.some((other) => other === route),
);

/** Screens with a choice of country, while the shop is open. */
const WITH_COUNTRIES: readonly FunctionalRoute[] = [
	'account-addresses',
	'account-profile',
	'checkout',
	'checkout-shipping',
	'checkout-payment',
	'checkout-resume',
];

function toLayout(route: FunctionalRoute): LayoutName {
	if (route === 'store-locator') return 'store-locator';
	if (route.startsWith('checkout')) return 'checkout';
	return route.startsWith('account') ? 'account' : 'default';
}

/**
 * Screens whose text without a shop says that it is closed, with that of an open one; the steps of
 * the checkout share one.
 */
const OPEN_TEXTS: Partial<Record<FunctionalRoute, MessageKey<'screens'>>> = {
	cart: 'cart.openText',
	checkout: 'checkout.openText',
	'checkout-shipping': 'checkout.openText',
	'checkout-payment': 'checkout.openText',
	'checkout-resume': 'checkout.openText',
	'checkout-done': 'checkout-done.openText',
	orders: 'orders.openText',
	order: 'order.openText',
	login: 'login.openText',
	register: 'register.openText',
	'register-confirm': 'register-confirm.openText',
	'forgot-password': 'forgot-password.openText',
	'reset-password': 'reset-password.openText',
	'email-confirm': 'email-confirm.openText',
	account: 'account.openText',
	'account-addresses': 'account-addresses.openText',
	'account-orders': 'account-orders.openText',
	'account-order': 'account-order.openText',
	'account-profile': 'account-profile.openText',
	'account-wishlist': 'account-wishlist.openText',
	'account-wheels': 'account-wheels.openText',
	'account-returns': 'account-returns.openText',
	'account-return': 'account-return.openText',
	'account-return-new': 'account-return-new.openText',
};

function functionalEntry(site: Site, locale: Locale, route: FunctionalRoute): RouteEntry {
	const t = getT(locale, 'screens');
	const isLocator = route === 'store-locator';
	const title = t(`${route}.title`);
	const isShopOpen = site.locales[locale].settings.shop.is_enabled;
	const isInAccount = route.startsWith('account-');
	return {
		who: `route "${route}"`,
		content: isLocator
			? { kind: 'stores', stores: toStoresModel(site, locale) }
			: {
					kind: 'functional',
					route,
					contact: getContact(site, locale),
					form: formWhere(site, locale, ({ screen }) => screen === route).model,
					countries: isShopOpen && WITH_COUNTRIES.includes(route) ? toCountries(site, locale) : '',
					room:
						isShopOpen && route === 'cart'
							? toCartBootstrap(buildShell(site, locale), getContact(site, locale))
							: null,
					registration:
						route === 'account-wheels'
							? (site.addresses.find(locale, 'page', 'warranty-extension')?.path ?? null)
							: null,
				},
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => href(language, route)),
			title: isInAccount ? `${title} – ${t('account.title')}` : title,
			description: toDescription([t((isShopOpen && OPEN_TEXTS[route]) || `${route}.text`)], locale),
			layout: toLayout(route),
			crumbs: [...(PARENTS[route] ?? []), route].map((step) => ({
				label: t(`${step}.title`),
				href: href(locale, step),
			})),
			noindex: !LISTED_ROUTES.includes(route),
			isTask: !LISTED_ROUTES.includes(route),
		}),
	};
}

/** Parent screens of a screen, the nearest one last. */
const PARENTS: Partial<Record<FunctionalRoute, readonly FunctionalRoute[]>> = {
	'account-addresses': ['account'],
	'account-orders': ['account'],
	'account-order': ['account', 'account-orders'],
	'account-profile': ['account'],
	'account-wishlist': ['account'],
	'account-wheels': ['account'],
	'account-returns': ['account'],
	'account-return': ['account', 'account-returns'],
	'account-return-new': ['account', 'account-returns'],
	order: ['orders'],
	'order-returns': ['orders'],
	'order-return': ['orders', 'order-returns'],
	'order-return-new': ['orders', 'order-returns'],
	'wishlist-shared': ['wishlist'],
};

const ERROR_TEXTS = {
	404: ['error.notFoundTitle', 'error.notFoundText'],
	500: ['error.failedTitle', 'error.failedText'],
	503: ['error.unavailableTitle', 'error.unavailableText'],
} as const;

function errorEntry(site: Site, locale: Locale, status: ErrorStatus): RouteEntry {
	const t = getT(locale, 'shell');
	const [title, text] = ERROR_TEXTS[status];
	return {
		who: `error page ${status}`,
		content: { kind: 'error', status },
		frame: toFrame({
			site,
			locale,
			pathFor: everywhere((language) => errorHref(language, status)),
			title: t(title),
			description: t(text),
			// At a wrong address the menus help; while the site is broken they would not.
			layout: status === 404 ? 'default' : 'empty',
			crumbs: [],
			noindex: true,
		}),
	};
}

/** Store locator, shop and account screens, and the pages for 404, 500 and 503. */
export function functionalEntries(site: Site, locale: Locale): RouteEntry[] {
	return [
		...FUNCTIONAL_ROUTES.map((route) => functionalEntry(site, locale, route)),
		...([404, 500, 503] as const).map((status) => errorEntry(site, locale, status)),
	];
}
