import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../../../src/domain/money/money.ts';
import { orderMoney, withoutVat } from '../../../src/domain/orders/order-money.ts';
import {
	calculateRefundable,
	toRefund,
	toRemainder,
	type Refund,
} from '../../../src/domain/orders/refunds.ts';
import { request } from '../../support/refunds.ts';
import { isWhole, runs } from '../../support/scope.ts';

const RATES = [0, 400, 1000, 1700, 1900, 2200, 2550, 2700];

/** VAT in an amount by another way: the next whole number to an exact fraction, halves up. */
function vatByHand(amount: bigint, rate: bigint): bigint {
	const [dividend, divisor] = [amount * rate, 10_000n + rate];
	const down = dividend / divisor;
	return (dividend - down * divisor) * 2n >= divisor ? down + 1n : down;
}

const aLine = fc.record({
	unit: fc.integer({ min: 0, max: 300_000 }),
	quantity: fc.integer({ min: 1, max: 9 }),
	/** Part of the line that the discount takes off, in thousandths. */
	off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1000 })),
	vat_rate: fc.constantFrom(...RATES),
});
const aStep = fc.record({
	line: fc.nat(7),
	quantity: fc.integer({ min: 1, max: 3 }),
	reduction: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
	shipping: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
});
const anOrder = fc.record({
	lines: fc.array(aLine, { minLength: 1, maxLength: 6 }),
	shipping: fc.option(
		fc.record({
			total_amount: fc.integer({ min: 0, max: 3900 }).map(cents),
			vat_rate: fc.constantFrom(...RATES),
		}),
		{ nil: null },
	),
	steps: fc.array(aStep, { maxLength: 8 }),
});

test('random orders: lines, discount, shipping and VAT sum to the total, however much is refunded in parts', () => {
	let partial = 0;
	fc.assert(
		fc.property(anOrder, ({ lines, shipping, steps }) => {
			const counted = lines.map(({ unit, quantity, off, vat_rate }) => {
				const goods = unit * quantity;
				const discount = Math.floor((goods * off) / 1000);
				return {
					quantity,
					goods_amount: cents(goods),
					adjustments_total: 0 - discount,
					total_amount: cents(goods - discount),
					vat_rate,
				};
			});
			const money = orderMoney(counted, shipping);

			// The order, calculated once more in integers of any size.
			const paid = [
				...counted.map((line) => [BigInt(line.total_amount), BigInt(line.vat_rate)] as const),
				...(shipping ? [[BigInt(shipping.total_amount), BigInt(shipping.vat_rate)] as const] : []),
			];
			const byRate = new Map<bigint, bigint>();
			for (const [amount, rate] of paid) byRate.set(rate, (byRate.get(rate) ?? 0n) + amount);
			const total = paid.reduce((all, [amount]) => all + amount, 0n);
			const vat = [...byRate].reduce((all, [rate, amount]) => all + vatByHand(amount, rate), 0n);
			expect(BigInt(money.total_amount)).toBe(total);
			expect(BigInt(money.vat_total)).toBe(vat);
			expect(money.goods_amount - money.discount_total + (money.shipping?.total_amount ?? 0)).toBe(
				money.total_amount,
			);
			const vatOfLines = money.lines.reduce((all, line) => all + line.vat, 0);
			expect(vatOfLines + (money.shipping?.vat ?? 0)).toBe(money.vat_total);
			expect(withoutVat(money).total_amount).toBe(money.total_amount - money.vat_total);

			// First all partial refunds, then the rest.
			const refunds: Refund[] = [];
			for (const { line, quantity, reduction, shipping: part } of steps) {
				const wanted = request({
					pieces: reduction > 0 ? [] : [{ line, quantity }],
					reductions: reduction > 0 ? [{ line, amount: reduction }] : [],
					shipping: part,
				});
				const refund = toRefund(money, refunds, wanted);
				if (typeof refund === 'string') continue;
				refunds.push(refund);
				partial += 1;
				const back = refunds.reduce((all, { amount }) => all + BigInt(amount), 0n);
				expect(BigInt(calculateRefundable(money, refunds))).toBe(total - back);
				for (const [rate, inAll] of byRate) {
					const rates = refunds.flatMap((one) =>
						one.rates.filter((own) => BigInt(own.vat_rate) === rate),
					);
					const amount = rates.reduce((all, own) => all + BigInt(own.amount), 0n);
					expect(amount <= inAll).toBe(true);
					expect(rates.reduce((all, own) => all + BigInt(own.vat), 0n)).toBe(
						vatByHand(amount, rate),
					);
				}
			}
			const rest = toRemainder(money, refunds);
			if (rest.pieces.length > 0 || rest.shipping > 0) {
				const last = toRefund(money, refunds, rest);
				if (typeof last === 'string') throw new Error(last);
				refunds.push(last);
			}
			expect(calculateRefundable(money, refunds)).toBe(0);
			for (const refund of refunds) {
				expect(
					refund.lines.reduce<number>((all, line) => all + line.amount, refund.shipping.amount),
				).toBe(refund.amount);
				expect(
					refund.lines.reduce<number>((all, line) => all + line.vat, refund.shipping.vat),
				).toBe(refund.vat);
				for (const line of refund.lines) expect(line.vat).toBeLessThanOrEqual(line.amount);
			}
			for (const rate of money.rates) {
				const own = refunds.flatMap((one) =>
					one.rates.filter(({ vat_rate }) => vat_rate === rate.vat_rate),
				);
				const sum = (field: 'amount' | 'net' | 'vat') =>
					own.reduce((all, each) => all + each[field], 0);
				expect([sum('amount'), sum('net'), sum('vat')]).toEqual([rate.amount, rate.net, rate.vat]);
			}
		}),
		{ numRuns: runs(10_000) },
	);
	// Some 1.2 of them an order.
	expect(partial).toBeGreaterThan(isWhole ? 10_000 : 400);
}, 60_000);
