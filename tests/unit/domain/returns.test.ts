import { expect, test } from 'vitest';
import { isOurs, returnShipping, withdrawalRequest } from '../../../src/domain/orders/returns.ts';
import { order, unitsToRefund, refunded } from '../../support/refunds.ts';

const ORDER = order([[200_00, 2]], 19_90);
const ONE = [{ line: 0, quantity: 1 }];
const BOTH = [{ line: 0, quantity: 2 }];

const ONE_BACK = refunded(ORDER, [unitsToRefund(0, 1)]);

test.each([
	['changed_mind', false],
	['wrong_item', true],
	['not_as_described', true],
	['defective', true],
	['damaged_on_arrival', true],
	['other', false],
] as const)('responsibility for the reason %s', (reason, ours) => {
	expect(isOurs(reason)).toBe(ours);
});

test.each([
	[
		'all of it, for a reason of the buyer’s: what the standard way would have cost',
		BOTH,
		false,
		9_90,
	],
	['all of it, for a reason of the shop’s: all that was paid for sending', BOTH, true, 19_90],
	['a part, whatever the reason: nothing', ONE, true, 0],
])('a return of %s', (_what, pieces, is_ours, shipping) => {
	expect(returnShipping(ORDER, [], pieces, { standard: 9_90, is_ours })).toBe(shipping);
});

test('with the last unit of an order the shipping is refunded, in any sequence', () => {
	const given = { standard: 9_90, is_ours: false };
	expect(returnShipping(ORDER, ONE_BACK, ONE, given)).toBe(9_90);
});

test('a withdrawal covers everything not yet refunded', () => {
	expect(withdrawalRequest(ORDER, ONE_BACK, 9_90)).toEqual({
		pieces: ONE,
		reductions: [],
		shipping: 9_90,
	});
});
