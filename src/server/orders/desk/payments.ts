import {
	acceptHeldPayment,
	confirmReceipt,
	refundHeldPayment,
} from '#contract/orders/desk-actions.ts';
import { decideEvent } from '#domain/orders/payment-outcome.ts';
import { eventOfMoney, PAYMENT_MACHINE, type Sum } from '#domain/orders/payment-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { conflict, type Refusal } from '#server/desk/ports.ts';
import { listAttempts, listRefundRows, type PaymentRow } from '../record/queries.ts';
import { refundHeld } from '../refunds/refund.ts';
import type { OrderServices } from '../record/services.ts';
import { applyDecision, toPaymentChange } from '../payment/apply-decision.ts';
import { act, orderRoute, refusedBy, type Acting, type Done } from '../record/act.ts';

const findHeld = (attempts: readonly PaymentRow[]) =>
	attempts.find(({ status }) => status === 'held');

const sumIn = ({ amount, currency }: Sum) => `${amount} ${currency}`;

/** Records money that came by transfer, as staff read it in the bank's statement. */
async function receive(
	services: OrderServices,
	{ tx, order, now, staff_email }: Acting,
	money: Sum,
): Promise<Refusal | Done> {
	const attempts = await listAttempts(tx, order.id);
	const attempt = attempts.findLast(({ provider }) => provider === 'bank_transfer');
	if (!attempt) return conflict('payment', 'no_transfer');
	const event = eventOfMoney(attempt, money);
	const refusal = refusedBy('payment', move(PAYMENT_MACHINE, attempt.status, event));
	if (refusal) return refusal;
	const locked = { order, attempts, attempt };
	const decided = decideEvent(toPaymentChange(locked, money, now), event);
	const came = { money, money_ref: attempt.key, looked_at: now, staff_email };
	await applyDecision(tx, services, locked, decided, came, now);
	return { came: sumIn(money) };
}

async function accept(services: OrderServices, acting: Acting): Promise<Refusal | Done> {
	const { tx, order, now, staff_email } = acting;
	const attempts = await listAttempts(tx, order.id);
	const held = findHeld(attempts);
	if (!held) return conflict('payment', 'not_held');
	if (held.came_currency !== order.currency) return conflict('payment', 'other_currency');
	const isLeaving = (await listRefundRows(tx, order.id)).some(
		({ payment_id, status }) => payment_id === held.id && status !== 'failed',
	);
	if (isLeaving) return conflict('payment', 'already');
	const { money_ref, looked_at } = held;
	const money = { amount: held.came_amount ?? held.amount, currency: order.currency };
	const locked = { order, attempts, attempt: held };
	const decided = decideEvent(toPaymentChange(locked, money, now), 'accept');
	const came = { money, money_ref, looked_at, staff_email };
	await applyDecision(tx, services, locked, decided, came, now);
	return { came: sumIn(money) };
}

async function giveBackHeld(acting: Acting): Promise<Refusal | Done> {
	const { tx, order, now, staff_email } = acting;
	const held = findHeld(await listAttempts(tx, order.id));
	if (!held) return conflict('payment', 'not_held');
	if (held.dispute !== null) return conflict('payment', 'disputed');
	const refund = await refundHeld(tx, order, held, now, staff_email);
	return refund ? { refund: sumIn(refund) } : conflict('payment', 'already');
}

export const paymentRoutes = {
	confirmReceipt: orderRoute(confirmReceipt, (call) =>
		act(call, 'confirm_receipt', (acting) => receive(call, acting, call.body)),
	),
	acceptHeldPayment: orderRoute(acceptHeldPayment, (call) =>
		act(call, 'accept_payment', (acting) => accept(call, acting)),
	),
	refundHeldPayment: orderRoute(refundHeldPayment, (call) =>
		act(call, 'refund_payment', giveBackHeld),
	),
};
