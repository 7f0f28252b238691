import { eq, sql } from 'drizzle-orm';
import { hasIbans, isIban, plainIban } from '#domain/money/iban.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';
import { listAttempts, listRefundRows, type OrderRow } from '../record/queries.ts';
import { paidBy } from '../record/money.ts';
import { order_refund_accounts } from '../tables-money.ts';

/** Account to which money of an order goes back by transfer; null where none was given. */
export async function findRefundAccount(db: Db | Tx, orderId: string): Promise<string | null> {
	const { iban, order_id } = order_refund_accounts;
	const isIts = eq(order_id, orderId);
	const [row] = await db.select({ iban }).from(order_refund_accounts).where(isIts);
	return row?.iban ?? null;
}

/** True if an order is refunded by a manual transfer, to a country whose accounts have IBANs. */
export async function isRefundedByTransfer(db: Db | Tx, order: OrderRow): Promise<boolean> {
	const paid = paidBy(await listAttempts(db, order.id), await listRefundRows(db, order.id));
	return paid?.provider === 'bank_transfer' && hasIbans(order.details.billing.country);
}

/** True if an order lacks the account that its money would go back to. */
export const needsRefundAccount = async (db: Db | Tx, order: OrderRow): Promise<boolean> =>
	(await isRefundedByTransfer(db, order)) && (await findRefundAccount(db, order.id)) === null;

/**
 * Returns why a typed IBAN cannot be stored. Requested from buyers who paid by transfer from a
 * country with IBANs, once per order: such refunds are made by hand.
 */
export async function refundAccountFault(
	db: Db | Tx,
	order: OrderRow,
	typed: string,
): Promise<'required' | 'iban' | null> {
	const iban = plainIban(typed);
	if (iban !== '') return isIban(iban) ? null : 'iban';
	return (await needsRefundAccount(db, order)) ? 'required' : null;
}

/** Stores a valid IBAN; the last one counts. An empty one changes nothing. */
export async function keepRefundAccount(
	tx: Tx,
	orderId: string,
	typed: string,
	given_at: Date,
): Promise<void> {
	const iban = plainIban(typed);
	if (iban === '') return;
	await tx
		.insert(order_refund_accounts)
		.values({ order_id: orderId, iban, given_at })
		.onConflictDoUpdate({ target: order_refund_accounts.order_id, set: { iban, given_at } });
}

/** Deletes accounts after their retention, unless a refund is still pending. */
export const refundAccountRule: RetentionRule = ({ before }) => [
	sql`delete from order_refund_accounts a where a.given_at < ${toInstant(before)}
		and not exists (select from order_refunds f
			where f.order_id = a.order_id and f.status = 'pending') returning 1`,
];
