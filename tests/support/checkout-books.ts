import { sql } from 'drizzle-orm';
import { toSender } from '../../src/server/assemble.ts';
import { MODULES } from '../../src/server/modules.ts';
import { runOrderJobs } from '../../src/server/orders/jobs/order-jobs.ts';
import type { PaymentServices } from '../../src/server/payments/updates.ts';
import { completeDuePayments } from '../../src/server/payments/test/act.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import type { Meant } from './killed-checkouts.ts';

const MINUTE_MS = 60_000;
/** Times after which a payment attempt has expired, and an unpaid order is cancelled. */
const LATER_MS = [MINUTE_MS, 40 * MINUTE_MS, 3 * 24 * 60 * MINUTE_MS];
/** A run of the job handles a hundred at most. */
const A_ROUND = 100;

/** Runs the scheduled jobs of the following days. */
export async function letTimePass(db: Db, orders: number): Promise<void> {
	const started = Date.now();
	for (const later_ms of LATER_MS) {
		const services: PaymentServices = {
			db,
			clock: () => new Date(started + later_ms),
			siteUrl: 'http://localhost:4321',
			payments: { stripe: null, test: true },
			modules: MODULES,
			outbox: createOutbox(async () => undefined),
			senderIn: toSender(MODULES),
			log: () => undefined,
		};
		await completeDuePayments(services);
		for (let seen = 0; seen <= orders; seen += A_ROUND) await runOrderJobs(services);
	}
}

interface OrderFound extends Record<string, unknown> {
	key: string;
	email: string;
	status: string;
	variant_id: string;
	quantity: number;
	kept: number;
	/** Paid attempts in the books, and payments at the provider. */
	booked: number;
	provided: number;
	mails: number;
	invoices: number;
	total_amount: number;
	booked_amount: number;
	provided_amount: number;
}

async function ordersIn(db: Db): Promise<OrderFound[]> {
	const { rows } = await db.execute<OrderFound>(sql`
		select o.key, o.email, o.status, o.total_amount, l.variant_id, l.quantity,
			(select coalesce(sum(h.quantity), 0)::int from stock_holds h
				where h.holder = 'order:' || o.id) as kept,
			(select count(*)::int from order_payments p
				where p.order_id = o.id and p.status = 'paid') as booked,
			(select coalesce(sum(p.amount), 0)::int from order_payments p
				where p.order_id = o.id and p.status = 'paid') as booked_amount,
			(select count(*)::int from test_payments t
				where t.request ->> 'order_id' = o.id::text and t.status = 'paid') as provided,
			(select coalesce(sum(t.amount), 0)::int from test_payments t
				where t.request ->> 'order_id' = o.id::text and t.status = 'paid') as provided_amount,
			(select count(*)::int from mails m
				where m.kind = 'order.paid' and m."to" = o.email) as mails,
			(select count(*)::int from order_invoices i where i.order_id = o.id) as invoices
		from orders o join order_lines l on l.order_id = o.id`);
	return rows;
}

export interface Money {
	/** Amounts that the test provider has taken and given back. */
	provider: number;
	books: number;
}

export async function moneyIn(db: Db): Promise<Money> {
	const { rows } = await db.execute<{ provider: number; books: number }>(sql`select
		((select coalesce(sum(amount), 0) from test_payments where status = 'paid')
			- (select coalesce(sum(amount), 0) from test_refunds))::int as provider,
		((select coalesce(sum(amount), 0) from order_payments where status = 'paid')
			- (select coalesce(sum(amount), 0) from order_refunds where status = 'issued'))::int as books`);
	return rows[0] ?? { provider: 0, books: 0 };
}

const IS_PAID: Record<Meant['choice'], boolean> = {
	approve: true,
	twice: true,
	delay: true,
	decline: false,
	leave: false,
};

function findFault(meant: Meant, found: readonly OrderFound[]): string | null {
	const [order] = found;
	if (found.length !== 1 || !order) return `${found.length} orders`;
	const isPaid = IS_PAID[meant.choice];
	const times = isPaid ? 1 : 0;
	const expected = {
		key: meant.key,
		status: isPaid ? 'processing' : 'canceled',
		variant_id: meant.variant_id,
		quantity: meant.quantity,
		kept: isPaid ? meant.quantity : 0,
		booked: times,
		provided: times,
		mails: times,
		invoices: times,
		booked_amount: isPaid ? order.total_amount : 0,
		provided_amount: isPaid ? order.total_amount : 0,
	};
	const wrong = Object.entries(expected).filter(([name, value]) => order[name] !== value);
	if (wrong.length === 0) return null;
	return wrong.map(([name, value]) => `${name} ${order[name]} instead of ${value}`).join(', ');
}

/** Lists the differences from what was meant, by checkout, and in stock. */
export async function faultsIn(
	db: Db,
	meant: readonly Meant[],
	on_hand: number,
): Promise<string[]> {
	const found = Map.groupBy(await ordersIn(db), ({ email }) => email);
	const faults = meant.flatMap((one) => {
		const fault = findFault(one, found.get(one.email) ?? []);
		return fault === null ? [] : [`${one.email}, ${one.choice}: ${fault}`];
	});
	const strangers = await db.execute<{ holder: string }>(sql`select holder from stock_holds h
		where not exists (select 1 from orders o where h.holder = 'order:' || o.id)`);
	const variants = [...new Set(meant.map(({ variant_id }) => variant_id))];
	const shelves = await db.execute<{ variant_id: string; on_hand: number }>(sql`
		select variant_id, on_hand from stock_items
		where on_hand <> ${on_hand} and variant_id in ${variants}`);
	return [
		...faults,
		...[...found.keys()].flatMap((email) =>
			meant.some((one) => one.email === email) ? [] : [`${email}: nobody meant to order`],
		),
		...strangers.rows.map(({ holder }) => `pieces are kept for ${holder}`),
		...shelves.rows.map((row) => `${row.on_hand} pieces of ${row.variant_id} lie on the shelf`),
	];
}
