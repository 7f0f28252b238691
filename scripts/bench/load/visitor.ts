/**
 * Simulates one greedy visitor: places an order, then requests its confirmation, its page, the
 * checkout and the cart over many connections, each again as soon as it is answered. Prints a line
 * at its start, and the answers as one line of JSON at its end. `node visitor.ts <url>
 * <connections>`, with `SHOPPED` naming an article.
 */
import { makeCaller } from '../caller.ts';
import { aDevice, order } from './ordering.ts';

const [url = '', connections = '1'] = process.argv.slice(2);
const send = makeCaller(`${url}/api/shop`, Number(connections));
const ask = aDevice(send, '192.0.2.7');

const variant_id = process.env['SHOPPED'] ?? '';
const { id } = await order(ask, { variant_id, quantity: 1, email: 'taker@mail.example' });
const TAKEN = [
	`/orders/${id}/documents/confirmation`,
	`/orders/${id}?locale=it`,
	'/checkout?locale=it',
	'/carts/mine?locale=it',
];

const statuses: Record<string, number> = {};
let isOver = false;

async function take(number: number): Promise<void> {
	for (let turn = number; !isOver; turn += 1) {
		const { status } = await ask('GET', TAKEN[turn % TAKEN.length] ?? '');
		statuses[status] = (statuses[status] ?? 0) + 1;
	}
}

process.once('SIGTERM', () => {
	isOver = true;
	console.log(JSON.stringify(statuses));
	process.exit(0);
});
console.log('taking');
await Promise.all(Array.from({ length: Number(connections) }, (_, number) => take(number)));
