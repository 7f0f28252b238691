import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { DeskResourceName } from '#contract/desk/resources.ts';

/** Groups of the menu, in the order in which people open them. */
export const MENU_GROUPS = ['sales', 'people', 'shop', 'site', 'service'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Lists of each group that the desk manages; those of the site are the editor's. */
const LISTS: Readonly<Record<MenuGroup, readonly DeskResourceName[]>> = {
	sales: ['orders', 'returns', 'withdrawals', 'invoices', 'discount_codes'],
	people: [
		'submissions',
		'wheel_registrations',
		'customers',
		'serials',
		'wheel_measurements',
		'subscribers',
		'applications',
	],
	shop: [
		'prices',
		'stock',
		'stock_movements',
		'options',
		'price_lists',
		'shipping_rates',
		'vat_rates',
		'market_rules',
		'order_rules',
		'fit_rules',
	],
	site: ['documents', 'search_misses'],
	service: [
		'mails',
		'build_hooks',
		'consents',
		'consent_receipts',
		'retention_rules',
		'audit_log',
		'staff',
	],
};

const GROUPED = new Set(Object.values(LISTS).flat());

/** Lists of a group that a role may open; a list that no group names is kept with the service. */
export function toLists(group: MenuGroup, names: readonly DeskResourceName[]): DeskResourceName[] {
	const own = LISTS[group].filter((name) => names.includes(name));
	return group === 'service' ? [...own, ...names.filter((name) => !GROUPED.has(name))] : own;
}

/** Entries of the site that belong to the shop's group: what is sold, and where it is filed. */
export const SOLD: readonly ContentEntity[] = ['product', 'category', 'product_usage'];
