/**
 * Simulates guests in a process of their own, each of whom orders again and again: cart, address,
 * payment, order, and the approval on the page of the test provider. Recalculates every sum that is
 * shown. Prints the result as one line of JSON. `node buyers.ts <url[,url…]> <buyers> <checkouts>`; of
 * several hosts each gets every other call.
 */
import { makeCaller, quantile, type Send } from '../caller.ts';
import { aDevice, order } from './ordering.ts';

const [urls = '', buyers = '1', checkouts = '1'] = process.argv.slice(2);
const hosts = urls.split(',').map((url) => makeCaller(`${url}/api/shop`, Number(buyers)));
let turn = 0;
const send: Send = async (...call) => {
	turn += 1;
	const host = hosts[turn % hosts.length];
	if (!host) throw new Error('no host was named');
	return host(...call);
};

/** Articles with enough stock. */
const VARIANTS = (process.env['SHOPPED'] ?? '').split(',');

const statuses: Record<string, number> = {};
const times: number[] = [];
const units: Record<string, number> = {};
let wrong = 0;
let amount = 0;
let done = 0;
let begun = 0;

async function buy(number: number): Promise<void> {
	const address = `10.${number % 250}.${Math.floor(number / 250) % 250}.1`;
	const ask = aDevice(async (...call) => {
		const answer = await send(...call);
		statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
		return answer;
	}, address);
	const variant_id = VARIANTS[number % VARIANTS.length] ?? '';
	const quantity = 1 + (number % 2);
	const email = `buyer-${number}@mail.example`;
	const bought = await order(ask, { variant_id, quantity, email });
	wrong += bought.wrong;
	amount += bought.amount;
	units[variant_id] = (units[variant_id] ?? 0) + quantity;
	done += 1;
}

async function buyer(): Promise<void> {
	while (begun < Number(checkouts)) {
		const number = begun;
		begun += 1;
		const started = performance.now();
		await buy(number).catch((cause) => console.error(String(cause)));
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
		pieces: units,
		statuses,
	}),
);
