import type { OrderStatus, ShipmentStatus } from '#contract/orders/states.ts';
import type { StateMachine } from './state-machine.ts';

/**
 * Events of an order. `payment_pending`: the provider waits for the bank, or holds a wrong amount.
 * `payment_failed`: one attempt failed, another may follow. `expire`: the time to pay is over and
 * the provider has confirmed that nothing comes. `revive`: money came after the stock was released,
 * and the goods could be reserved again; where they could not, it is refunded. `deliver`: the last
 * parcel was handed over. `cancel_rest`: unshipped units are cancelled, shipped ones stay.
 * `refund_in_full`: all that was paid was refunded; a partial refund changes no status. `come_back`
 * and its variants: a bank returned the refund, so the order is again what it was before.
 */
export const ORDER_EVENTS = [
	'payment_pending',
	'pay',
	'payment_failed',
	'expire',
	'cancel',
	'cancel_rest',
	'revive',
	'deliver',
	'refund_in_full',
	'come_back',
	'come_back_delivered',
	'come_back_canceled',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Transitions of an order that is not fully refunded. */
const NEVER_GONE = <State extends OrderStatus>(state: State) => ({
	come_back: state,
	come_back_delivered: state,
	come_back_canceled: state,
});

/**
 * Transitions of an order.
 * It never steps back behind its payment: late or repeated reports of a provider change nothing.
 * While money is on its way only staff cancels, and refunds what comes.
 */
export const ORDER_MACHINE: StateMachine<OrderStatus, OrderEvent> = {
	awaiting_payment: {
		payment_pending: 'pending',
		pay: 'processing',
		payment_failed: 'awaiting_payment',
		expire: 'canceled',
		cancel: 'canceled',
		cancel_rest: 'not_yet',
		revive: 'not_yet',
		deliver: 'not_yet',
		refund_in_full: 'not_yet',
		...NEVER_GONE('awaiting_payment'),
	},
	pending: {
		payment_pending: 'pending',
		pay: 'processing',
		payment_failed: 'awaiting_payment',
		expire: 'not_yet',
		cancel: 'canceled',
		cancel_rest: 'not_yet',
		revive: 'not_yet',
		deliver: 'not_yet',
		refund_in_full: 'not_yet',
		...NEVER_GONE('pending'),
	},
	processing: {
		payment_pending: 'processing',
		pay: 'processing',
		payment_failed: 'processing',
		expire: 'processing',
		cancel: 'canceled',
		cancel_rest: 'processing',
		revive: 'processing',
		deliver: 'delivered',
		refund_in_full: 'refund_issued',
		...NEVER_GONE('processing'),
	},
	delivered: {
		payment_pending: 'delivered',
		pay: 'delivered',
		payment_failed: 'delivered',
		expire: 'delivered',
		cancel: 'too_late',
		cancel_rest: 'too_late',
		revive: 'too_late',
		deliver: 'delivered',
		refund_in_full: 'refund_issued',
		...NEVER_GONE('delivered'),
	},
	canceled: {
		payment_pending: 'too_late',
		pay: 'too_late',
		payment_failed: 'canceled',
		expire: 'canceled',
		cancel: 'canceled',
		cancel_rest: 'canceled',
		revive: 'processing',
		deliver: 'too_late',
		refund_in_full: 'refund_issued',
		...NEVER_GONE('canceled'),
	},
	refund_issued: {
		payment_pending: 'refund_issued',
		pay: 'refund_issued',
		payment_failed: 'refund_issued',
		expire: 'refund_issued',
		cancel: 'final',
		cancel_rest: 'final',
		revive: 'final',
		deliver: 'final',
		refund_in_full: 'refund_issued',
		come_back: 'processing',
		come_back_delivered: 'delivered',
		come_back_canceled: 'canceled',
	},
};

/** Events of a parcel. `complete`: handed to the buyer, or collected at the dealer. */
export const SHIPMENT_EVENTS = ['pack', 'unpack', 'ship', 'complete'] as const;
export type ShipmentEvent = (typeof SHIPMENT_EVENTS)[number];

export const SHIPMENT_MACHINE: StateMachine<ShipmentStatus, ShipmentEvent> = {
	pending: { pack: 'packed', unpack: 'pending', ship: 'not_yet', complete: 'not_yet' },
	packed: { pack: 'packed', unpack: 'pending', ship: 'shipped', complete: 'not_yet' },
	shipped: { pack: 'too_late', unpack: 'too_late', ship: 'shipped', complete: 'completed' },
	completed: { pack: 'final', unpack: 'final', ship: 'final', complete: 'completed' },
};

/** True if an order can still be stopped before dispatch: no parcel has left. */
export function isUnshipped(shipments: readonly ShipmentStatus[]): boolean {
	return shipments.every((status) => status === 'pending' || status === 'packed');
}

/** True if all parcels of an order are delivered; false without any. The list must be complete. */
export function isDelivered(shipments: readonly ShipmentStatus[]): boolean {
	return shipments.length > 0 && shipments.every((status) => status === 'completed');
}
