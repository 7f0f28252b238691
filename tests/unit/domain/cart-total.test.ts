import { describe, expect, test } from 'vitest';
import { cartTotal, type CartToCount } from '../../../src/domain/money/cart-total.ts';
import type { Discount } from '../../../src/domain/money/discount.ts';

const IT = { vat_rate: 2200, prices_include_vat: true };
const DE = { vat_rate: 1900, prices_include_vat: true };
const FI = { vat_rate: 2550, prices_include_vat: true };
const HU = { vat_rate: 2700, prices_include_vat: true };
const FR = { vat_rate: 2000, prices_include_vat: true };
const ABROAD = { vat_rate: 0, prices_include_vat: false };

interface Basket extends Pick<CartToCount, 'vat_rate' | 'prices_include_vat'> {
	lines: [unit: number, quantity: number][];
	shipping: number;
	discount?: Discount;
}

const countBasket = ({ lines, discount, ...rest }: Basket) =>
	cartTotal({
		...rest,
		discount: discount ?? null,
		free_from: null,
		lines: lines.map(([unit_price, quantity]) => ({ unit_price, quantity })),
	});

const tenth: Discount = { kind: 'percent', value: 1000 };

describe('carts calculated by hand', () => {
	test.each<[string, Basket, { total: number; net: number; vat: number }]>([
		[
			'B1',
			{ ...IT, lines: [[189000, 1]], shipping: 0 },
			{ total: 189000, net: 154918, vat: 34082 },
		],
		[
			'B2',
			{
				...IT,
				lines: [
					[124900, 1],
					[390, 3],
				],
				shipping: 990,
			},
			{ total: 127060, net: 104148, vat: 22912 },
		],
		[
			'B3',
			{
				...DE,
				lines: [
					[189000, 1],
					[1490, 2],
				],
				shipping: 1900,
			},
			{ total: 193880, net: 162924, vat: 30956 },
		],
		[
			'B4',
			{ ...FI, lines: [[249900, 1]], shipping: 2500 },
			{ total: 252400, net: 201116, vat: 51284 },
		],
		['B5', { ...HU, lines: [[1999, 2]], shipping: 1900 }, { total: 5898, net: 4644, vat: 1254 }],
		[
			'B6',
			{
				...FR,
				lines: [
					[124900, 1],
					[6990, 1],
				],
				shipping: 0,
				discount: tenth,
			},
			{ total: 118701, net: 98917, vat: 19784 },
		],
		[
			'B7',
			{
				...IT,
				lines: [
					[3990, 1],
					[1490, 1],
					[2990, 1],
				],
				shipping: 990,
				discount: { kind: 'amount', value: 5000 },
			},
			{ total: 4460, net: 3656, vat: 804 },
		],
		[
			'B8',
			{ ...ABROAD, lines: [[154918, 1]], shipping: 3900 },
			{ total: 158818, net: 158818, vat: 0 },
		],
		[
			'B9',
			{
				...ABROAD,
				lines: [
					[298500, 1],
					[2485, 2],
				],
				shipping: 4500,
				discount: tenth,
			},
			{ total: 277623, net: 277623, vat: 0 },
		],
		[
			'B10',
			{
				...IT,
				lines: [
					[3990, 1],
					[990, 1],
					[1650, 1],
				],
				shipping: 990,
			},
			{ total: 7620, net: 6246, vat: 1374 },
		],
	])('%s', (_, basket, { total, net, vat }) => {
		const counted = countBasket(basket);
		expect(counted.total_amount).toBe(total);
		expect(counted.vat_total).toBe(vat);
		expect(counted.total_amount - counted.vat_total).toBe(net);
	});

	test('the shares of B6, B7 and B9 are distributed by largest remainder', () => {
		const shares = (basket: Basket) =>
			countBasket(basket).lines.map(({ adjustments_total }) => adjustments_total);
		expect(
			shares({
				...FR,
				lines: [
					[124900, 1],
					[6990, 1],
				],
				shipping: 0,
				discount: tenth,
			}),
		).toEqual([-12490, -699]);
		expect(
			shares({
				...IT,
				lines: [
					[3990, 1],
					[1490, 1],
					[2990, 1],
				],
				shipping: 990,
				discount: { kind: 'amount', value: 5000 },
			}),
		).toEqual([-2355, -880, -1765]);
		expect(
			shares({
				...ABROAD,
				lines: [
					[298500, 1],
					[2485, 2],
				],
				shipping: 4500,
				discount: tenth,
			}),
		).toEqual([-29850, -497]);
	});
});

describe('shipping', () => {
	const cart = { ...IT, discount: null, shipping: 990, free_from: 15000 };
	const line = (unit_price: number) => [{ unit_price, quantity: 1 }];

	test.each([
		[14999, 990, 1],
		[15000, 0, null],
		[15001, 0, null],
	])('goods of %i cost %s to ship, %s missing', (goods, shipping, missing) => {
		const counted = cartTotal({ ...cart, lines: line(goods) });
		expect(counted.shipping_amount).toBe(shipping);
		expect(counted.free_shipping_missing).toBe(missing);
	});

	test('a discount can bring the goods below the threshold', () => {
		const counted = cartTotal({ ...cart, lines: line(15000), discount: tenth });
		expect(counted.shipping_amount).toBe(990);
		expect(counted.free_shipping_missing).toBe(1500);
	});

	test('can be free by a code', () => {
		const code = { kind: 'free_shipping', value: 0 } as const;
		const counted = cartTotal({ ...cart, lines: line(100), discount: code });
		expect(counted.shipping_amount).toBe(0);
		expect(counted.total_amount).toBe(100);
	});

	test('is absent where nothing is shipped', () => {
		const counted = cartTotal({ ...cart, lines: line(100), shipping: null });
		expect(counted.shipping_amount).toBeNull();
		expect(counted.free_shipping_missing).toBeNull();
		expect(counted.total_amount).toBe(100);
	});
});

test('a discount is limited to the goods’ value', () => {
	const lines = [{ unit_price: 1000, quantity: 2 }];
	const counted = cartTotal({
		...IT,
		lines,
		discount: { kind: 'amount', value: 1_000_000 },
		shipping: 990,
		free_from: null,
	});
	expect(counted.discount_total).toBe(2000);
	expect(counted.total_amount).toBe(990);
});

test('an empty cart costs nothing', () => {
	const counted = cartTotal({ ...IT, lines: [], discount: tenth, shipping: null, free_from: null });
	expect(counted).toMatchObject({ total_amount: 0, vat_total: 0, discount_total: 0, lines: [] });
});
