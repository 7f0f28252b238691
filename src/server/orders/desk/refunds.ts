import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
	checkOrderRefund,
	keepRefundAccount,
	noteOrder,
	refundOrder,
	retryOrderRefund,
	settleOrderRefund,
	type partialRefundSchema,
} from '#contract/orders/desk-actions.ts';
import { REFUND_MACHINE } from '#domain/orders/payment-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { conflict, fault, refuse, type Refusal } from '#server/desk/ports.ts';
import { deliverIfDone } from '../lifecycle/deliver.ts';
import { noteEntry } from '../record/entries.ts';
import { listAttempts, listRefundRows, type RefundRow } from '../record/queries.ts';
import { reserveRest, listLineUnits } from '../units/line-units.ts';
import { refundAgain, refundPart } from '../refunds/refund.ts';
import { keepRefundAccount as keepAccount, refundAccountFault } from '../refunds/refund-account.ts';
import type { OrderServices } from '../record/services.ts';
import { recordRefundResultIn } from '../refunds/record-refund-result.ts';
import { order_refunds } from '../tables-money.ts';
import {
	act,
	orderRoute,
	refusedBy,
	type Acting,
	type Done,
	type OrderCall,
} from '../record/act.ts';

const describeRefund = ({ amount, currency }: RefundRow) => `${amount} ${currency}`;

/** True if units are in an unsent parcel: staff unpacks them before they are refunded. */
async function isPacked(
	{ tx, order }: Acting,
	asked: readonly { position: number; quantity: number }[],
) {
	const there = await listLineUnits(tx, order.id);
	return asked.some(({ position, quantity }) => {
		const line = there.find((one) => one.position === position);
		if (!line) return false;
		const unsent = line.quantity - line.sent - line.given_back;
		return line.packed > line.sent && Math.min(quantity, unsent) > line.to_pack;
	});
}

async function refund(
	services: OrderServices,
	acting: Acting,
	{ pieces, reductions, shipping, reason }: v.InferOutput<typeof partialRefundSchema>,
): Promise<Refusal | Done> {
	const { tx, order, now, staff_email } = acting;
	if (order.status !== 'processing' && order.status !== 'delivered') {
		return conflict('status', order.paid_at === null ? 'not_yet' : 'final');
	}
	if (await isPacked(acting, pieces)) return conflict('pieces', 'packed');
	const request = {
		pieces: pieces.map(({ position, quantity }) => ({ line: position, quantity })),
		reductions: reductions.map(({ position, amount }) => ({ line: position, amount })),
		shipping,
	};
	const made = await refundPart(tx, order, request, { reason: 'partial', staff_email }, now);
	if (typeof made === 'string') return conflict('refund', made);
	if (reason)
		await noteEntry(tx, order.id, 'note', now, { said: reason, staff_email, is_internal: true });
	if (pieces.length > 0 && order.status === 'processing') {
		await reserveRest(tx, order.id);
		await deliverIfDone(tx, services, order, now, staff_email);
	}
	return { refund: describeRefund(made) };
}

const onRefund =
	(call: OrderCall, run: (acting: Acting, refund: RefundRow) => Promise<Refusal | Done>) =>
	async (acting: Acting): Promise<Refusal | Done> => {
		const rows = await listRefundRows(acting.tx, acting.order.id);
		const found = rows.find(({ id }) => id === call.param('refund'));
		return found ? run(acting, found) : refuse('not_found');
	};

/** Records the outcome of a refund by transfer; providers report on their own refunds. */
async function settleByHand(
	services: OrderServices,
	{ tx, order, staff_email }: Acting,
	found: RefundRow,
	outcome: 'issued' | 'failed',
): Promise<Refusal | Done> {
	const payment = (await listAttempts(tx, order.id)).find(({ id }) => id === found.payment_id);
	if (payment?.provider !== 'bank_transfer') return conflict('refund', 'not_by_hand');
	const event = outcome === 'issued' ? 'issue' : 'fail';
	const refusal = refusedBy('refund', move(REFUND_MACHINE, found.status, event));
	if (refusal) return refusal;
	const seen = { ref: found.ref ?? found.key, status: outcome };
	await recordRefundResultIn(tx, services, found.id, seen, staff_email);
	return { refund: describeRefund(found), outcome };
}

async function retry(
	{ tx, order, now, staff_email }: Acting,
	failed: RefundRow,
): Promise<Refusal | Done> {
	if (failed.status !== 'failed') return conflict('refund', 'not_failed');
	const others = await listRefundRows(tx, order.id);
	if (others.some(({ instead_of }) => instead_of === failed.id))
		return conflict('refund', 'already');
	const made = await refundAgain(tx, order, failed, now, staff_email);
	return typeof made === 'string' ? conflict('refund', made) : { refund: describeRefund(made) };
}

/** Marks a refund that was made elsewhere as checked by staff. */
async function check({ tx }: Acting, found: RefundRow): Promise<Refusal | Done> {
	if (!found.needs_check) return conflict('refund', 'already');
	const isIt = eq(order_refunds.id, found.id);
	await tx.update(order_refunds).set({ needs_check: false }).where(isIt);
	return { refund: describeRefund(found) };
}

export const refundRoutes = {
	refundOrder: orderRoute(refundOrder, (call) =>
		act(call, 'refund', (acting) => refund(call, acting, call.body)),
	),
	settleOrderRefund: orderRoute(settleOrderRefund, (call) =>
		act(
			call,
			'settle_refund',
			onRefund(call, (acting, found) => settleByHand(call, acting, found, call.body.outcome)),
		),
	),
	retryOrderRefund: orderRoute(retryOrderRefund, (call) =>
		act(call, 'retry_refund', onRefund(call, retry)),
	),
	checkOrderRefund: orderRoute(checkOrderRefund, (call) =>
		act(call, 'check_refund', onRefund(call, check)),
	),
	keepRefundAccount: orderRoute(keepRefundAccount, (call) =>
		act(call, 'refund_account', async ({ tx, order, now }) => {
			const { iban } = call.body;
			const code = await refundAccountFault(tx, order, iban);
			if (code) return fault('iban', code);
			await keepAccount(tx, order.id, iban, now);
			// The audit log outlasts the account, so it does not name it.
			return {};
		}),
	),
	noteOrder: orderRoute(noteOrder, (call) =>
		act(call, 'note', async ({ tx, order, now, staff_email }) => {
			const said = call.body.text;
			await noteEntry(tx, order.id, 'note', now, { said, staff_email, is_internal: true });
			return {};
		}),
	),
};
