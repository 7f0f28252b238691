import * as v from 'valibot';

/**
 * What an order is told to be. `pending`: its money is on the way, or is held until staff has looked
 * at it. `processing`: paid, until all of it is delivered. `refund_issued`: all that was paid went back.
 */
export const ORDER_STATUSES = [
	'awaiting_payment',
	'pending',
	'processing',
	'delivered',
	'canceled',
	'refund_issued',
] as const;
export const orderStatusSchema = v.picklist(ORDER_STATUSES);
export type OrderStatus = v.InferOutput<typeof orderStatusSchema>;

/** One parcel of an order. `completed`: handed to the buyer. */
export const SHIPMENT_STATUSES = ['pending', 'packed', 'shipped', 'completed'] as const;
export const shipmentStatusSchema = v.picklist(SHIPMENT_STATUSES);
export type ShipmentStatus = v.InferOutput<typeof shipmentStatusSchema>;

/**
 * One attempt to pay. `pending`: the provider waits for the bank. `held`: money came whose amount or
 * currency is not the order's. `refunded`: all of it went back.
 */
export const PAYMENT_STATUSES = [
	'open',
	'pending',
	'held',
	'paid',
	'failed',
	'expired',
	'refunded',
] as const;
export const paymentStatusSchema = v.picklist(PAYMENT_STATUSES);
export type PaymentStatus = v.InferOutput<typeof paymentStatusSchema>;

/** Money on its way back. `failed`: the bank would not take it; staff finds another way. */
export const REFUND_STATUSES = ['pending', 'issued', 'failed'] as const;
export const refundStatusSchema = v.picklist(REFUND_STATUSES);
export type RefundStatus = v.InferOutput<typeof refundStatusSchema>;

/**
 * Why money goes back: all, a part, goods that came back, money that came twice, late or wrong.
 * `at_provider`: somebody gave it back at the provider's own desk, and said nothing here.
 */
export const REFUND_REASONS = [
	'canceled',
	'partial',
	'at_provider',
	'return',
	'withdrawal',
	'surplus',
	'too_late',
	'mismatch',
] as const;

/** Goods on their way back; a refusal carries a reason. `refunding`: the money is asked for, not gone. */
export const RETURN_STATUSES = [
	'requested',
	'authorised',
	'in_transit',
	'received',
	'refunding',
	'refunded',
	'refused',
] as const;
export const returnStatusSchema = v.picklist(RETURN_STATUSES);
export type ReturnStatus = v.InferOutput<typeof returnStatusSchema>;

/**
 * A statement of withdrawal, confirmed by its second act; every one is kept with its first time.
 * `unproven`: a guest has not shown yet that the mailbox is theirs. `received` is a receipt, not an
 * acceptance. `refunding`: the money is asked for, not gone. `settled`: accepted, and nothing is owed for
 * it, since the order was never paid or is called off by itself. `refused`: late, without an order, or outside the right; with a reason.
 */
export const WITHDRAWAL_STATUSES = [
	'unproven',
	'received',
	'accepted',
	'refunding',
	'refunded',
	'settled',
	'refused',
] as const;
export const withdrawalStatusSchema = v.picklist(WITHDRAWAL_STATUSES);
export type WithdrawalStatus = v.InferOutput<typeof withdrawalStatusSchema>;

/**
 * Why something cannot happen to what is in a state: another thing has to come first, its time is
 * over, or nothing happens any more.
 */
export const MOVE_REFUSALS = ['not_yet', 'too_late', 'final'] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];
