import type { MailKinds } from '#server/platform/mail/kinds.ts';

/**
 * Mails about an order. A guest's address is confirmed by nobody, so they repeat nothing that was
 * typed: numbers, articles and amounts are ours.
 */
export const ORDER_MAILS = {
	placed: { name: 'order.placed', addressee: 'customer', isConfirmed: false },
	reminder: { name: 'order.reminder', addressee: 'customer', isConfirmed: false },
	paid: { name: 'order.paid', addressee: 'customer', isConfirmed: false },
	failed: { name: 'order.failed', addressee: 'customer', isConfirmed: false },
	left: { name: 'order.left', addressee: 'customer', isConfirmed: false },
	called_off: { name: 'order.called_off', addressee: 'customer', isConfirmed: false },
	canceled: { name: 'order.canceled', addressee: 'customer', isConfirmed: false },
	too_late: { name: 'order.too_late', addressee: 'customer', isConfirmed: false },
	packed: { name: 'order.packed', addressee: 'customer', isConfirmed: false },
	shipped: { name: 'order.shipped', addressee: 'customer', isConfirmed: false },
	delivered: { name: 'order.delivered', addressee: 'customer', isConfirmed: false },
	refunded: { name: 'order.refunded', addressee: 'customer', isConfirmed: false },
	link: { name: 'order.link', addressee: 'customer', isConfirmed: false },
	held: { name: 'order.held', addressee: 'house', isConfirmed: true },
	refund_failed: { name: 'order.refund_failed', addressee: 'house', isConfirmed: true },
	disputed: { name: 'order.disputed', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;

export type OrderMail = Exclude<keyof typeof ORDER_MAILS, 'link'>;
/** Mails that the buyer gets; the rest go to the house. */
export const BUYER_MAILS = [
	'placed',
	'reminder',
	'paid',
	'failed',
	'left',
	'called_off',
	'canceled',
	'too_late',
	'packed',
	'shipped',
	'delivered',
	'refunded',
] as const satisfies readonly OrderMail[];
export type BuyerMail = (typeof BUYER_MAILS)[number];
