import { desc, eq, inArray, or, and, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { listOrdersOfViewer, type Viewer } from '#server/orders/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import { withdrawals } from './tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Locks a statement until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
	const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
	return row ?? null;
}

/** Finds the statement whose receipt holds a secret. */
export async function findByProof(db: Db | Tx, token: string): Promise<WithdrawalRow | null> {
	const isIt = eq(withdrawals.proof_digest, toDigest(token));
	const [row] = await db.select().from(withdrawals).where(isIt);
	return row ?? null;
}

/**
 * Statements that a viewer may see, newest first: of orders that the viewer sees, and those whose
 * receipt went to the viewer's own mailbox.
 */
export async function listWithdrawalsOfViewer(
	db: Db | Tx,
	viewer: Viewer,
): Promise<WithdrawalRow[]> {
	const { email, orders } = await listOrdersOfViewer(db, viewer);
	const ids = orders.map(({ id }) => id);
	const ways = [
		ids.length === 0 ? undefined : inArray(withdrawals.order_id, ids),
		email === null ? undefined : eq(withdrawals.email, email),
	].filter((way) => way !== undefined);
	if (ways.length === 0) return [];
	// The author of an unproven statement is unknown.
	return db
		.select()
		.from(withdrawals)
		.where(and(or(...ways), ne(withdrawals.status, 'unproven')))
		.orderBy(desc(withdrawals.stated_at));
}

export async function findSeenWithdrawal(
	db: Db | Tx,
	viewer: Viewer,
	id: string,
): Promise<WithdrawalRow | null> {
	if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
	return (await listWithdrawalsOfViewer(db, viewer)).find((row) => row.id === id) ?? null;
}
