import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { quarterDays, takingsBy, type Booking } from '#domain/money/takings.ts';

const booking = (given: Partial<Booking>, vat_rate = 2200): Booking => ({
	day: '2026-11-23',
	country: 'IT',
	treatment: 'domestic',
	currency: 'EUR',
	is_refund: false,
	rates: [{ vat_rate, amount: cents(12200), net: cents(10000), vat: cents(2200) }],
	...given,
});

describe('takings', () => {
	test('of one name are one sum, with its refunds', () => {
		const all = [booking({}), booking({}), booking({ is_refund: true })];
		expect(takingsBy(all, ({ country }, rate) => ({ country, rate }))).toEqual([
			{
				country: 'IT',
				rate: 2200,
				sold_net: 20000,
				sold_vat: 4400,
				back_net: 10000,
				back_vat: 2200,
			},
		]);
	});

	test('are separated by country, rate and currency, in order', () => {
		const all = [
			booking({ country: 'IT' }),
			booking({ country: 'DE' }, 1900),
			booking({ currency: 'CHF' }),
		];
		const names = takingsBy(all, ({ country, currency }, rate) => ({ country, rate, currency }));
		expect(names.map(({ country, rate, currency }) => `${country} ${rate} ${currency}`)).toEqual([
			'DE 1900 EUR',
			'IT 2200 CHF',
			'IT 2200 EUR',
		]);
	});
});

test.each([
	[1, '2026-01-01', '2026-04-01'],
	[2, '2026-04-01', '2026-07-01'],
	[4, '2026-10-01', '2027-01-01'],
])('quarter %i begins on %s and ends before %s', (quarter, from, before) => {
	expect(quarterDays(2026, quarter)).toEqual({ from, before });
});
