import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit_log } from '../../src/server/identity/tables.ts';
import {
	order_entries,
	order_shipment_lines,
	order_shipments,
	orders,
} from '../../src/server/orders/tables.ts';
import { order_payments, order_refunds } from '../../src/server/orders/tables-money.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { stock_holds, stock_items } from '../../src/server/stock/tables.ts';
import { round } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import {
	anOrder,
	aPaidOrder,
	doing,
	packing,
	getParcel,
	SENDING,
	type Ordered,
} from '../support/orders.ts';

type Act = ReturnType<typeof doing>;
const acting = async (ordered: Ordered): Promise<Act> =>
	doing(await signedIn(ordered.host.ask, 'shop'), ordered.id);

/** All states of orders at the desk. */
const ALL = [
	'awaiting_payment',
	'held',
	'processing',
	'packed',
	'sent',
	'delivered',
	'canceled',
	'refund_issued',
] as const;
type State = (typeof ALL)[number];

/** Creates an order in each of them. */
const STATES: Record<State, (host: OwnHost) => Promise<Ordered>> = {
	awaiting_payment: (host) => anOrder(host),
	async held(host) {
		const ordered = await anOrder(host);
		await (
			await acting(ordered)
		)('receipts', { amount: 1, currency: 'EUR' });
		return ordered;
	},
	processing: (host) => aPaidOrder(host),
	async packed(host) {
		const ordered = await aPaidOrder(host);
		await (
			await acting(ordered)
		)('parcels', packing(3));
		return ordered;
	},
	async sent(host) {
		const ordered = await STATES.packed(host);
		await (
			await acting(ordered)
		)(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		return ordered;
	},
	async delivered(host) {
		const ordered = await STATES.sent(host);
		await (
			await acting(ordered)
		)(`parcels/${await getParcel(ordered)}/deliveries`);
		return ordered;
	},
	async canceled(host) {
		const ordered = await anOrder(host);
		await (
			await acting(ordered)
		)('cancellations');
		return ordered;
	},
	async refund_issued(host) {
		const ordered = await aPaidOrder(host);
		await (
			await acting(ordered)
		)('cancellations');
		await round(host);
		return ordered;
	},
};

const SUM = { amount: 1, currency: 'EUR' };
const PIECE = { pieces: [{ position: 0, quantity: 1 }] };

/** Actions of staff, and the states in which each is allowed. */
const EVENTS: readonly (readonly [string, object, readonly State[]])[] = [
	// Money for an order that is over is held until staff decides.
	['receipts', SUM, ['awaiting_payment', 'canceled']],
	['acceptances', {}, ['held']],
	['rejections', {}, ['held']],
	['parcels', packing(1), ['processing']],
	['cancellations', {}, ['awaiting_payment', 'held', 'processing', 'packed']],
	['refunds', PIECE, ['processing', 'sent', 'delivered']],
];
const PARCEL_EVENTS: typeof EVENTS = [
	['unpackings', {}, ['packed']],
	['sendings', SENDING, ['packed']],
	['deliveries', {}, ['sent']],
];

/** All rows that an action could have changed. */
async function readAllTables({ db }: OwnHost) {
	const tables = [
		order_entries,
		order_shipment_lines,
		order_shipments,
		orders,
		order_payments,
		order_refunds,
		stock_holds,
		stock_items,
		mails,
	];
	const rows = await Promise.all(tables.map((table) => db.select().from(table)));
	const audited = await db.select().from(audit_log).where(eq(audit_log.resource, 'orders'));
	return JSON.stringify([rows, audited]);
}

const pairs = (events: typeof EVENTS, states: readonly State[]) =>
	events.flatMap(([event, json, legal]) =>
		states.map((state) => ({ event, json, state, isLegal: legal.includes(state) })),
	);

describe.runIf(isEmbedded)('every pair of order state and staff event', () => {
	test.each(pairs(EVENTS, ALL))(
		'$state, $event: $isLegal',
		async ({ event, json, state, isLegal }) => {
			const host = await aHost();
			const ordered = await STATES[state](host);
			const act = await acting(ordered);
			const before = await readAllTables(host);
			const response = await act(event, json);
			if (isLegal) expect(response.status, await response.clone().text()).toBe(200);
			else {
				const problem = await readProblem(response);
				expect(problem).toMatchObject({ status: 409, code: 'conflict' });
				expect(problem.fields?.[0]?.code).toBeTruthy();
			}
			expect((await readAllTables(host)) === before).toBe(!isLegal);
		},
	);

	test.each(pairs(PARCEL_EVENTS, ['packed', 'sent', 'delivered']))(
		'a parcel that is $state, $event: $isLegal',
		async ({ event, json, state, isLegal }) => {
			const host = await aHost();
			const ordered = await STATES[state](host);
			const act = await acting(ordered);
			const path = `parcels/${await getParcel(ordered)}/${event}`;
			const before = await readAllTables(host);
			expect((await act(path, json)).status).toBe(isLegal ? 200 : 409);
			expect((await readAllTables(host)) === before).toBe(!isLegal);
		},
	);
});
