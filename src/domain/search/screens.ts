import type { RouteName } from '#contract/links.ts';

/** Screens that are looked for by name. */
export const FOUND_ROUTES = [
	'store-locator',
	'tyre-pressure',
	'fit',
	'compare',
	'careers',
	'products-archive',
	'news-archive',
	'wheel-passport',
	'account-orders',
	'withdrawal',
] as const satisfies readonly RouteName[];
export type FoundRoute = (typeof FOUND_ROUTES)[number];
