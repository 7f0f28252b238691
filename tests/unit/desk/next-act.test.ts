import { describe, expect, test } from 'vitest';
import { findNextAct } from '../../../src/desk/actions/orders/next-act.ts';
import type { ShownOrder } from '../../../src/desk/actions/orders/record.ts';

const AT = '2025-06-15T10:00:00.000Z';
const QUIET = {
	status: 'processing',
	paid_at: AT,
	awaits_receipt: false,
	has_failed_refund: false,
	has_refund_to_issue: false,
	has_refund_to_check: false,
	is_to_pack: false,
	order_payments: [],
	order_shipments: [],
};

const payment = (given: object) => ({
	provider: 'bank_transfer',
	payment_status: 'paid',
	dispute: null,
	...given,
});
const shipment = (shipment_status: string) => ({ shipment_status });

/** Next act of an order with nothing to do but what is given. */
const nextOf = (given: object) => findNextAct({ ...QUIET, ...given } as unknown as ShownOrder);

describe('the next act of an order', () => {
	test.each([
		['nothing to do', {}, null],
		[
			'a payment that is held for a decision',
			{ awaits_receipt: true, order_payments: [payment({ payment_status: 'held' })] },
			'decide',
		],
		['a refund that failed', { has_failed_refund: true, is_to_pack: true }, 'refund'],
		['a refund to issue', { has_refund_to_issue: true }, 'refund'],
		['a refund to check', { has_refund_to_check: true }, 'refund'],
		[
			'a transfer that may still arrive',
			{ paid_at: null, order_payments: [payment({ payment_status: 'expired' })] },
			'receive',
		],
		[
			'a transfer for a canceled order',
			{
				paid_at: null,
				status: 'canceled',
				order_payments: [payment({ payment_status: 'open' })],
			},
			null,
		],
		['goods to pack', { is_to_pack: true }, 'pack'],
		[
			'a packed parcel before further goods',
			{ is_to_pack: true, order_shipments: [shipment('packed')] },
			'parcel',
		],
		['a parcel under way', { order_shipments: [shipment('shipped')] }, 'parcel'],
		['a parcel that arrived', { order_shipments: [shipment('completed')] }, null],
		[
			'goods to pack while a bank disputes the payment',
			{ is_to_pack: true, order_payments: [payment({ dispute: {} })] },
			null,
		],
	] as const)('with %s', (_, given, expected) => {
		expect(nextOf(given)).toBe(expected);
	});
});
