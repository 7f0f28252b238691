import * as v from 'valibot';
import { linkAddressSchema } from './addresses.ts';
import { idSchema, titleSchema } from './units.ts';

/** Screens that the site knows by name. `i18n/paths.ts` has their paths and those to be indexed. */
export const ROUTE_NAMES = [
	'home',
	'products-archive',
	'store-locator',
	'compare',
	'tyre-pressure',
	'menu',
	'fit',
	'fit-changes',
	'search',
	'news-archive',
	'careers',
	'cart',
	'checkout',
	'checkout-shipping',
	'checkout-payment',
	'checkout-resume',
	'checkout-done',
	'orders',
	'order',
	'order-returns',
	'order-return',
	'order-return-new',
	'login',
	'register',
	'register-confirm',
	'forgot-password',
	'reset-password',
	'email-confirm',
	'account',
	'account-addresses',
	'account-orders',
	'account-order',
	'account-profile',
	'account-wishlist',
	'account-wheels',
	'account-returns',
	'account-return',
	'account-return-new',
	'ops-warranty',
	'store-visit',
	'wheel-passport',
	'wheel-transfer',
	'thank-you-page',
	'newsletter-confirm',
	'newsletter-unsubscribe',
	'wishlist',
	'wishlist-shared',
	'withdrawal',
	'notice-confirm',
	'notice-end',
] as const;
const routeNameSchema = v.picklist(ROUTE_NAMES);
export type RouteName = v.InferOutput<typeof routeNameSchema>;

/** Kinds of entry that have their own address. */
export const LINKABLE_ENTITIES = [
	'page',
	'category',
	'product_usage',
	'product',
	'news',
	'job',
] as const;
const linkableEntitySchema = v.picklist(LINKABLE_ENTITIES);
export type LinkableEntity = v.InferOutput<typeof linkableEntitySchema>;

/**
 * Target of a menu item or a button. Entries are named by id, never by address, so that a link
 * works in every language. The build fails on a link that leads nowhere.
 */
export const linkTargetSchema = v.pipe(
	v.variant('type', [
		v.object({ type: v.literal('route'), route: routeNameSchema }),
		v.object({ type: v.literal('entity'), entity: linkableEntitySchema, id: idSchema }),
		v.object({
			type: v.literal('url'),
			url: linkAddressSchema,
		}),
	]),
	v.metadata({ field: 'link' }),
);
export type LinkTarget = v.InferOutput<typeof linkTargetSchema>;

export const labelledLinkSchema = v.object({ label: titleSchema, link: linkTargetSchema });
export type LabelledLink = v.InferOutput<typeof labelledLinkSchema>;
