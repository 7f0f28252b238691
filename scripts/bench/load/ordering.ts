import { randomUUID } from 'node:crypto';
import { ITALIAN } from '../../../tests/support/buyer.ts';
import { type Answer, cookieHeader, keepCookies, type Send } from '../caller.ts';
import { type Priced, calculateTotal } from './totals.ts';

interface Shown {
	items: Priced[];
	total_amount: number;
	currency: string;
}

export type Device = (method: string, path: string, body?: object | string) => Promise<Answer>;

/** A device with its own cookies behind an address: rate limits apply to address and network. */
export function aDevice(send: Send, address: string): Device {
	const cookies = new Map<string, string>();
	return async (method, path, body) => {
		const headers = { 'x-forwarded-for': address, cookie: cookieHeader(cookies) };
		const answer = await send(method, path, headers, body);
		keepCookies(cookies, answer.cookies);
		return answer;
	};
}

export interface Bought {
	id: string;
	amount: number;
	/** Number of sums that the shop showed and that differ from the buyer's own. */
	wrong: number;
}

const isWrong = ({ items, total_amount }: Shown, quantity: number): boolean =>
	items.length !== 1 ||
	items[0]?.quantity !== quantity ||
	calculateTotal(items).total !== total_amount;

/** Orders and pays as a guest: cart, address, payment, order, approval at the test provider. */
export async function order(
	ask: Device,
	{ variant_id, quantity, email }: { variant_id: string; quantity: number; email: string },
): Promise<Bought> {
	async function step<T>(method: string, path: string, body: object): Promise<T> {
		const { status, text } = await ask(method, `${path}?locale=it`, body);
		if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
		return (JSON.parse(text) as { data: T }).data;
	}
	const added = { intent_id: randomUUID(), variant_id, quantity };
	let wrong = Number(isWrong(await step<Shown>('POST', '/carts/mine/lines', added), quantity));
	await step('PUT', '/checkout/contact', { email });
	const given = { user_type: 'private', billing: ITALIAN, ships_to_billing: true };
	await step('PUT', '/checkout/shipping', given);
	const { cart, tax, terms_version } = await step<{
		cart: Shown;
		tax: { total_amount: number; vat_total: number };
		terms_version: string;
	}>('PUT', '/checkout/payment', { provider: 'test' });
	wrong += Number(isWrong(cart, quantity));
	const { total, vat } = calculateTotal(cart.items);
	if (tax.total_amount !== total || tax.vat_total !== vat) wrong += 1;
	const placed = await step<{ id: string; url: string }>('POST', '/checkout/orders', {
		key: randomUUID(),
		accepts_terms: true,
		terms_version,
		total_amount: tax.total_amount,
		currency: cart.currency,
	});
	const page = placed.url.replace('/api/shop', '');
	const { status } = await ask('POST', page, 'choice=approve');
	if (status !== 303) throw new Error(`the payment was answered by ${status}`);
	return { id: placed.id, amount: total, wrong };
}
