import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { cartSchema, type Cart } from '../../src/contract/cart/cart.ts';
import type { Ask } from './host.ts';

/** Articles of the fixture: a pair of wheels, a small part, a set of spokes. */
export interface Shopper {
	/** Sends any call below `/api/shop/carts/`; cookies are kept from answer to answer. */
	call: (method: string, path: string, body?: unknown) => Promise<Response>;
	cart: () => Promise<Cart>;
	add: (variant_id: string, quantity?: number, intent_id?: string) => Promise<Cart>;
	set: (variant_id: string, quantity: number) => Promise<Cart>;
	remove: (variant_id: string) => Promise<Cart>;
	country: (country: string) => Promise<Cart>;
	code: (code: string) => Promise<Cart>;
	/** Cookies of the device. */
	cookies: Map<string, string>;
}

/** Reads a cart from an answer, and checks it against the contract. */
export async function readCart(response: Response): Promise<Cart> {
	const body = await response.text();
	if (response.status !== 200) throw new Error(`${response.status} ${body}`);
	return v.parse(v.object({ data: cartSchema }), JSON.parse(body)).data;
}

/** Sends any call below `/api/shop/` from one device; cookies are kept as a browser keeps them. */
export function aDevice(
	ask: Ask,
	{ cookies = new Map<string, string>(), locale = 'it', address = '192.0.2.1' } = {},
) {
	return async (method: string, path: string, body?: unknown): Promise<Response> => {
		const language = `${path.includes('?') ? '&' : '?'}locale=${locale}`;
		const response = await ask(`/api/shop/${path}${language}`, {
			method,
			headers: {
				'x-forwarded-for': address,
				cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
			if (rest.includes('Max-Age=0')) cookies.delete(name);
			else cookies.set(name, value);
		}
		return response;
	};
}

/** Device that shops at a host. Two with the same cookies are two tabs. */
export function aShopper(
	ask: Ask,
	{ cookies = new Map<string, string>(), locale = 'it', address = '192.0.2.1' } = {},
): Shopper {
	const askShop = aDevice(ask, { cookies, locale, address });
	const call = (method: string, path: string, body?: unknown) =>
		askShop(method, `carts/${path}`, body);
	const intent_id = () => randomUUID();
	return {
		call,
		cookies,
		cart: async () => readCart(await call('GET', 'mine')),
		add: async (variant_id, quantity = 1, id = intent_id()) =>
			readCart(await call('POST', 'mine/lines', { intent_id: id, variant_id, quantity })),
		set: async (variant, quantity) =>
			readCart(await call('PUT', `mine/lines/${variant}`, { intent_id: intent_id(), quantity })),
		remove: async (variant) =>
			readCart(await call('DELETE', `mine/lines/${variant}?intent_id=${intent_id()}`)),
		country: async (country) =>
			readCart(await call('PUT', 'mine/country', { intent_id: intent_id(), country })),
		code: async (code) =>
			readCart(await call('PUT', 'mine/code', { intent_id: intent_id(), code })),
	};
}
