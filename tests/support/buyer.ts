import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { checkoutSchema, type Checkout } from '../../src/contract/checkout/checkout.ts';
import { orderSchema, type Order } from '../../src/contract/orders/order.ts';
import { placedOrderSchema } from '../../src/contract/orders/parts.ts';
import type { PaymentProviderName } from '../../src/contract/payments/payments.ts';
import { aDevice, aShopper, type Shopper } from './cart.ts';
import type { Ask } from './host.ts';

export const ITALIAN = {
	given_name: 'Anna',
	family_name: 'Piave',
	country: 'IT',
	line1: 'Via Ferrovia 12',
	city: 'San Vendemiano',
	region: 'TV',
	postal_code: '31020',
	phone: '+39 0438 123456',
};

/** Delivery data of a private Italian, for the second step. */
export const HOME_DELIVERY = { user_type: 'private', billing: ITALIAN, ships_to_billing: true };

/** Buyer on the way to an order; cookies are kept as a browser keeps them. */
export interface Buyer extends Shopper {
	/** Sends any call below `/api/shop/`. */
	ask: (method: string, path: string, body?: unknown) => Promise<Response>;
	checkout: () => Promise<Checkout>;
	contact: (email?: string) => Promise<Checkout>;
	shipping: (given?: object) => Promise<Checkout>;
	payment: (provider: PaymentProviderName) => Promise<Checkout>;
	/** Submits the binding order, on what the last step shows. */
	place: (change?: object) => Promise<Response>;
	order: (id: string) => Promise<Order>;
}

export async function dataIn<S extends v.GenericSchema<unknown, unknown>>(
	schema: S,
	response: Response,
): Promise<v.InferOutput<S>> {
	const body = await response.text();
	if (response.status !== 200) throw new Error(`${response.status} ${body}`);
	return v.parse(v.object({ data: schema }), JSON.parse(body)).data as v.InferOutput<S>;
}

export function aBuyer(
	ask: Ask,
	{
		email = 'anna@mail.example',
		locale = 'it',
		address = '192.0.2.1',
		cookies = new Map<string, string>(),
	} = {},
): Buyer {
	const shopper = aShopper(ask, { cookies, locale, address });
	const call = aDevice(ask, { cookies, locale, address });
	const step = async (method: string, path: string, body?: unknown) =>
		dataIn(checkoutSchema, await call(method, path, body));
	const checkout = () => step('GET', 'checkout');
	return {
		...shopper,
		ask: call,
		checkout,
		contact: (given = email) => step('PUT', 'checkout/contact', { email: given }),
		shipping: (given = HOME_DELIVERY) => step('PUT', 'checkout/shipping', given),
		payment: (provider) => step('PUT', 'checkout/payment', { provider }),
		async place(change = {}) {
			const { tax, cart, terms_version } = await checkout();
			return call('POST', 'checkout/orders', {
				key: randomUUID(),
				accepts_terms: true,
				terms_version,
				total_amount: tax.total_amount,
				currency: cart.currency,
				...change,
			});
		},
		order: async (id) => dataIn(orderSchema, await call('GET', `orders/${id}`)),
	};
}

export const placedIn = (response: Response) => dataIn(placedOrderSchema, response);

/** Returns a guest whose cart holds an article, ready to place the order. */
export async function readyBuyer(
	ask: Ask,
	provider: PaymentProviderName,
	{
		variant = 'rd-50-hg',
		quantity = 1,
		...who
	}: Parameters<typeof aBuyer>[1] & { variant?: string; quantity?: number } = {},
): Promise<Buyer> {
	const buyer = aBuyer(ask, who);
	await buyer.add(variant, quantity);
	await buyer.contact();
	await buyer.shipping();
	await buyer.payment(provider);
	return buyer;
}

/** Reference of the payment that a page of the test provider is for. */
export const toRef = (url: string | null): string => url?.split('/').at(-1) ?? '';
