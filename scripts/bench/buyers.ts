/**
 * Simulates guests in a process of their own, each of whom orders again and again: cart, address,
 * payment, order, and the approval on the page of the test provider. Recalculates every sum that is
 * shown. Prints the result as one line of JSON. `node buyers.ts <url> <buyers> <checkouts>`
 */
import { ITALIAN } from '../../tests/support/buyer.ts';
import { randomUUID } from 'node:crypto';
import { callerOf, cookieHeader, keepCookies, quantile } from './caller.ts';
import { type Priced, totalOf } from './totals.ts';

const [url = '', buyers = '1', checkouts = '1'] = process.argv.slice(2);
const send = callerOf(`${url}/api/shop`, Number(buyers));

/** Articles with enough stock. */
const VARIANTS = (process.env['SHOPPED'] ?? '').split(',');

interface Shown {
	items: Priced[];
	total_amount: number;
	currency: string;
}

const statuses: Record<string, number> = {};
const times: number[] = [];
const pieces: Record<string, number> = {};
let wrong = 0;
let amount = 0;
let done = 0;
let begun = 0;

/** A device of its own, behind a network of its own: rate limits apply to each network. */
function aDevice(number: number) {
	const cookies = new Map<string, string>();
	const address = `10.${number % 250}.${Math.floor(number / 250) % 250}.1`;
	return async (method: string, path: string, body?: object | string) => {
		const headers = { 'x-forwarded-for': address, cookie: cookieHeader(cookies) };
		const answer = await send(method, path, headers, body);
		const name = `${answer.status}`;
		statuses[name] = (statuses[name] ?? 0) + 1;
		keepCookies(cookies, answer.cookies);
		return answer;
	};
}

function check({ items, total_amount }: Shown, quantity: number): void {
	const isWhole = items.length === 1 && items[0]?.quantity === quantity;
	if (!isWhole || totalOf(items).total !== total_amount) wrong += 1;
}

async function order(number: number): Promise<void> {
	const ask = aDevice(number);
	const variant_id = VARIANTS[number % VARIANTS.length] ?? '';
	const quantity = 1 + (number % 2);
	async function step<T>(method: string, path: string, body: object): Promise<T> {
		const { status, text } = await ask(method, `${path}?locale=it`, body);
		if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
		return (JSON.parse(text) as { data: T }).data;
	}
	const added = { intent_id: randomUUID(), variant_id, quantity };
	check(await step<Shown>('POST', '/carts/mine/lines', added), quantity);
	await step('PUT', '/checkout/contact', { email: `buyer-${number}@mail.example` });
	const given = { user_type: 'private', billing: ITALIAN, ships_to_billing: true };
	await step('PUT', '/checkout/shipping', given);
	const { cart, tax, terms_version } = await step<{
		cart: Shown;
		tax: { total_amount: number; vat_total: number };
		terms_version: string;
	}>('PUT', '/checkout/payment', { provider: 'test' });
	check(cart, quantity);
	const { total, vat } = totalOf(cart.items);
	if (tax.total_amount !== total || tax.vat_total !== vat) wrong += 1;
	const placed = await step<{ url: string }>('POST', '/checkout/orders', {
		key: randomUUID(),
		accepts_terms: true,
		terms_version,
		total_amount: tax.total_amount,
		currency: cart.currency,
	});
	const page = placed.url.replace('/api/shop', '');
	const { status } = await ask('POST', page, 'choice=approve');
	if (status !== 303) throw new Error(`the payment was answered by ${status}`);
	amount += total;
	pieces[variant_id] = (pieces[variant_id] ?? 0) + quantity;
	done += 1;
}

async function buyer(): Promise<void> {
	while (begun < Number(checkouts)) {
		const number = begun;
		begun += 1;
		const started = performance.now();
		await order(number).catch((cause) => console.error(String(cause)));
		times.push(performance.now() - started);
	}
}

const started = performance.now();
await Promise.all(Array.from({ length: Number(buyers) }, buyer));
const seconds = (performance.now() - started) / 1000;
console.log(
	JSON.stringify({
		checkouts: begun,
		done,
		per_second: done / seconds,
		median_ms: quantile(times, 0.5),
		p95_ms: quantile(times, 0.95),
		wrong,
		amount,
		pieces,
		statuses,
	}),
);
