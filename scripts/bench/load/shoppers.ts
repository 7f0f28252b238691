/**
 * Shoppers in a process of their own, so that their cost is not counted as the host's: each has a
 * cart, adds, sets and removes at random, and recalculates every answer in its own way. Prints the
 * result as one line of JSON. `node shoppers.ts <url> <shoppers> <actions> <pause ms>`
 */
import { randomUUID } from 'node:crypto';
import { type Answer, makeCaller, cookieHeader, keepCookies, quantile } from '../caller.ts';
import { type Priced, calculateTotal } from './totals.ts';

const [url = '', shoppers = '1', actions = '1', pause = '0'] = process.argv.slice(2);
const send = makeCaller(`${url}/api/shop/carts/mine`, Number(shoppers));

/** Articles of the seed that are never out of stock in it, expensive and cheap. */
const VARIANTS = (process.env['SHOPPED'] ?? '').split(',');

interface Line extends Priced {
	variant_id: string;
}

/** True if an answer adds up, and has the expected lines. */
function isRight(text: string, expected: ReadonlyMap<string, number>): boolean {
	const { data } = JSON.parse(text) as {
		data: { items: Line[]; total_amount: number; vat_total: number };
	};
	const lines = new Map(data.items.map((line) => [line.variant_id, line.quantity]));
	const isSame =
		lines.size === expected.size &&
		[...expected].every(([id, quantity]) => lines.get(id) === quantity);
	const { total, vat } = calculateTotal(data.items);
	return isSame && data.total_amount === total && data.vat_total === vat;
}

const statuses: Record<string, number> = {};
const times: number[] = [];
const adds: number[] = [];
let wrong = 0;
let left = Number(actions);

const rest = (ms: number) =>
	ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random()))) : undefined;
const pickOne = <T>(list: readonly T[]): T | undefined =>
	list[Math.floor(Math.random() * list.length)];

async function shop(number: number): Promise<void> {
	const cookies = new Map<string, string>();
	const lines = new Map<string, number>();
	let done = 0;
	while (left > 0) {
		// A network of its own for each thousand actions: rate limits apply to each network.
		const address = `10.${number % 250}.${Math.floor(done / 1000) % 250}.${number % 250}`;
		const headers = {
			'x-forwarded-for': address,
			cookie: cookieHeader(cookies),
		};
		const id = pickOne(VARIANTS) ?? '';
		const dice = Math.random();
		const isAdd = lines.size === 0 || dice < 0.4;
		// A cart takes at most five of one article.
		if (isAdd && (lines.get(id) ?? 0) >= 5) continue;
		left -= 1;
		done += 1;
		await rest(Number(pause));
		const intent_id = randomUUID();
		const asked = performance.now();
		let answer: Answer;
		let apply: () => void;
		if (isAdd) {
			answer = await send('POST', '/lines?locale=it', headers, {
				intent_id,
				variant_id: id,
				quantity: 1,
			});
			apply = () => lines.set(id, (lines.get(id) ?? 0) + 1);
			adds.push(performance.now() - asked);
		} else if (dice < 0.85) {
			const quantity = 1 + Math.floor(Math.random() * 5);
			answer = await send('PUT', `/lines/${id}?locale=it`, headers, { intent_id, quantity });
			apply = () => lines.set(id, quantity);
		} else {
			answer = await send('DELETE', `/lines/${id}?locale=it&intent_id=${intent_id}`, headers);
			apply = () => lines.delete(id);
		}
		times.push(performance.now() - asked);
		statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
		keepCookies(cookies, answer.cookies);
		// A rejected action has no effect, or none that was reported.
		if (answer.status !== 200) continue;
		apply();
		if (!isRight(answer.text, lines)) wrong += 1;
	}
}

const started = performance.now();
await Promise.all(Array.from({ length: Number(shoppers) }, (_, number) => shop(number)));
const seconds = (performance.now() - started) / 1000;
console.log(
	JSON.stringify({
		actions: times.length,
		per_second: times.length / seconds,
		median_ms: quantile(times, 0.5),
		p95_ms: quantile(times, 0.95),
		add_p95_ms: quantile(adds, 0.95),
		wrong,
		statuses,
	}),
);
