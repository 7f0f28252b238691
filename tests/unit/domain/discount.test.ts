import { expect, test } from 'vitest';
import type { DiscountRefusal } from '../../../src/contract/cart/codes.ts';
import { discountRefusal, plainCode, type Occasion } from '../../../src/domain/money/discount.ts';

const terms = {
	kind: 'percent' as const,
	value: 1000,
	is_active: true,
	valid_from: new Date('2026-06-01T00:00:00Z'),
	valid_until: new Date('2026-07-01T00:00:00Z'),
	minimum: 10_000,
	currency: 'EUR',
	uses_per_code: 100,
	uses_per_person: 1,
};
const occasion: Occasion = {
	now: new Date('2026-06-15T10:00:00Z'),
	currency: 'EUR',
	goods: 10_000,
	uses: 99,
	uses_by_person: 0,
};

test.each<[string, Partial<typeof terms>, Partial<Occasion>, DiscountRefusal | null]>([
	['holds at its minimum and before its last use', {}, {}, null],
	['is switched off', { is_active: false }, {}, 'unknown'],
	['begins at its first instant', {}, { now: new Date('2026-06-01T00:00:00Z') }, null],
	['does not hold yet', {}, { now: new Date('2026-05-31T23:59:59.999Z') }, 'not_yet'],
	['holds to the end', {}, { now: new Date('2026-06-30T23:59:59.999Z') }, null],
	['is over', {}, { now: new Date('2026-07-01T00:00:00Z') }, 'expired'],
	['misses its minimum by a cent', {}, { goods: 9_999 }, 'below_minimum'],
	['was used up', {}, { uses: 100 }, 'used_up'],
	['was used by this person', {}, { uses_by_person: 1 }, 'used_by_you'],
	['has a minimum in euro and the cart is in yen', {}, { currency: 'JPY' }, 'other_currency'],
])('a code %s', (_, term, given, expected) => {
	expect(discountRefusal({ ...terms, ...term }, { ...occasion, ...given })).toBe(expected);
});

test('a percentage without a minimum holds in every currency', () => {
	const free = { ...terms, minimum: null } as const;
	expect(discountRefusal(free, { ...occasion, currency: 'JPY' })).toBeNull();
});

test.each([
	['benvenuto10', 'BENVENUTO10'],
	[' Benvenuto-10 ', 'BENVENUTO10'],
	['ＢＥＮＶＥＮＵＴＯ１０', 'BENVENUTO10'],
])('%s is read as %s', (typed, code) => {
	expect(plainCode(typed)).toBe(code);
});
