import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotal, type CartToCount } from '../../../src/domain/money/cart-total.ts';
import { marketFor, type MarketSources } from '../../../src/domain/money/markets.ts';
import { PRICE_LISTS } from '../../../src/seed/catalogue/price-lists.ts';
import { MARKETS } from '../../../src/seed/markets.ts';
import { runs } from '../../support/scope.ts';

/** Sources for the totals of the demo shop's carts, as the host reads them. */
const SOURCES: MarketSources = {
	lists: PRICE_LISTS,
	vatRates: MARKETS.vatRates,
	shipping: MARKETS.shipping.map((way) => ({ is_offered: true, ...way })),
	rules: MARKETS.rules,
};
const TODAY = '2026-11-22';

/** Standard rates of every country of the list, in basis points; the rest of the world pays none. */
const RATES: Record<string, number> = {
	AT: 2000,
	BE: 2100,
	BG: 2000,
	HR: 2500,
	CY: 1900,
	CZ: 2100,
	DK: 2500,
	EE: 2400,
	FI: 2550,
	FR: 2000,
	DE: 1900,
	GR: 2400,
	HU: 2700,
	IE: 2300,
	IT: 2200,
	LV: 2100,
	LT: 2100,
	LU: 1700,
	MT: 1800,
	NL: 2100,
	PL: 2300,
	PT: 2300,
	RO: 2100,
	SK: 2300,
	SI: 2200,
	ES: 2100,
	SE: 2500,
	GB: 0,
	CH: 0,
	US: 0,
	JP: 0,
};

/**
 * Calculates the totals by another way: fractions of integers of any size, rounding by comparing
 * twice the remainder, shares by handing out one unit after another to the line that is furthest
 * below its part.
 */
function countByHand(cart: CartToCount) {
	const full = cart.lines.map(({ unit_price, quantity }) => BigInt(unit_price) * BigInt(quantity));
	const goods = full.reduce((sum, line) => sum + line, 0n);
	const round = (dividend: bigint, divisor: bigint) => {
		const down = dividend / divisor;
		return (dividend - down * divisor) * 2n >= divisor ? down + 1n : down;
	};
	const spread = (total: bigint, parts: readonly bigint[]) => {
		const whole = parts.reduce((sum, part) => sum + part, 0n);
		const given = parts.map(() => 0n);
		if (whole === 0n) return given;
		// First each line gets its certain share.
		parts.forEach((part, index) => (given[index] = (total * part) / whole));
		let left = total - given.reduce((sum, part) => sum + part, 0n);
		for (; left > 0n; left -= 1n) {
			let neediest = 0;
			const need = (index: number) => total * (parts[index] ?? 0n) - (given[index] ?? 0n) * whole;
			parts.forEach((_, index) => {
				if (need(index) > need(neediest)) neediest = index;
			});
			given[neediest] = (given[neediest] ?? 0n) + 1n;
		}
		return given;
	};
	const { discount } = cart;
	let off = 0n;
	if (discount?.kind === 'percent') off = round(goods * BigInt(discount.value), 10_000n);
	if (discount?.kind === 'amount')
		off = BigInt(discount.value) < goods ? BigInt(discount.value) : goods;
	const shares = spread(off, full);
	const paid = full.map((line, index) => line - (shares[index] ?? 0n));
	const paidGoods = goods - off;
	const isFree =
		discount?.kind === 'free_shipping' ||
		(cart.free_from !== null && paidGoods >= BigInt(cart.free_from));
	const shipping = cart.shipping === null ? [] : [isFree ? 0n : BigInt(cart.shipping)];
	const total = [...paid, ...shipping].reduce((sum, line) => sum + line, 0n);
	const rate = cart.prices_include_vat ? BigInt(cart.vat_rate) : 0n;
	const vat = round(total * rate, 10_000n + rate);
	return {
		total: Number(total),
		vat: Number(vat),
		shares: shares.map(Number),
		vatOfLines: spread(vat, [...paid, ...shipping])
			.slice(0, paid.length)
			.map(Number),
	};
}

const aLine = fc.record({
	unit_price: fc.integer({ min: 0, max: 1_500_000 }),
	quantity: fc.integer({ min: 1, max: 99 }),
});
const aDiscount = fc.oneof(
	fc.constant(null),
	fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
	fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 500_000 }) }),
	fc.constant({ kind: 'free_shipping' as const, value: 0 }),
);
const aCart = fc.record({
	country: fc.constantFrom(...Object.keys(RATES)),
	lines: fc.array(aLine, { maxLength: 12 }),
	discount: aDiscount,
	shipping: fc.option(fc.integer({ min: 0, max: 9_900 }), { nil: null }),
	free_from: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
});

test('random carts equal an independent calculation, in every country', () => {
	const seen = new Set<string>();
	fc.assert(
		fc.property(aCart, ({ country, ...given }) => {
			seen.add(country);
			const vat_rate = RATES[country] ?? 0;
			const market = marketFor(country, SOURCES, TODAY);
			if (!market) throw new Error(`nothing holds for ${country}`);
			const counted = cartTotal({ ...market, ...given });
			const expected = countByHand({ ...given, vat_rate, prices_include_vat: vat_rate > 0 });
			expect(counted.total_amount).toBe(expected.total);
			expect(counted.vat_total).toBe(expected.vat);
			expect(counted.lines.map((line) => -line.adjustments_total + 0)).toEqual(expected.shares);
			expect(counted.lines.map(({ vat }) => vat)).toEqual(expected.vatOfLines);
			const lines = counted.lines.reduce((sum, line) => sum + line.total_amount, 0);
			expect(lines + (counted.shipping_amount ?? 0)).toBe(counted.total_amount);
		}),
		{ numRuns: runs(10_000) },
	);
	expect([...seen].toSorted()).toEqual(Object.keys(RATES).toSorted());
}, 60_000);
