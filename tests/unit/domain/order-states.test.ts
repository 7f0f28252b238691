import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, SHIPMENT_STATUSES } from '../../../src/contract/orders/states.ts';
import {
	isDelivered,
	isUnshipped,
	ORDER_EVENTS,
	ORDER_MACHINE,
	SHIPMENT_EVENTS,
	SHIPMENT_MACHINE,
} from '../../../src/domain/orders/order-states.ts';
import { after, describeMachines } from '../../support/state-machines.ts';
import { runs } from '../../support/scope.ts';

describeMachines([
	{
		name: 'order',
		table: `
			                  payment_pending pay        payment_failed    expire   cancel   cancel_rest revive     deliver   refund_in_full come_back  come_back_delivered come_back_canceled
			awaiting_payment  pending         processing =                 canceled canceled -           -          -         -              =          =                   =
			pending           =               processing awaiting_payment  -        canceled -           -          -         -              =          =                   =
			processing        =               =          =                 =        canceled =           =          delivered refund_issued  =          =                   =
			delivered         =               =          =                 =        x        x           x          =         refund_issued  =          =                   =
			canceled          x               x          =                 =        =        =           processing x         refund_issued  =          =                   =
			refund_issued     =               =          =                 =        #        #           #          #         =              processing delivered           canceled`,
		machine: ORDER_MACHINE,
		states: ORDER_STATUSES,
		events: ORDER_EVENTS,
		ends: [],
	},
	{
		name: 'shipment',
		table: `
			           pack   unpack  ship    complete
			pending    packed =       -       -
			packed     =      pending shipped -
			shipped    x      x       =       completed
			completed  #      #       #       =`,
		machine: SHIPMENT_MACHINE,
		states: SHIPMENT_STATUSES,
		events: SHIPMENT_EVENTS,
		ends: ['completed'],
	},
]);

test('a paid order never returns to awaiting payment', () => {
	const later = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 });
	fc.assert(
		fc.property(later, (events) => {
			const end = after(ORDER_MACHINE, 'processing', events);
			expect(['awaiting_payment', 'pending']).not.toContain(end);
		}),
		{ numRuns: runs(2000) },
	);
});

describe('the state of an order by its parcels', () => {
	test('is delivered with the last one', () => {
		expect(isDelivered(['completed', 'shipped'])).toBe(false);
		expect(isDelivered(['completed', 'completed'])).toBe(true);
		expect(isDelivered([])).toBe(false);
	});

	test('can be canceled until the first is shipped', () => {
		expect(isUnshipped([])).toBe(true);
		expect(isUnshipped(['pending', 'packed'])).toBe(true);
		expect(isUnshipped(['packed', 'shipped'])).toBe(false);
		expect(isUnshipped(['completed'])).toBe(false);
	});
});
