import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Problem } from '#contract/errors.ts';
import type { OrderAddress } from '#contract/orders/parts.ts';
import type { returnRequestSchema } from '#contract/returns/returns.ts';
import { isOurs } from '#domain/orders/returns.ts';
import { phonePrefixes } from '#server/content/ports.ts';
import { addressLines, checkAddress } from '#server/customers/ports.ts';
import { toDigest } from '#server/forms/ports.ts';
import {
	claimUnits,
	keepRefundAccount,
	lockOrder,
	noteEntry,
	refundAccountFault,
} from '#server/orders/ports.ts';
import type { OrderServices } from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { findByKey, type ReturnRow } from './queries.ts';
import { toPreview, calculateRefund } from './refund-preview.ts';
import { order_return_lines, order_returns } from './tables.ts';
import { sendReturnMail } from './send-mail.ts';
import { tooMany, findReturnFault } from './terms.ts';

type Request = v.InferOutput<typeof returnRequestSchema>;
type Faults = NonNullable<Problem['fields']>;

/** Errors of a request: in its input, or in the state of the order. */
export type RequestFault = { invalid: Faults } | { conflict: Faults };

/** Checked address for our courier's pick-up; null if the buyer uses their own courier. */
async function getPickup(
	tx: Tx,
	{ way, pickup }: Request,
): Promise<{ address: OrderAddress | null } | { invalid: Faults }> {
	if (way === 'own_courier') return { address: null };
	if (pickup === null) return { invalid: [{ path: 'pickup', code: 'required' }] };
	const checked = checkAddress(await phonePrefixes(tx), pickup);
	if ('faults' in checked) {
		const faults = checked.faults.map(({ path, code }) => ({ path: `pickup.${path}`, code }));
		return { invalid: faults };
	}
	const { values } = checked;
	return { address: { ...values, lines: addressLines(values) } };
}

/**
 * Stores a request under the order's lock: ten concurrent requests never claim more units than were
 * bought. A replay of the key with the same request returns the same return.
 */
export async function requestReturn(
	services: OrderServices,
	orderId: string,
	request: Request,
): Promise<ReturnRow | RequestFault> {
	const { db, clock } = services;
	return db.transaction(async (tx) => {
		const order = await lockOrder(tx, orderId);
		if (!order) throw new Error(`order ${orderId} is missing`);
		const now = clock();
		const key_digest = toDigest(request);
		const known = await findByKey(tx, request.key);
		if (known) {
			if (known.order_id === orderId && known.key_digest === key_digest) return known;
			// The order's owner may see it: the first answer was lost, the choice changed since.
			const where = known.order_id === orderId ? `used:${known.id}` : 'used';
			return { conflict: [{ path: 'key', code: where }] };
		}
		const late = findReturnFault(order, now);
		if (late) return { conflict: late };
		const picked = await getPickup(tx, request);
		if ('invalid' in picked) return picked;
		const fault = await refundAccountFault(tx, order, request.iban);
		if (fault) return { invalid: [{ path: 'iban', code: fault }] };
		const id = randomUUID();
		const short = await claimUnits(tx, orderId, id, request.lines);
		if (short.length > 0) return { conflict: tooMany(short) };
		const is_ours = request.lines.some(({ reason }) => isOurs(reason));
		const refund = await calculateRefund(tx, order, request.lines, { is_ours });
		if (typeof refund === 'string') throw new Error(`${order.number}: ${refund}`);
		const { goods_amount, shipping_amount } = toPreview(order, refund);
		const [row] = await tx
			.insert(order_returns)
			.values({
				id,
				order_id: orderId,
				reference: `${order.number}-R${(await countRows(tx, orderId)) + 1}`,
				key: request.key,
				key_digest,
				way: request.way,
				pickup: picked.address,
				goods_amount,
				shipping_amount,
				requested_at: now,
			})
			.returning();
		if (!row) throw new Error('the return was not stored');
		await tx
			.insert(order_return_lines)
			.values(request.lines.map((line) => ({ ...line, return_id: id })));
		await keepRefundAccount(tx, orderId, request.iban, now);
		await noteEntry(tx, orderId, 'return_requested', now, { said: row.reference });
		await sendReturnMail(tx, services, 'requested', { row, order }, now);
		return row;
	});
}

async function countRows(tx: Tx, orderId: string): Promise<number> {
	const isIts = eq(order_returns.order_id, orderId);
	const [row] = await tx.select({ count: count() }).from(order_returns).where(isIts);
	return row?.count ?? 0;
}
