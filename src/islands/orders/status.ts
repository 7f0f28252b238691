import { ORDER_STATUSES, PAYMENT_STATUSES, SHIPMENT_STATUSES } from '#contract/orders/states.ts';
import { ORDER_ENTRY_KINDS, type Order } from '#contract/orders/order.ts';
import { backPieces } from './back-pieces.ts';
import type { OrdersWords } from './context.ts';

const named = <Code extends string>(codes: readonly Code[], code: string): Code | 'other' =>
	codes.find((known) => known === code) ?? 'other';

/** Where an order stands, in words; a code that nobody knows here has neutral ones. */
export const orderStatus = ({ t }: OrdersWords, code: string): string =>
	t(`status.${named(ORDER_STATUSES, code)}`);

/** Status of an order as its own page says it: one of which every piece has left says so. */
export function orderHeadline(words: OrdersWords, order: Pick<Order, 'status' | 'lines'>): string {
	const isSent = order.lines.every(
		(line) => line.sent_quantity + backPieces(line).calledOff >= line.quantity,
	);
	const hasSent = order.lines.some(({ sent_quantity }) => sent_quantity > 0);
	const isOnItsWay = order.status === 'processing' && hasSent && isSent;
	return isOnItsWay ? words.t('status.sent') : orderStatus(words, order.status);
}

export const shipmentStatus = ({ t }: OrdersWords, code: string): string =>
	t(`shipment.${named(SHIPMENT_STATUSES, code)}`);

export const paymentStatus = ({ t }: OrdersWords, code: string): string =>
	t(`payment.${named(PAYMENT_STATUSES, code)}`);

export const entryText = ({ t }: OrdersWords, kind: string): string =>
	t(`entry.${named(ORDER_ENTRY_KINDS, kind)}`);
