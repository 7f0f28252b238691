import { eq } from 'drizzle-orm';
import * as contract from '#contract/withdrawals/desk.ts';
import type { WithdrawalStatus } from '#contract/orders/states.ts';
import { withdrawalRequest } from '#domain/returns.ts';
import { WITHDRAWAL_MACHINE, type WithdrawalEvent } from '#domain/return-states.ts';
import { move } from '#domain/state-machine.ts';
import { auditedWrite, conflict, isRecord, refuse } from '#server/desk/ports.ts';
import { staffRouteOver, type StaffCall } from '#server/identity/staff-route.ts';
import {
	claimedBy,
	claimPieces,
	findByNumber,
	freePieces,
	linesOf,
	lockOrder,
	moneyOf,
	noteEntry,
	type OrderRow,
	piecesLeft,
	refundPart,
	refundRowsOf,
	refundsOf,
} from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { goodsBackTo } from '#server/platform/mail/sender.ts';
import { returnStock } from '#server/stock/ports.ts';
import type { Assembled } from '../module.ts';
import { lockWithdrawal, type WithdrawalRow } from './find.ts';
import { withdrawalKind } from './kind.ts';
import { composeDecision } from './mails/compose.ts';
import { withdrawals } from './tables.ts';
import { clockOf, termOf } from './terms.ts';

const staffRoute = staffRouteOver<Assembled>();
type Call = StaffCall & Assembled;
type Fault = { path: string; code: string };
type Change = Partial<Omit<WithdrawalRow, 'id' | 'status'>>;

interface Held {
	row: WithdrawalRow;
	/** Held as well; null where the statement has none. */
	order: OrderRow | null;
}
type Work = (tx: Tx, held: Held, now: Date) => Promise<Change | { fault: Fault }>;

/** Runs a change of one statement with its order's lock, which comes first as everywhere. */
async function change(
	call: Call,
	action: string,
	run: (tx: Tx, held: Held, now: Date) => Promise<WithdrawalRow | { fault: Fault }>,
): Promise<{ id: string; withdrawal_status: WithdrawalStatus } | Response | null> {
	const id = call.param('id');
	if (isRecord(withdrawalKind, id) === null) return null;
	return auditedWrite(call, async ({ tx, now }, note) => {
		const [known] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id));
		const order = known?.order_id ? await lockOrder(tx, known.order_id) : null;
		const row = await lockWithdrawal(tx, id);
		if (!row) return refuse('not_found');
		const after = await run(tx, { row, order }, now);
		if ('fault' in after) return conflict(after.fault.path, after.fault.code);
		if (after !== row) {
			const changes = { withdrawal_status: { from: row.status, to: after.status } };
			await note({ action, resource: 'withdrawals', record_id: id, changes });
		}
		return { id, withdrawal_status: after.status };
	});
}

/** What the buyer is told when a statement comes into a state. */
const DECIDED = {
	accept: { mail: 'accepted', column: 'accepted_at' },
	refuse: { mail: 'refused', column: 'refused_at' },
	refund: { mail: 'refunded', column: 'refunded_at' },
} as const satisfies Partial<Record<WithdrawalEvent, object>>;

/** Decides on a statement, with its mail; the same decision twice is one. */
const decide = (call: Call, event: keyof typeof DECIDED, work: Work) =>
	change(call, event, async (tx, held, now) => {
		const { row } = held;
		const moved = move(WITHDRAWAL_MACHINE, row.status, event);
		if (moved.outcome === 'refused') {
			return { fault: { path: 'withdrawal_status', code: moved.refusal } };
		}
		if (moved.outcome === 'unchanged') return row;
		const brought = await work(tx, held, now);
		if ('fault' in brought) return brought;
		const { mail, column } = DECIDED[event];
		const [after] = await tx
			.update(withdrawals)
			.set({ ...brought, status: moved.state, [column]: now })
			.where(eq(withdrawals.id, row.id))
			.returning();
		if (!after) throw new Error(`${row.reference} has gone`);
		const head = await mailFrameIn(call, tx, row.locale);
		const told =
			mail === 'accepted'
				? { to: goodsBackTo(head, row.locale), send_by: clockOf(after, now).send_by }
				: { refusal: after.refusal };
		await call.outbox.post(tx, composeDecision(head, mail, after, told));
		return after;
	});

/** The order that a statement is about: its own, or the one that staff names. */
async function orderFor(tx: Tx, { order }: Held, number: string): Promise<OrderRow | null> {
	if (order) return order;
	const named = await findByNumber(tx, number);
	return named && lockOrder(tx, named.id);
}

export const withdrawalDeskRoutes = {
	acceptWithdrawal: staffRoute(contract.acceptWithdrawal, (call) =>
		decide(call, 'accept', async (tx, held, now) => {
			const order = await orderFor(tx, held, call.body.order_number);
			if (!order) return { fault: { path: 'order_number', code: 'unknown_order' } };
			const left = await piecesLeft(tx, order.id, held.row.id);
			const pieces = left.flatMap((quantity, position) =>
				quantity > 0 ? [{ position, quantity }] : [],
			);
			if (pieces.length === 0) return { fault: { path: 'order_number', code: 'nothing' } };
			await claimPieces(tx, order.id, held.row.id, pieces);
			if (held.row.order_id === null) {
				const said = held.row.reference;
				await noteEntry(tx, order.id, 'withdrawn', now, { said });
			}
			// The right is judged by the day of the statement, not of the decision.
			return { order_id: order.id, refusal: '', ...termOf(order, held.row.stated_at) };
		}),
	),

	refuseWithdrawal: staffRoute(contract.refuseWithdrawal, (call) =>
		decide(call, 'refuse', async (tx, { row }) => {
			await freePieces(tx, row.id);
			return { refusal: call.body.text };
		}),
	),

	receiveWithdrawnGoods: staffRoute(contract.receiveWithdrawnGoods, (call) =>
		change(call, 'receive', async (tx, { row, order }, now) => {
			if (row.goods_at !== null) return row;
			if (row.status !== 'accepted' && row.status !== 'refunded') {
				return { fault: { path: 'withdrawal_status', code: 'not_yet' } };
			}
			if (call.body.restock && order) await putBack(tx, row, order, call.staff.email);
			const [after] = await tx
				.update(withdrawals)
				.set({ goods_at: now })
				.where(eq(withdrawals.id, row.id))
				.returning();
			return after ?? row;
		}),
	),

	refundWithdrawal: staffRoute(contract.refundWithdrawal, (call) =>
		decide(call, 'refund', async (tx, { row, order }, now): ReturnType<Work> => {
			if (!order) return { fault: { path: 'order_number', code: 'unknown_order' } };
			const named = call.body.lines ?? (await claimedBy(tx, row.id));
			const short = await claimPieces(tx, order.id, row.id, named);
			if (short.length > 0) return { fault: { path: 'lines', code: 'more_than_bought' } };
			const money = moneyOf(order, await linesOf(tx, order.id));
			const before = refundsOf(await refundRowsOf(tx, order.id));
			const pieces = named.map(({ position, quantity }) => ({ line: position, quantity }));
			const standard = order.details.standard_shipping;
			const request = withdrawalRequest(money, before, standard, pieces);
			const cause = { reason: 'withdrawal', cause_id: row.id } as const;
			const refund = await refundPart(tx, order, request, cause, now);
			if (typeof refund === 'string') return { fault: { path: 'refund', code: refund } };
			return {};
		}),
	),
};

async function putBack(tx: Tx, row: WithdrawalRow, order: OrderRow, staff_email: string) {
	const [bought, pieces] = [await linesOf(tx, order.id), await claimedBy(tx, row.id)];
	const fit = pieces.flatMap(({ position, quantity }) => {
		const line = bought.find((one) => one.position === position);
		return line ? [{ variant_id: line.variant_id, quantity }] : [];
	});
	await returnStock(tx, fit, { reason: row.reference, staff_email });
}
