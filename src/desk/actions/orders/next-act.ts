import type { ShownOrder } from './record.ts';

/** Acts that an order waits for, in the order in which they come. */
export type NextAct = 'decide' | 'refund' | 'receive' | 'pack' | 'parcel';

/** True if a bank transfer for the order may still arrive. */
export const isReceiptAwaited = ({
	order_payments,
	paid_at,
}: Pick<ShownOrder, 'order_payments' | 'paid_at'>): boolean =>
	paid_at === null &&
	order_payments.some(
		({ provider, payment_status }) =>
			provider === 'bank_transfer' && ['open', 'expired'].includes(payment_status),
	);

/**
 * Finds the act that an order waits for; null where staff have nothing to do. Money that is owed
 * comes before goods, and while a bank disputes the payment no goods leave.
 */
export function findNextAct(order: ShownOrder): NextAct | null {
	const { order_payments, order_shipments, status } = order;
	const has = (state: string) =>
		order_shipments.some(({ shipment_status }) => shipment_status === state);
	if (order.awaits_receipt && order_payments.some((it) => it.payment_status === 'held')) {
		return 'decide';
	}
	if (order.has_failed_refund || order.has_refund_to_issue || order.has_refund_to_check) {
		return 'refund';
	}
	if (isReceiptAwaited(order)) return status === 'canceled' ? null : 'receive';
	const isDisputed = order_payments.some(({ dispute }) => dispute !== null);
	if (isDisputed) return null;
	if (has('packed')) return 'parcel';
	if (order.is_to_pack) return 'pack';
	return has('shipped') ? 'parcel' : null;
}
