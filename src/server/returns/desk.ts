import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/returns/desk.ts';
import type { ReturnStatus } from '#contract/orders/states.ts';
import type { ReturnEvent } from '#domain/orders/return-states.ts';
import { isOurs } from '#domain/orders/returns.ts';
import { auditedWrite, conflict, isRecord, refuse } from '#server/desk/ports.ts';
import { staffRouteOver, type StaffCall } from '#server/identity/staff-route.ts';
import {
	claimUnits,
	releaseClaims,
	listLines,
	refundPart,
	type ClaimedUnits,
} from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { returnStock } from '#server/stock/ports.ts';
import type { Assembled } from '../module.ts';
import { lockReturn, listReturnLines, type ReturnRow } from './queries.ts';
import { returnKind } from './kind.ts';
import { moveReturn } from './move.ts';
import { toPreview, calculateRefund, toRefundUnits } from './refund-preview.ts';
import { order_return_lines } from './tables.ts';

const staffRoute = staffRouteOver<Assembled>();
type Held = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;
type Change = Partial<Omit<ReturnRow, 'id' | 'status'>>;
type Fault = { path: string; code: string };

/** Changes of a step, under the locks; an error changes nothing. */
type Work = (
	tx: Tx,
	held: Held,
	who: { now: Date; staff_email: string },
) => Promise<Change | { fault: Fault }>;

/** Moves a return, with its audit entry, or returns why it cannot be moved now. */
async function handle(
	call: StaffCall & Assembled,
	event: ReturnEvent,
	work: Work = async () => ({}),
): Promise<{ id: string; return_status: ReturnStatus } | Response | null> {
	const id = call.param('id');
	if (isRecord(returnKind, id) === null) return null;
	return auditedWrite(call, async ({ tx, staff, now }, note) => {
		const held = await lockReturn(tx, id);
		if (!held) return refuse('not_found');
		const staff_email = staff.email;
		const moved = await moveReturn<Fault>(tx, call, held, event, {
			now,
			staff_email,
			change: () => work(tx, held, { now, staff_email }),
		});
		if ('refusal' in moved) return conflict('return_status', moved.refusal);
		if ('fault' in moved) return conflict(moved.fault.path, moved.fault.code);
		const { status } = moved.row;
		if (moved.isNew) {
			await note({
				action: event,
				resource: 'returns',
				record_id: id,
				changes: { return_status: { from: held.row.status, to: status } },
			});
		}
		return { id, return_status: status };
	});
}

/** Records the units that came, and puts back into stock those that can be sold again. */
async function takeIn(
	tx: Tx,
	{ row, order }: Held,
	came: readonly (ClaimedUnits & { condition: string; restock: boolean })[],
	staff_email: string,
): Promise<Fault | null> {
	const asked = await listReturnLines(tx, row.id);
	for (const { position, quantity } of came) {
		const line = asked.find((one) => one.position === position);
		if (!line || quantity > line.quantity) {
			return { path: `lines.${position}`, code: 'more_than_asked' };
		}
	}
	for (const { position } of asked) {
		const seen = came.find((one) => one.position === position);
		await tx
			.update(order_return_lines)
			.set({
				received_quantity: seen?.quantity ?? 0,
				received_condition: seen ? findCondition(seen.condition) : null,
			})
			.where(
				and(eq(order_return_lines.return_id, row.id), eq(order_return_lines.position, position)),
			);
	}
	const bought = await listLines(tx, order.id);
	const fit = came.flatMap(({ position, quantity, restock }) => {
		const line = bought.find((one) => one.position === position);
		return restock && line ? [{ variant_id: line.variant_id, quantity }] : [];
	});
	await returnStock(tx, fit, { reason: row.reference, staff_email });
	return null;
}

type Condition = NonNullable<(typeof order_return_lines.$inferSelect)['received_condition']>;
const CONDITIONS: readonly string[] = order_return_lines.received_condition.enumValues;
const isCondition = (value: string): value is Condition => CONDITIONS.includes(value);
const findCondition = (value: string): Condition | null => (isCondition(value) ? value : null);

export const returnDeskRoutes = {
	authoriseReturn: staffRoute(contract.authoriseReturn, (call) => handle(call, 'authorise')),

	receiveReturn: staffRoute(contract.receiveReturn, (call) =>
		handle(call, 'receive', async (tx, held, { staff_email }): ReturnType<Work> => {
			const fault = await takeIn(tx, held, call.body.lines, staff_email);
			return fault ? { fault } : {};
		}),
	),

	refuseReturn: staffRoute(contract.refuseReturn, (call) =>
		handle(call, 'refuse', async (tx, { row }) => {
			await releaseClaims(tx, row.id);
			return { refusal: call.body.text };
		}),
	),

	refundReturn: staffRoute(contract.refundReturn, (call) =>
		handle(call, 'refund', async (tx, { row, order }, { now, staff_email }) => {
			const asked = await listReturnLines(tx, row.id);
			const came = asked.flatMap(({ position, quantity, received_quantity }) => {
				const pieces = received_quantity ?? quantity;
				return pieces > 0 ? [{ position, quantity: pieces }] : [];
			});
			const pieces = call.body.lines ?? came;
			const beyond = pieces.find(
				(piece) =>
					piece.quantity > (asked.find((l) => l.position === piece.position)?.quantity ?? 0),
			);
			if (beyond) return { fault: { path: `lines.${beyond.position}`, code: 'more_than_asked' } };
			const short = await claimUnits(tx, order.id, row.id, pieces);
			if (short.length > 0) return { fault: { path: 'lines', code: 'more_than_bought' } };
			const is_ours = asked.some(({ reason }) => isOurs(reason));
			const counted = await calculateRefund(tx, order, pieces, {
				is_ours,
				shipping_amount: call.body.shipping_amount,
			});
			if (typeof counted === 'string') return { fault: { path: 'refund', code: counted } };
			const request = {
				pieces: toRefundUnits(pieces),
				reductions: [],
				shipping: counted.shipping.amount,
			};
			const cause = { reason: 'return', cause_id: row.id, staff_email } as const;
			const refund = await refundPart(tx, order, request, cause, now);
			if (typeof refund === 'string') return { fault: { path: 'refund', code: refund } };
			const { goods_amount, shipping_amount } = toPreview(order, counted);
			return { goods_amount, shipping_amount };
		}),
	),
};
