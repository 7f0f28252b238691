import AccountLayout from './AccountLayout.astro';
import BlogLayout from './BlogLayout.astro';
import CheckoutLayout from './CheckoutLayout.astro';
import DefaultLayout from './DefaultLayout.astro';
import EmptyLayout from './EmptyLayout.astro';
import HomeLayout from './HomeLayout.astro';
import LandingLayout from './LandingLayout.astro';
import StoreLocatorLayout from './StoreLocatorLayout.astro';
import type { LayoutName } from '#content/model.ts';

/** Document shell of a page, by the name that its frame carries. */
export const LAYOUT_COMPONENTS = {
	default: DefaultLayout,
	landing: LandingLayout,
	'store-locator': StoreLocatorLayout,
	blog: BlogLayout,
	home: HomeLayout,
	account: AccountLayout,
	checkout: CheckoutLayout,
	empty: EmptyLayout,
} as const satisfies Record<LayoutName, unknown>;
