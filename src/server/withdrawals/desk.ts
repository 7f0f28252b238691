import { eq } from 'drizzle-orm';
import * as contract from '#contract/withdrawals/desk.ts';
import type { WithdrawalStatus } from '#contract/orders/states.ts';
import { WITHDRAWAL_MACHINE, type WithdrawalEvent } from '#domain/orders/return-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { auditedWrite, conflict, isRecord, refuse } from '#server/desk/ports.ts';
import { problem } from '#server/kernel/problem.ts';
import { staffRouteOver, type StaffCall } from '#server/identity/staff-route.ts';
import {
	closeOpenAttempts,
	deliverIfDone,
	findByNumber,
	releaseClaims,
	reserveRest,
	lockOrder,
	type OrderRow,
	stopRest,
} from '#server/orders/ports.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { goodsBackTo } from '#server/platform/mail/sender.ts';
import type { Assembled } from '../module.ts';
import { acceptAbout } from './accept.ts';
import { lockWithdrawal, type WithdrawalRow } from './queries.ts';
import { withdrawalKind } from './kind.ts';
import { composeDecision } from './mails/compose.ts';
import { markOrder } from './mark.ts';
import { restock, refundAbout } from './refund.ts';
import { withdrawals } from './tables.ts';
import { toClock, toTerm } from './terms.ts';

const staffRoute = staffRouteOver<Assembled>();
type Call = StaffCall & Assembled;
type Fault = { path: string; code: string };

/** Events of a decision, its changes of the row, and the mail to the buyer. */
interface Decision {
	events: readonly WithdrawalEvent[];
	change: Partial<Omit<WithdrawalRow, 'id' | 'status'>>;
	mail: 'accepted' | 'stopped' | 'refused' | null;
}

interface Held {
	row: WithdrawalRow;
	/** Locked as well; null where the statement has none. */
	order: OrderRow | null;
}
type Work = (
	tx: Tx,
	held: Held,
	who: { now: Date; staff_email: string },
) => Promise<Decision | { fault: Fault }>;

/** Runs a change of one statement under its order's lock, which comes first as everywhere. */
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

/** Decides on a statement and mails the buyer; a repeated decision has no second effect. */
const decide = (call: Call, event: WithdrawalEvent, work: Work) =>
	change(call, event, async (tx, held, now) => {
		const { row } = held;
		const moved = move(WITHDRAWAL_MACHINE, row.status, event);
		if (moved.outcome === 'refused') {
			return { fault: { path: 'withdrawal_status', code: moved.refusal } };
		}
		if (moved.outcome === 'unchanged') return row;
		const decision = await work(tx, held, { now, staff_email: call.staff.email });
		return 'fault' in decision ? decision : keep(tx, call, row, decision, now);
	});

async function keep(
	tx: Tx,
	call: Call,
	row: WithdrawalRow,
	{ events, change, mail }: Decision,
	now: Date,
): Promise<WithdrawalRow> {
	const status = events.reduce((from, event) => {
		const { outcome, state } = move(WITHDRAWAL_MACHINE, from, event);
		if (outcome === 'refused') throw new Error(`${row.reference} is ${from} and cannot ${event}`);
		return state;
	}, row.status);
	const [after] = await tx
		.update(withdrawals)
		.set({ ...change, status })
		.where(eq(withdrawals.id, row.id))
		.returning();
	if (!after) throw new Error(`${row.reference} is missing`);
	await markOrder(tx, after.order_id);
	if (mail === null) return after;
	const head = await mailFrameIn(call, tx, row.locale);
	const more =
		mail === 'accepted'
			? { to: goodsBackTo(head, row.locale), send_by: toClock(after, now).send_by }
			: { refusal: after.refusal };
	await call.outbox.post(tx, composeDecision(head, mail, after, more));
	return after;
}

/** Finds the order of a statement: its own, or the one that staff names. */
async function orderFor(tx: Tx, { order }: Held, number: string): Promise<OrderRow | null> {
	if (order) return order;
	const named = await findByNumber(tx, number);
	return named && lockOrder(tx, named.id);
}

/** States in which goods may still come. */
const isAwaited = (status: WithdrawalStatus) =>
	['accepted', 'refunding', 'refunded'].includes(status);

/** Closes open payment attempts of an unpaid order, before anything else. */
async function closeUnpaid(call: Call & { body: { order_number: string } }) {
	const id = call.param('id');
	if (isRecord(withdrawalKind, id) === null) return null;
	const [row] = await call.db.select().from(withdrawals).where(eq(withdrawals.id, id));
	const accepts = row && move(WITHDRAWAL_MACHINE, row.status, 'accept').outcome === 'moved';
	if (!accepts) return null;
	const named = row.order_id ?? (await findByNumber(call.db, call.body.order_number))?.id;
	try {
		if (named !== undefined) await closeOpenAttempts(call, named);
		return null;
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		call.log(`withdrawal: ${cause.message}`, { level: 'warn', component: 'payments', object: id });
		return problem('unavailable', undefined, { 'retry-after': '30' });
	}
}

export const withdrawalDeskRoutes = {
	acceptWithdrawal: staffRoute(contract.acceptWithdrawal, async (call) => {
		const failure = await closeUnpaid(call);
		if (failure) return failure;
		return decide(call, 'accept', async (tx, held, who) => {
			const order = await orderFor(tx, held, call.body.order_number);
			if (!order) return { fault: { path: 'order_number', code: 'unknown_order' } };
			const done = await acceptAbout(tx, held.row, order, who);
			if (done === 'nothing') return { fault: { path: 'order_number', code: done } };
			if (done === 'paying') return { fault: { path: 'payment', code: done } };
			// The right is judged by the day of the statement, not of the decision.
			const term = toTerm(order, held.row.stated_at);
			const change = { order_id: order.id, refusal: '', accepted_at: who.now, ...term };
			return { ...done, change };
		});
	}),

	refuseWithdrawal: staffRoute(contract.refuseWithdrawal, (call) =>
		decide(call, 'refuse', async (tx, { row }, { now }) => {
			await releaseClaims(tx, row.id);
			const change = { refusal: call.body.text, refused_at: now };
			return { events: ['refuse'], change, mail: 'refused' };
		}),
	),

	receiveWithdrawnGoods: staffRoute(contract.receiveWithdrawnGoods, (call) =>
		change(call, 'receive', async (tx, { row, order }, now) => {
			if (row.goods_at !== null) return row;
			if (!isAwaited(row.status)) {
				return { fault: { path: 'withdrawal_status', code: 'not_yet' } };
			}
			if (call.body.restock && order) await restock(tx, row, order, call.staff.email);
			const [after] = await tx
				.update(withdrawals)
				.set({ goods_at: now })
				.where(eq(withdrawals.id, row.id))
				.returning();
			return after ?? row;
		}),
	),

	refundWithdrawal: staffRoute(contract.refundWithdrawal, (call) =>
		decide(call, 'refund', async (tx, { row, order }, { now, staff_email }): ReturnType<Work> => {
			if (!order) return { fault: { path: 'order_number', code: 'unknown_order' } };
			const refund = await refundAbout(tx, row, order, {
				lines: call.body.lines,
				now,
				staff_email,
			});
			if (refund === 'settled') {
				const said = { said: row.reference, staff_email };
				if (order.status === 'processing') await stopRest(tx, call, order, said, now);
				return { events: ['settle'], change: {}, mail: null };
			}
			if (typeof refund === 'string') {
				const path = refund === 'more_than_bought' ? 'lines' : 'refund';
				return { fault: { path, code: refund } };
			}
			if (order.status === 'processing') {
				await reserveRest(tx, order.id);
				await deliverIfDone(tx, call, order, now, staff_email);
			}
			return { events: ['refund'], change: {}, mail: null };
		}),
	),
};
