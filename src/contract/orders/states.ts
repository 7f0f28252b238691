import * as v from 'valibot';

/**
 * Public status of an order. `pending`: its money is on the way, or is held until staff has checked
 * it. `processing`: paid, until all of it is delivered. `refund_issued`: refunded in full.
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

/** Status of one parcel of an order. `completed`: handed to the buyer. */
export const SHIPMENT_STATUSES = ['pending', 'packed', 'shipped', 'completed'] as const;
export const shipmentStatusSchema = v.picklist(SHIPMENT_STATUSES);
export type ShipmentStatus = v.InferOutput<typeof shipmentStatusSchema>;

/**
 * Status of one payment attempt. `pending`: the provider waits for the bank. `held`: the received
 * amount or currency is not the order's. `refunded`: refunded in full.
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

/** Status of a refund. `failed`: the bank rejected it, and staff finds another way. */
export const REFUND_STATUSES = ['pending', 'issued', 'failed'] as const;
export const refundStatusSchema = v.picklist(REFUND_STATUSES);
export type RefundStatus = v.InferOutput<typeof refundStatusSchema>;

/**
 * Reasons of a refund: full, partial, returned goods, or money that came twice, late or wrong.
 * `at_provider`: made in the provider's own dashboard and not recorded here.
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

/** Status of a return. A refusal has a reason. `refunding`: the refund is requested, not made. */
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
 * Status of a withdrawal, confirmed by its second step. Each is stored with its first time.
 * `unproven`: a guest has not proven to own the mailbox yet. `received` is a receipt, not an
 * acceptance. `refunding`: the refund is requested, not made. `settled`: accepted with nothing to
 * pay: the order was never paid or was cancelled by itself. `refused`: late, without an order,
 * or outside the right; with a reason.
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
 * Reasons to reject a state transition: another one must come first, its time is over, or the
 * state is final.
 */
export const MOVE_REFUSALS = ['not_yet', 'too_late', 'final'] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];
