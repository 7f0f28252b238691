import AccountLayout from './AccountLayout.astro';
import BaseLayout from './BaseLayout.astro';
import CheckoutLayout from './CheckoutLayout.astro';
import LandingLayout from './LandingLayout.astro';
import SiteLayout from './SiteLayout.astro';
import StoreLocatorLayout from './StoreLocatorLayout.astro';
import type { LayoutName } from '#content/parts/model.ts';

/** Document shell of a page, by the name that its frame carries. */
export const LAYOUT_COMPONENTS = {
	default: SiteLayout,
	landing: LandingLayout,
	'store-locator': StoreLocatorLayout,
	blog: SiteLayout,
	home: SiteLayout,
	account: AccountLayout,
	checkout: CheckoutLayout,
	empty: BaseLayout,
} as const satisfies Record<LayoutName, unknown>;
