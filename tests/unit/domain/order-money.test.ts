import { expect, test } from 'vitest';
import { withoutVat } from '../../../src/domain/orders/order-money.ts';
import { b3, b6 } from '../../support/order-money.ts';

test('an order keeps the amounts of its cart', () => {
	expect(b6()).toEqual({
		lines: [
			{
				quantity: 1,
				goods_amount: 124900,
				adjustments_total: -12490,
				total_amount: 112410,
				vat_rate: 2000,
				vat: 18735,
			},
			{
				quantity: 1,
				goods_amount: 6990,
				adjustments_total: -699,
				total_amount: 6291,
				vat_rate: 2000,
				vat: 1049,
			},
		],
		shipping: { total_amount: 0, vat_rate: 2000, vat: 0 },
		goods_amount: 131890,
		discount_total: 13189,
		total_amount: 118701,
		vat_total: 19784,
		rates: [{ vat_rate: 2000, amount: 118701, net: 98917, vat: 19784 }],
	});
});

test('a German company pays a private person’s price less the VAT', () => {
	const free = withoutVat(b3());
	expect(b3().total_amount).toBe(193880);
	expect(free.total_amount).toBe(162924);
	expect(free.vat_total).toBe(0);
	expect(free.rates).toEqual([{ vat_rate: 0, amount: 162924, net: 162924, vat: 0 }]);
});

test('a company’s discount excludes VAT, too', () => {
	const free = withoutVat(b6());
	expect(free.lines.map(({ adjustments_total }) => adjustments_total)).toEqual([-10408, -582]);
	expect(free.discount_total).toBe(10990);
	expect(free.goods_amount).toBe(98917 + 10990);
	expect(free.total_amount).toBe(98917);
});
