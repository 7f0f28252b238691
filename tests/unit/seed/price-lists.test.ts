import { expect, test } from 'vitest';
import { PRICE_LISTS } from '../../../src/seed/catalogue/price-lists.ts';
import { amountIn } from '../../../src/server/seeding/rows-catalogue.ts';

function priceIn(id: string, grossCents: number) {
	const list = PRICE_LISTS.find((candidate) => candidate.id === id);
	return list && amountIn(list, grossCents);
}

test.each([
	[0, 0],
	[1, 100],
	[122_00, 16_500],
	[2_489_00, 336_700],
])(
	'%i gross cents in Italy are %i yen for Japan, without tax and up to the next hundred',
	(cents, yen) => {
		expect(priceIn('japan-2025', cents)).toBe(yen);
	},
);

test('the Italian list is the price itself', () => {
	expect(priceIn('italia-2025', 122_00)).toBe(122_00);
});

test.each([
	[1_890_00, 1_549_18],
	[3_90, 3_20],
])('%i gross cents in Italy are %i without VAT for the rest of the world', (cents, net) => {
	expect(priceIn('world-2025', cents)).toBe(net);
});

test('one list is for all other countries', () => {
	expect(PRICE_LISTS.filter(({ countries }) => countries.length === 0)).toHaveLength(1);
});

test('no country is in two lists', () => {
	const countries = PRICE_LISTS.flatMap((list) => list.countries);
	expect(new Set(countries).size).toBe(countries.length);
});
