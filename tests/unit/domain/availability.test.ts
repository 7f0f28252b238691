import { expect, test } from 'vitest';
import { toAvailability, LOW_STOCK_AT } from '../../../src/domain/catalogue/availability.ts';

test.each([
	[0, 'in_stock', 'out_of_stock'],
	[1, 'out_of_stock', 'low_stock'],
	[3, 'out_of_stock', 'low_stock'],
	[4, 'out_of_stock', 'in_stock'],
	[0, 'made_to_order', 'made_to_order'],
	[99, 'made_to_order', 'made_to_order'],
] as const)('%i units of an article %s: %s', (available, current, expected) => {
	expect(toAvailability(available, LOW_STOCK_AT, current)).toBe(expected);
});

test('an article may have its own low-stock threshold, or none', () => {
	expect(toAvailability(8, 10, 'in_stock')).toBe('low_stock');
	expect(toAvailability(1, 0, 'in_stock')).toBe('in_stock');
});
