/**
 * Shoppers as a process of their own, so that what they cost is not counted as the host's: each has
 * a cart, adds, sets and removes at random, and calculates every answer again in its own way. Prints
 * what came as one line of JSON. `node shoppers.ts <url> <shoppers> <actions> <pause ms>`
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const [url = '', shoppers = '1', actions = '1', pause = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(shoppers) });

interface Answer {
	status: number;
	text: string;
	cookies: string[];
}

function send(method: string, path: string, headers: Record<string, string>, body?: object) {
	const text = body && JSON.stringify(body);
	return new Promise<Answer>((resolve, reject) => {
		const call = request(
			`${url}/api/shop/carts/mine${path}`,
			{
				agent,
				method,
				headers: { ...headers, ...(text && { 'content-type': 'application/json' }) },
			},
			(response) => {
				let got = '';
				response.setEncoding('utf8');
				response.on('data', (piece: string) => (got += piece));
				response.on('end', () =>
					resolve({
						status: response.statusCode ?? 0,
						text: got,
						cookies: response.headers['set-cookie'] ?? [],
					}),
				);
				response.on('error', reject);
			},
		);
		call.on('error', reject);
		call.end(text);
	});
}

/** Articles of the seed that are never out of stock in it, dear and cheap. */
const VARIANTS = (process.env['SHOPPED'] ?? '').split(',');
const RATE = 22;
const SHIPPING = 990;
const FREE_FROM = 15_000;

interface Line {
	variant_id: string;
	quantity: number;
	unit_price: number;
	total_amount: number;
}

/** Whether an answer adds up, and has the lines that it should have. */
function isRight(text: string, expected: ReadonlyMap<string, number>): boolean {
	const { data } = JSON.parse(text) as {
		data: { items: Line[]; total_amount: number; vat_total: number };
	};
	const lines = new Map(data.items.map((line) => [line.variant_id, line.quantity]));
	const isSame =
		lines.size === expected.size &&
		[...expected].every(([id, quantity]) => lines.get(id) === quantity);
	let goods = 0;
	for (const { quantity, unit_price } of data.items) {
		for (let piece = 0; piece < quantity; piece += 1) goods += unit_price;
	}
	const shipping = data.items.length > 0 && goods < FREE_FROM ? SHIPPING : 0;
	const total = goods + shipping;
	const vat = total - Math.ceil((total * 200 - (100 + RATE)) / (2 * (100 + RATE)));
	return isSame && data.total_amount === total && data.vat_total === vat;
}

const statuses: Record<string, number> = {};
const times: number[] = [];
const adds: number[] = [];
let wrong = 0;
let left = Number(actions);

const rest = (ms: number) =>
	ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random()))) : undefined;
const oneOf = <T>(list: readonly T[]): T | undefined =>
	list[Math.floor(Math.random() * list.length)];

async function shop(number: number): Promise<void> {
	const cookies = new Map<string, string>();
	const lines = new Map<string, number>();
	let done = 0;
	while (left > 0) {
		// A network of its own for each thousand actions: limits are for those who have one.
		const address = `10.${number % 250}.${Math.floor(done / 1000) % 250}.${number % 250}`;
		const headers = {
			'x-forwarded-for': address,
			cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
		};
		const id = oneOf(VARIANTS) ?? '';
		const dice = Math.random();
		const isAdd = lines.size === 0 || dice < 0.4;
		// Five of one are as many as there may be.
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
		for (const line of answer.cookies) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		// What was turned away has no effect, or none that was told.
		if (answer.status !== 200) continue;
		apply();
		if (!isRight(answer.text, lines)) wrong += 1;
	}
}

const started = performance.now();
await Promise.all(Array.from({ length: Number(shoppers) }, (_, number) => shop(number)));
const seconds = (performance.now() - started) / 1000;
const at = (list: number[], part: number) =>
	list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? 0;
console.log(
	JSON.stringify({
		actions: times.length,
		per_second: times.length / seconds,
		median_ms: at(times, 0.5),
		p95_ms: at(times, 0.95),
		add_p95_ms: at(adds, 0.95),
		wrong,
		statuses,
	}),
);
