import { ORDER_STATUSES, PAYMENT_STATUSES, SHIPMENT_STATUSES } from '#contract/orders/states.ts';
import { ORDER_ENTRY_KINDS, type Order, type OrderSummary } from '#contract/orders/order.ts';
import { splitRefundedUnits } from './refunded-units.ts';
import type { OrdersWords } from './context.ts';

const named = <Code extends string>(codes: readonly Code[], code: string): Code | 'other' =>
	codes.find((known) => known === code) ?? 'other';

/** Label of an order status; an unknown code gets a neutral one. */
const orderStatus = ({ t }: OrdersWords, code: string): string =>
	t(`status.${named(ORDER_STATUSES, code)}`);

/** Headline of an order in a list; "sent" once every unit has been sent. */
export const summaryHeadline = (
	words: OrdersWords,
	{ status, is_sent }: Pick<OrderSummary, 'status' | 'is_sent'>,
): string =>
	status === 'processing' && is_sent ? words.t('status.sent') : orderStatus(words, status);

/** Headline on the order's own page, which derives "sent" from the lines. */
export function orderHeadline(
	words: OrdersWords,
	{ status, lines }: Pick<Order, 'status' | 'lines'>,
): string {
	const isSent = lines.every(
		(line) => line.sent_quantity + splitRefundedUnits(line).calledOff >= line.quantity,
	);
	const hasSent = lines.some(({ sent_quantity }) => sent_quantity > 0);
	return summaryHeadline(words, { status, is_sent: hasSent && isSent });
}

export const shipmentStatus = ({ t }: OrdersWords, code: string): string =>
	t(`shipment.${named(SHIPMENT_STATUSES, code)}`);

export const paymentStatus = ({ t }: OrdersWords, code: string): string =>
	t(`payment.${named(PAYMENT_STATUSES, code)}`);

export const entryText = ({ t }: OrdersWords, kind: string): string =>
	t(`entry.${named(ORDER_ENTRY_KINDS, kind)}`);
