import { and, asc, eq, ne } from 'drizzle-orm';
import { returnableUnits } from '#domain/orders/return-states.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { listLines, listRefundRows } from '../record/queries.ts';
import { listLetGo } from './line-units.ts';
import { order_claims } from '../tables.ts';

/** Number of units of a line, which is named by its position. */
export interface ClaimedUnits {
	position: number;
	quantity: number;
}

/**
 * Counts by line the units that a return or withdrawal claims, that were refunded without one, or
 * that are never sent. Units of the cause `except` are left out.
 */
export async function countReturned(
	db: Db | Tx,
	orderId: string,
	except?: string,
): Promise<Map<number, number>> {
	const claims = await db
		.select()
		.from(order_claims)
		.where(
			and(
				eq(order_claims.order_id, orderId),
				except === undefined ? undefined : ne(order_claims.cause_id, except),
			),
		);
	const byCause = new Set(claims.map(({ cause_id }) => cause_id));
	if (except !== undefined) byCause.add(except);
	const refunds = await listRefundRows(db, orderId);
	const paidBack = refunds.flatMap(({ status, cause_id, counted }) =>
		status === 'failed' || (cause_id !== null && byCause.has(cause_id)) ? [] : [counted],
	);
	const pieces = [
		...claims,
		...paidBack.flatMap((counted) =>
			(counted?.lines ?? []).map(({ line, quantity }) => ({ position: line, quantity })),
		),
	];
	const sums = new Map<number, number>();
	for (const { position, quantity } of pieces) {
		sums.set(position, (sums.get(position) ?? 0) + quantity);
	}
	for (const { position, quantity, let_go } of await listLetGo(db, orderId)) {
		// A withdrawal may have claimed them before.
		sums.set(position, Math.min(quantity, (sums.get(position) ?? 0) + let_go));
	}
	return sums;
}

/** Units of each line that can still be claimed: all but those of `countReturned`. */
export async function listClaimableUnits(
	db: Db | Tx,
	orderId: string,
	except?: string,
): Promise<number[]> {
	const lines = await listLines(db, orderId);
	const returned = await countReturned(db, orderId, except);
	const pieces = [...returned].map(([line, quantity]) => ({ line, quantity }));
	return returnableUnits(
		lines.map(({ quantity }) => quantity),
		[{ status: 'requested', pieces }],
	);
}

/**
 * Claims units of an order for a return or a withdrawal, in place of its earlier claims. The caller
 * holds the order's lock. Returns the lines with too few units; nothing is claimed then.
 */
export async function claimUnits(
	tx: Tx,
	orderId: string,
	cause_id: string,
	pieces: readonly ClaimedUnits[],
): Promise<number[]> {
	const left = await listClaimableUnits(tx, orderId, cause_id);
	const short = pieces.filter(({ position, quantity }) => quantity > (left[position] ?? 0));
	if (short.length > 0) return short.map(({ position }) => position);
	await releaseClaims(tx, cause_id);
	if (pieces.length > 0) {
		const rows = pieces.map(({ position, quantity }) => ({ position, quantity }));
		await tx
			.insert(order_claims)
			.values(rows.map((row) => ({ ...row, cause_id, order_id: orderId })));
	}
	return [];
}

/** Releases the units that a return or withdrawal had claimed. */
export async function releaseClaims(tx: Tx, cause_id: string): Promise<void> {
	await tx.delete(order_claims).where(eq(order_claims.cause_id, cause_id));
}

/** Units that a return or withdrawal claims. */
export const listClaimedUnits = (db: Db | Tx, cause_id: string): Promise<ClaimedUnits[]> =>
	db
		.select({ position: order_claims.position, quantity: order_claims.quantity })
		.from(order_claims)
		.where(eq(order_claims.cause_id, cause_id))
		.orderBy(asc(order_claims.position))
		.execute();

/** True if a return or withdrawal claims units for which no refund is issued or pending. */
export async function hasOpenClaim(tx: Tx, orderId: string): Promise<boolean> {
	const claims = await tx.select().from(order_claims).where(eq(order_claims.order_id, orderId));
	const settled = (await listRefundRows(tx, orderId)).flatMap(({ status, cause_id }) =>
		status === 'failed' ? [] : [cause_id],
	);
	return claims.some(({ cause_id }) => !settled.includes(cause_id));
}
