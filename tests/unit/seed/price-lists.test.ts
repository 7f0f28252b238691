import { expect, test } from 'vitest';
import { PRICE_LISTS } from '../../../src/seed/catalogue/price-lists.ts';

const priceIn = (id: string, grossCents: number) =>
	PRICE_LISTS.find((list) => list.id === id)?.priceOf(grossCents);

test.each([
	[0, 0],
	[1, 100],
	[122_00, 18_200],
	[2_489_00, 370_300],
])('%i gross cents in Italy are %i yen in Japan, up to the next hundred', (cents, yen) => {
	expect(priceIn('japan-2025', cents)).toBe(yen);
});

test('the Italian list is the price itself', () => {
	expect(priceIn('italia-2025', 122_00)).toBe(122_00);
});

test('no country buys from two lists', () => {
	const countries = PRICE_LISTS.flatMap((list) => list.countries);
	expect(new Set(countries).size).toBe(countries.length);
});
