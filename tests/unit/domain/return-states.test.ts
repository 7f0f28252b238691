import { expect, test } from 'vitest';
import { RETURN_STATUSES, WITHDRAWAL_STATUSES } from '../../../src/contract/orders/states.ts';
import {
	holdsUnits,
	returnableUnits,
	RETURN_EVENTS,
	RETURN_MACHINE,
	WITHDRAWAL_EVENTS,
	WITHDRAWAL_MACHINE,
} from '../../../src/domain/orders/return-states.ts';
import { describeMachines } from '../../support/state-machines.ts';

describeMachines([
	{
		name: 'return',
		table: `
			            authorise  send       receive  refund    issue    refuse
			requested   authorised -          -        -         -        refused
			authorised  =          in_transit received -         -        refused
			in_transit  x          =          received refunding -        -
			received    x          x          =        refunding -        refused
			refunding   #          #          =        =         refunded #
			refunded    #          #          =        =         =        #
			refused     #          #          #        #         #        =`,
		machine: RETURN_MACHINE,
		states: RETURN_STATUSES,
		events: RETURN_EVENTS,
		ends: ['refunded', 'refused'],
	},
	{
		name: 'withdrawal',
		table: `
			          prove    accept   refuse  refund    issue    settle
			unproven  received -        refused -         -        -
			received  =        accepted refused -         -        settled
			accepted  =        =        x       refunding -        settled
			refunding =        #        #       =         refunded #
			refunded  =        #        #       =         =        =
			settled   =        =        #       =         =        =
			refused   =        accepted =       x         x        settled`,
		machine: WITHDRAWAL_MACHINE,
		states: WITHDRAWAL_STATUSES,
		events: WITHDRAWAL_EVENTS,
		ends: ['refunded', 'settled'],
	},
]);

test('only a refused return releases its units for another return', () => {
	expect(RETURN_STATUSES.filter((status) => !holdsUnits(status))).toEqual(['refused']);
});

test('units can be returned as long as no other return holds them', () => {
	const of = (line: number, quantity: number) => [{ line, quantity }];
	expect(returnableUnits([3, 1], [])).toEqual([3, 1]);
	expect(
		returnableUnits(
			[3, 1],
			[
				{ status: 'requested', pieces: of(0, 1) },
				{ status: 'refunded', pieces: of(0, 1) },
				{ status: 'refused', pieces: [...of(0, 1), ...of(1, 1)] },
			],
		),
	).toEqual([1, 1]);
});
