import { ORDER_STATUSES, PAYMENT_STATUSES, SHIPMENT_STATUSES } from '#contract/orders/states.ts';
import { ORDER_ENTRY_KINDS } from '#contract/orders/order.ts';
import type { OrdersWords } from './context.ts';

const named = <Code extends string>(codes: readonly Code[], code: string): Code | 'other' =>
	codes.find((known) => known === code) ?? 'other';

/** Where an order stands, in words; a code that nobody knows here has neutral ones. */
export const orderStatus = ({ t }: OrdersWords, code: string): string =>
	t(`status.${named(ORDER_STATUSES, code)}`);

export const shipmentStatus = ({ t }: OrdersWords, code: string): string =>
	t(`shipment.${named(SHIPMENT_STATUSES, code)}`);

export const paymentStatus = ({ t }: OrdersWords, code: string): string =>
	t(`payment.${named(PAYMENT_STATUSES, code)}`);

export const entryText = ({ t }: OrdersWords, kind: string): string =>
	t(`entry.${named(ORDER_ENTRY_KINDS, kind)}`);
