import { and, eq } from 'drizzle-orm';
import { toRefund } from '#domain/orders/refunds.ts';
import { matchRefund } from '#domain/orders/unasked-refunds.ts';
import {
	findProvider,
	ProviderFailure,
	type PaymentUpdate,
	type ToldRefund,
} from '#server/payments/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { hasOpenClaim } from '../units/claims.ts';
import { deliverIfDone } from '../lifecycle/deliver.ts';
import {
	listAttempts,
	listLines,
	lockOrder,
	listRefundRows,
	type OrderRow,
	type PaymentRow,
	type RefundRow,
} from '../record/queries.ts';
import { isSurplus, toMoney, toRefunds } from '../record/money.ts';
import { reserveRest, listLineUnits } from '../units/line-units.ts';
import { addRefund, calculateLeft, toRequest, type Asked } from '../refunds/refund.ts';
import type { OrderServices } from '../record/services.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { recordRefundResultIn } from '../refunds/record-refund-result.ts';
import { order_payments, order_refunds } from '../tables-money.ts';
import { sendOrderMail } from '../mails/send.ts';

type RefundNews = Extract<PaymentUpdate, { kind: 'refunds' }>;

/** Finds the payment of a refund; undefined if it is not ours. @throws ProviderFailure */
async function findPayment(
	services: OrderServices,
	{ provider, money_ref, attempt: named }: RefundNews,
): Promise<PaymentRow | undefined> {
	const isTheirs = eq(order_payments.provider, provider);
	const byMoney = and(isTheirs, eq(order_payments.money_ref, money_ref));
	const find = async () => (await services.db.select().from(order_payments).where(byMoney))[0];
	const known = await find();
	if (known || named === null) return known;
	// The payment itself was not reported yet: fetch it first, so that it came before it went back.
	const attempts = await listAttempts(services.db, named.order_id);
	const attempt = attempts.find(
		(one) => one.provider === provider && one.attempt === named.attempt && one.ref !== null,
	);
	if (!attempt?.ref) return undefined;
	const seen = await findProvider(services, provider)?.look(attempt.ref);
	if (seen) await recordPaymentResult(services, attempt, seen);
	return find();
}

/** Applies all refunds of a payment; known ones have no second effect. */
export async function takeRefunds(services: OrderServices, news: RefundNews): Promise<boolean> {
	const payment = await findPayment(services, news);
	if (!payment) return false;
	// Failed ones first: another refund may have been made in their place since.
	const isFailed = ({ status }: ToldRefund) => Number(status !== 'failed');
	const inTurn = news.refunds.toSorted((one, other) => isFailed(one) - isFailed(other));
	await services.db.transaction(async (tx) => {
		for (const told of inTurn) {
			const order = await lockOrder(tx, payment.order_id);
			if (order) await takeOne(tx, services, order, payment.id, told);
		}
	});
	return true;
}

async function takeOne(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	paymentId: string,
	told: ToldRefund,
): Promise<void> {
	const rows = await listRefundRows(tx, order.id);
	const own =
		rows.find(({ payment_id, ref }) => payment_id === paymentId && ref === told.ref) ??
		rows.find(({ key, status }) => key === told.key && status === 'pending');
	if (own) return recordRefundResultIn(tx, services, own.id, told);
	// A refund that failed before it was reported has moved no money.
	if (told.status === 'failed') return;
	const payment = (await listAttempts(tx, order.id)).find(({ id }) => id === paymentId);
	if (payment) await book(tx, services, { order, payment, told, now: services.clock() });
}

interface Unasked {
	order: OrderRow;
	payment: PaymentRow;
	told: ToldRefund;
	now: Date;
}

/** Books a refund that was made outside of the shop. @throws ProviderFailure */
async function book(tx: Tx, services: OrderServices, unasked: Unasked): Promise<void> {
	const { order, payment, told, now } = unasked;
	const before = await listRefundRows(tx, order.id);
	const { isFitting, twin } = await giveWay(tx, unasked, before);
	if (!isFitting || told.currency !== (payment.came_currency ?? payment.currency)) {
		throw new ProviderFailure(`${payment.provider}: ${told.ref} gives back more than came`);
	}
	const asked = await askedFor(tx, unasked, twin);
	const row = await addRefund(tx, order, asked, now);
	if (order.status === 'processing' && asked.counted?.lines.some(({ quantity }) => quantity > 0)) {
		await reserveRest(tx, order.id);
		await deliverIfDone(tx, services, order, now, '');
	}
	if (row.needs_check)
		await sendOrderMail(tx, services, 'refund_unmatched', order, now, { refund: row });
	await recordRefundResultIn(tx, services, row.id, told);
}

/**
 * Drops our own refunds that the provider has not accepted yet and that no longer fit beside one
 * made elsewhere. The first of them (`twin`), nearest in amount, is taken as the one made there by
 * hand.
 */
async function giveWay(
	tx: Tx,
	{ payment, told, now }: Unasked,
	before: readonly RefundRow[],
): Promise<{ isFitting: boolean; twin: RefundRow | null }> {
	const given = new Set<RefundRow>();
	const left = () =>
		calculateLeft(
			payment,
			before.filter((row) => !given.has(row)),
		);
	const waiting = before
		.filter(({ payment_id, status, ref }) => {
			return payment_id === payment.id && status === 'pending' && ref === null;
		})
		.toSorted((one, other) => distance(one, told) - distance(other, told));
	for (const row of waiting) {
		if (told.amount <= left()) break;
		given.add(row);
		const last_error = `${told.ref} was given back instead`;
		const failed = { status: 'failed', settled_at: now, cause_id: null, last_error } as const;
		await tx.update(order_refunds).set(failed).where(eq(order_refunds.id, row.id));
	}
	return { isFitting: told.amount <= left(), twin: [...given][0] ?? null };
}

const distance = ({ amount }: RefundRow, told: ToldRefund) => Math.abs(amount - told.amount);

/** Refund to store: by line and rate, as far as they follow from its amount. */
async function askedFor(
	tx: Tx,
	{ order, payment, told }: Unasked,
	twin: RefundRow | null,
): Promise<Asked> {
	const { amount, currency, ref: made_as } = told;
	const bare = { payment, amount, currency, made_as, counted: null };
	const rows = await listRefundRows(tx, order.id);
	const replaced = twin && { instead_of: twin.id, cause_id: twin.cause_id };
	if (isSurplus(payment, rows)) return { ...bare, ...replaced, reason: 'surplus' };
	if (payment.status === 'held') return { ...bare, ...replaced, reason: 'mismatch' };
	const money = toMoney(order, await listLines(tx, order.id));
	const before = toRefunds(rows);
	const same = twin?.amount === amount ? twin : null;
	const { request, isSure } = same?.counted
		? { request: toRequest(same.counted), isSure: true }
		: matchRefund(money, before, { amount, isRest: amount === calculateLeft(payment, rows) });
	const counted = toRefund(money, before, request);
	const reason = same?.reason ?? 'at_provider';
	// Money beyond the order's total belongs to none of its lines.
	if (typeof counted === 'string') return { ...bare, ...replaced, reason, needs_check: true };
	const needs_check = !isSure || (await isInTheWay(tx, order, request.pieces));
	return { ...bare, ...replaced, reason, counted, needs_check };
}

/** True if units are in an unsent parcel, or a return or withdrawal of the order is open. */
async function isInTheWay(
	tx: Tx,
	order: OrderRow,
	pieces: readonly { line: number; quantity: number }[],
): Promise<boolean> {
	if (await hasOpenClaim(tx, order.id)) return true;
	const there = await listLineUnits(tx, order.id);
	return pieces.some(({ line, quantity }) => {
		const one = there.find(({ position }) => position === line);
		return one !== undefined && one.packed > one.sent && quantity > one.to_pack;
	});
}
