import type { Cart, CartItem, CartVariant } from '#contract/cart/cart.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';

/** Article with GA4's field names: id or name is there. Amounts are in units of the currency. */
export interface AnalyticsItem {
	item_id?: string;
	item_name: string;
	item_brand?: string;
	item_category?: string;
	item_variant?: string;
	item_list_name?: string;
	price?: number;
	/** Discount of the whole quantity, in units. */
	discount?: number;
	quantity?: number;
	index?: number;
}

interface Ecommerce {
	currency: string;
	value: number;
	items: readonly AnalyticsItem[];
}
/** Event that leaves out the price of an article without one. */
type Offer = Pick<Ecommerce, 'items'> & Partial<Pick<Ecommerce, 'currency' | 'value'>>;
interface Listing {
	item_list_name: string;
	items: readonly AnalyticsItem[];
}

/** Order in progress: its code, shipping and payment method, if known. */
type Checkout = Ecommerce & { coupon?: string; shipping_tier?: string; payment_type?: string };
type Purchase = Ecommerce & {
	transaction_id: string;
	tax: number;
	shipping: number;
	coupon?: string;
};

/** All events that may be sent, by the names of GA4. */
export type AnalyticsEvent =
	| { event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info'; ecommerce: Checkout }
	| { event: 'purchase' | 'refund'; ecommerce: Purchase }
	| { event: 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: Ecommerce }
	| { event: 'add_to_wishlist' | 'view_item'; ecommerce: Offer }
	| { event: 'view_item_list' | 'select_item'; ecommerce: Listing };

/** Most held events: a visitor who never answers about cookies must not fill the memory. */
const MOST_HELD = 200;

type Consent = 'unasked' | 'granted' | 'refused';

interface Queue {
	held: AnalyticsEvent[];
	/** Questions to the host that only make sense with consent. */
	tasks: (() => void)[];
	consent: Consent;
	send: ((event: AnalyticsEvent) => void) | null;
}

declare global {
	interface Window {
		/** One queue for all scripts of a page, which are built separately. Memory only. */
		livenzaEvents?: Queue;
	}
}

const queue = (): Queue =>
	(globalThis.window.livenzaEvents ??= { held: [], tasks: [], consent: 'unasked', send: null });

/** Tracks an event: held until there is consent, dropped once consent is refused. */
export function track(event: AnalyticsEvent): void {
	if (typeof window === 'undefined') return;
	const { held, consent, send } = queue();
	if (consent === 'refused') return;
	if (consent === 'granted') send?.(event);
	else if (held.length < MOST_HELD) held.push(event);
}

/** Runs a task at once with consent, later if consent is given on this page, else never. */
export function onceConsented(task: () => void): void {
	if (typeof window === 'undefined') return;
	const { tasks, consent } = queue();
	if (consent === 'granted') task();
	else if (consent === 'unasked') tasks.push(task);
}

/** Sends the held events, in order, and all that follow; runs the tasks that waited. */
export function grantConsent(send: (event: AnalyticsEvent) => void): void {
	const known = queue();
	const held = known.held.splice(0);
	const tasks = known.tasks.splice(0);
	Object.assign(known, { consent: 'granted', send });
	held.forEach(send);
	for (const task of tasks) task();
}

/** Drops the held events; none are held from now on. */
export function refuseConsent(): void {
	Object.assign(queue(), { held: [], tasks: [], consent: 'refused', send: null });
}

/** Converts minor units to the units that analytics counts in: 12200 of EUR is 122. */
export function toUnits(amount: number, currency: string): number {
	const digits = minorUnitExponent(currency);
	return Number((amount / 10 ** digits).toFixed(digits));
}

/** Fields of a cart or order line that are sent. */
interface Line {
	variant: {
		code: string;
		name: string;
		product: Pick<CartVariant['product'], 'name' | 'brand' | 'category'>;
	};
	quantity: number;
	unit_price: number;
	adjustments_total: number;
}

export function toItem(item: Line, quantity: number, currency: string): AnalyticsItem {
	const { variant, unit_price, adjustments_total } = item;
	const off = item.quantity > 0 ? Math.round((-adjustments_total * quantity) / item.quantity) : 0;
	return {
		item_id: variant.code,
		item_name: variant.product.name,
		item_brand: variant.product.brand,
		item_category: variant.product.category,
		item_variant: variant.name,
		price: toUnits(unit_price, currency),
		...(off > 0 && { discount: toUnits(off, currency) }),
		quantity,
	};
}

const linesTold =
	(event: 'add_to_cart' | 'remove_from_cart') =>
	(item: CartItem, quantity: number, currency: string): void => {
		if (currency === '') return;
		const value = toUnits(item.unit_price * quantity, currency);
		track({ event, ecommerce: { currency, value, items: [toItem(item, quantity, currency)] } });
	};

/** Tracks units added to the cart, once the host has confirmed them. */
export const noteAdded = linesTold('add_to_cart');
/** Tracks units removed from the cart. */
export const noteRemoved = linesTold('remove_from_cart');

/** Tracks a view of the cart. */
export function noteCartViewed({ currency, total_amount, items }: Cart): void {
	track({
		event: 'view_cart',
		ecommerce: {
			currency,
			value: toUnits(total_amount, currency),
			items: items.map((item) => toItem(item, item.quantity, currency)),
		},
	});
}

/** Price as the visitor sees it, in units of the currency. */
export interface SeenPrice {
	value: number;
	currency: string;
}

/** Article of a page; without a price it is sold on request, or not in that country. */
export interface Offered {
	code: string;
	name: string;
	brand?: string | undefined;
	category?: string | undefined;
	variant?: string | undefined;
	price: SeenPrice | null;
}

/** Tracks an article that was put on the wish list, or whose page was viewed. */
export function noteOffered(event: 'add_to_wishlist' | 'view_item', offered: Offered): void {
	const { code, name, brand, category, variant, price } = offered;
	const item = {
		item_id: code,
		item_name: name,
		...(brand !== undefined && { item_brand: brand }),
		...(category !== undefined && { item_category: category }),
		...(variant !== undefined && { item_variant: variant }),
		...(price && { price: price.value }),
		quantity: 1,
	};
	track({ event, ecommerce: { ...price, items: [item] } });
}

/** Product of a list; not every card has its id. */
export interface Listed {
	id?: string | undefined;
	name: string;
	index: number;
}

/** Tracks a list of products that was shown, or a product opened from it. */
export function noteListed(
	event: 'view_item_list' | 'select_item',
	item_list_name: string,
	products: readonly Listed[],
): void {
	const items = products.map(({ id, name, index }) => ({
		...(id !== undefined && { item_id: id }),
		item_name: name,
		item_list_name,
		index,
	}));
	track({ event, ecommerce: { item_list_name, items } });
}
