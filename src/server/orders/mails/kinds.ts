import type { MailKinds } from '#server/platform/mail/kinds.ts';

/**
 * Mails about an order. A guest's address is not confirmed, so they repeat nothing that was typed:
 * numbers, articles and amounts are ours.
 */
export const ORDER_MAILS = {
	placed: { name: 'order.placed', addressee: 'customer', isConfirmed: false },
	reminder: { name: 'order.reminder', addressee: 'customer', isConfirmed: false },
	paid: { name: 'order.paid', addressee: 'customer', isConfirmed: false },
	failed: { name: 'order.failed', addressee: 'customer', isConfirmed: false },
	left: { name: 'order.left', addressee: 'customer', isConfirmed: false },
	called_off: { name: 'order.called_off', addressee: 'customer', isConfirmed: false },
	called_off_disputed: {
		name: 'order.called_off_disputed',
		addressee: 'customer',
		isConfirmed: false,
	},
	rest_called_off: { name: 'order.rest_called_off', addressee: 'customer', isConfirmed: false },
	canceled: { name: 'order.canceled', addressee: 'customer', isConfirmed: false },
	canceled_by_buyer: { name: 'order.canceled_by_buyer', addressee: 'customer', isConfirmed: false },
	too_late: { name: 'order.too_late', addressee: 'customer', isConfirmed: false },
	packed: { name: 'order.packed', addressee: 'customer', isConfirmed: false },
	shipped: { name: 'order.shipped', addressee: 'customer', isConfirmed: false },
	delayed: { name: 'order.delayed', addressee: 'customer', isConfirmed: false },
	delivered: { name: 'order.delivered', addressee: 'customer', isConfirmed: false },
	/** A repair has added a year to the legal guarantee of units. */
	repaired: { name: 'order.repaired', addressee: 'customer', isConfirmed: false },
	refunded: { name: 'order.refunded', addressee: 'customer', isConfirmed: false },
	refund_undone: { name: 'order.refund_undone', addressee: 'customer', isConfirmed: false },
	link: { name: 'order.link', addressee: 'customer', isConfirmed: false },
	held: { name: 'order.held', addressee: 'house', isConfirmed: true },
	refund_failed: { name: 'order.refund_failed', addressee: 'house', isConfirmed: true },
	refund_came_back: { name: 'order.refund_came_back', addressee: 'house', isConfirmed: true },
	refund_unmatched: { name: 'order.refund_unmatched', addressee: 'house', isConfirmed: true },
	disputed: { name: 'order.disputed', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;

export type OrderMail = Exclude<keyof typeof ORDER_MAILS, 'link'>;
/** Mails that the buyer gets; the rest go to staff. */
export const BUYER_MAILS = [
	'placed',
	'reminder',
	'paid',
	'failed',
	'left',
	'called_off',
	'called_off_disputed',
	'rest_called_off',
	'canceled',
	'canceled_by_buyer',
	'too_late',
	'packed',
	'shipped',
	'delayed',
	'delivered',
	'repaired',
	'refunded',
	'refund_undone',
] as const satisfies readonly OrderMail[];
export type BuyerMail = (typeof BUYER_MAILS)[number];
export const STAFF_MAILS = [
	'held',
	'refund_failed',
	'refund_came_back',
	'refund_unmatched',
	'disputed',
] as const satisfies readonly Exclude<OrderMail, BuyerMail>[];
export type StaffMail = (typeof STAFF_MAILS)[number];

export const isBuyerMail = (kind: OrderMail): kind is BuyerMail =>
	BUYER_MAILS.some((known) => known === kind);
