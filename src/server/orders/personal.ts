import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OnEmailChange } from '#server/customers/ports.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { PersonalData, RetentionRule } from '#server/privacy/ports.ts';
import { listLines } from './record/queries.ts';
import { findRefundAccount } from './refunds/refund-account.ts';
import { order_entries, order_links, order_sessions, orders } from './tables.ts';
import { order_refund_accounts } from './tables-money.ts';

/**
 * Orders are kept as long as tax law requires (ten years, c.c. 2220), with the names and addresses
 * of their invoices. An erasure removes all else: e-mail, telephone, notes, links.
 */
export const orderData: PersonalData = {
	async export(db, email) {
		const rows = await db.select().from(orders).where(eq(orders.email, email));
		const own = await Promise.all(
			rows.map(async ({ key: _, key_digest: __, cart_id: ___, remark: ____, ...order }) => ({
				...order,
				lines: await listLines(db, order.id),
				refund_iban: await findRefundAccount(db, order.id),
			})),
		);
		return { orders: own };
	},

	async erase(tx, { email, pseudonym }) {
		const links = await tx
			.delete(order_links)
			.where(eq(order_links.email, email))
			.returning({ id: order_links.id });
		await tx.delete(order_sessions).where(eq(order_sessions.email, email));
		const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.email, email));
		// Texts by staff; carriers and amounts are not personal.
		const isNote = and(
			inArray(order_entries.kind, ['note', 'canceled', 'rest_canceled']),
			inArray(order_entries.order_id, own),
		);
		await tx.update(order_entries).set({ said: '' }).where(isNote);
		await tx.delete(order_refund_accounts).where(inArray(order_refund_accounts.order_id, own));
		const bare = sql`jsonb_set(jsonb_set(${orders.details}
			|| '{"courier_note": "", "gift_note": ""}'::jsonb,
			'{billing,phone}', '""'),
			'{shipping}', case when jsonb_typeof(${orders.details} -> 'shipping') = 'object'
				then (${orders.details} -> 'shipping') || '{"phone": ""}'::jsonb else 'null'::jsonb end)`;
		const changed = await tx
			.update(orders)
			.set({ email: pseudonym, customer_id: null, remark: '', details: bare })
			.where(eq(orders.email, email))
			.returning({ id: orders.id });
		return { orders: changed.length, order_links: links.length };
	},

	addressesInUse: sql`select email from ${orders}`,
};

/** Moves an account's orders to its new e-mail; guest orders of the old one join the account. */
export const moveOrders: OnEmailChange = async (tx, customer_id, { from, to }) => {
	const isGuests = and(eq(orders.email, from), isNull(orders.customer_id));
	await tx
		.update(orders)
		.set({ email: to, customer_id })
		.where(or(eq(orders.customer_id, customer_id), isGuests));
	// They open no orders any more.
	await tx.delete(order_links).where(eq(order_links.email, from));
	await tx.delete(order_sessions).where(eq(order_sessions.email, from));
};

export const orderRule: RetentionRule = ({ before }) => [
	sql`delete from orders where placed_at < ${toInstant(before)} returning 1`,
];

export const orderLinkRule: RetentionRule = ({ before }) => [
	sql`delete from order_links where expires_at < ${toInstant(before)} returning 1`,
	sql`delete from order_sessions where last_sign < ${toInstant(before)} returning 1`,
];
