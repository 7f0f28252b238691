import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../../src/domain/money.ts';
import {
	moneyOfCart,
	orderMoney,
	withoutVat,
	type OrderMoney,
} from '../../../src/domain/order-money.ts';
import {
	leftToRefund,
	refundOf,
	restOf,
	withdrawalShipping,
	type Refund,
	type RefundRequest,
} from '../../../src/domain/refunds.ts';

const IT = { vat_rate: 2200, prices_include_vat: true, free_from: null };

const b6 = () =>
	moneyOfCart({
		...IT,
		vat_rate: 2000,
		lines: [
			{ unit_price: 124900, quantity: 1 },
			{ unit_price: 6990, quantity: 1 },
		],
		discount: { kind: 'percent', value: 1000 },
		shipping: 0,
	});

const b3 = () =>
	moneyOfCart({
		...IT,
		vat_rate: 1900,
		lines: [
			{ unit_price: 189000, quantity: 1 },
			{ unit_price: 1490, quantity: 2 },
		],
		discount: null,
		shipping: 1900,
	});

/** Lines that were paid with Italian VAT, and what sending cost. */
const order = (lines: [total: number, quantity: number][], shipping: number | null = null) =>
	orderMoney(
		lines.map(([total, quantity]) => ({
			quantity,
			goods_amount: cents(total),
			adjustments_total: 0,
			total_amount: cents(total),
			vat_rate: 2200,
		})),
		shipping === null ? null : { total_amount: cents(shipping), vat_rate: 2200 },
	);

const request = (given: Partial<RefundRequest>): RefundRequest => ({
	pieces: [],
	reductions: [],
	shipping: 0,
	...given,
});
const pieces = (line: number, quantity: number) => request({ pieces: [{ line, quantity }] });

/** Refunds one after another; a refusal is a bug of the test. */
function refunded(money: OrderMoney, requests: readonly RefundRequest[]): Refund[] {
	return requests.reduce<Refund[]>((before, wanted) => {
		const refund = refundOf(money, before, wanted);
		if (typeof refund === 'string') throw new Error(refund);
		return [...before, refund];
	}, []);
}

test('an order keeps what its cart has shown', () => {
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

test('a German company pays what a German person pays, less the VAT in it', () => {
	const free = withoutVat(b3());
	expect(b3().total_amount).toBe(193880);
	expect(free.total_amount).toBe(162924);
	expect(free.vat_total).toBe(0);
	expect(free.rates).toEqual([{ vat_rate: 0, amount: 162924, net: 162924, vat: 0 }]);
});

test('its discount is without VAT, too', () => {
	const free = withoutVat(b6());
	expect(free.lines.map(({ adjustments_total }) => adjustments_total)).toEqual([-10408, -582]);
	expect(free.discount_total).toBe(10990);
	expect(free.goods_amount).toBe(98917 + 10990);
	expect(free.total_amount).toBe(98917);
});

describe('what goes back of an order', () => {
	test('the second article of B6: 62.91, of which 10.49 are VAT', () => {
		const [refund] = refunded(b6(), [pieces(1, 1)]);
		expect(refund).toMatchObject({ amount: 6291, vat: 1049 });
		expect(refund?.rates).toEqual([{ vat_rate: 2000, amount: 6291, net: 5242, vat: 1049 }]);
	});

	test('10.00 for three pieces: 3.33, 3.34, 3.33', () => {
		const one = pieces(0, 1);
		const back = refunded(order([[1000, 3]]), [one, one, one]);
		expect(back.map(({ amount }) => amount)).toEqual([333, 334, 333]);
	});

	test('a reduction is set off against the last piece', () => {
		const one = pieces(0, 1);
		const reduction = request({ reductions: [{ line: 0, amount: 500 }] });
		const back = refunded(order([[3000, 3]]), [one, reduction, one, one]);
		expect(back.map(({ amount }) => amount)).toEqual([1000, 500, 1000, 500]);
	});

	test('a cent for three pieces comes back with one of them', () => {
		const one = pieces(0, 1);
		const back = refunded(order([[1, 3]]), [one, one, one]);
		expect(back.map(({ amount }) => amount)).toEqual([0, 1, 0]);
	});

	test('all of an order at once is its total and its VAT', () => {
		const money = order(
			[
				[124900, 1],
				[1170, 3],
			],
			990,
		);
		const [refund] = refunded(money, [restOf(money, [])]);
		expect(refund).toMatchObject({ amount: 127060, vat: 22912, shipping: { amount: 990 } });
		expect(refund?.rates).toEqual(money.rates);
		expect(leftToRefund(money, refund ? [refund] : [])).toBe(0);
	});
});

describe('nobody gets back', () => {
	const money = order(
		[
			[3000, 3],
			[500, 1],
		],
		990,
	);
	test.each<[string, RefundRequest, RefundRequest[], string]>([
		['more pieces than were bought', pieces(0, 4), [], 'more_than_bought'],
		['a piece that is back already', pieces(1, 1), [pieces(1, 1)], 'more_than_bought'],
		['more in two steps', pieces(0, 2), [pieces(0, 2)], 'more_than_bought'],
		['no piece', pieces(0, 0), [], 'more_than_bought'],
		['what is not in the order', pieces(7, 1), [], 'more_than_bought'],
		[
			'a line named twice',
			request({
				pieces: [
					{ line: 0, quantity: 2 },
					{ line: 0, quantity: 2 },
				],
			}),
			[],
			'more_than_bought',
		],
		[
			'more than was paid for a line',
			request({ reductions: [{ line: 1, amount: 501 }] }),
			[],
			'more_than_paid',
		],
		[
			'for a line that is not there',
			request({ reductions: [{ line: 7, amount: 1 }] }),
			[],
			'more_than_paid',
		],
		[
			'money for a piece that is back',
			request({ reductions: [{ line: 1, amount: 1 }] }),
			[pieces(1, 1)],
			'more_than_paid',
		],
		['more than sending cost', request({ shipping: 991 }), [], 'more_than_paid'],
		['sending twice', request({ shipping: 1 }), [request({ shipping: 990 })], 'more_than_paid'],
		['nothing', request({}), [], 'nothing'],
	])('%s', (_, wanted, before, refusal) => {
		expect(refundOf(money, refunded(money, before), wanted)).toBe(refusal);
	});
});

describe('what a withdrawal gives back of the sending', () => {
	const lines: [number, number][] = [
		[3000, 3],
		[500, 1],
	];
	const all = [
		{ line: 0, quantity: 3 },
		{ line: 1, quantity: 1 },
	];

	test('all of the standard way, with all pieces', () => {
		expect(withdrawalShipping(order(lines, 990), [], all, 990)).toBe(990);
	});

	test('of the express way no more than the standard one costs', () => {
		expect(withdrawalShipping(order(lines, 1990), [], all, 990)).toBe(990);
		expect(withdrawalShipping(order(lines, 1990), [], all, 0)).toBe(0);
	});

	test('nothing while the buyer keeps a piece, all with the last one', () => {
		const money = order(lines, 990);
		const first = [{ line: 0, quantity: 3 }];
		expect(withdrawalShipping(money, [], first, 990)).toBe(0);
		const before = refunded(money, [request({ pieces: first })]);
		expect(withdrawalShipping(money, before, [{ line: 1, quantity: 1 }], 990)).toBe(990);
	});

	test('not what is back already', () => {
		const money = order(lines, 990);
		expect(withdrawalShipping(money, refunded(money, [request({ shipping: 400 })]), all, 990)).toBe(
			590,
		);
	});

	test('nothing where it was free, or the goods were fetched', () => {
		expect(withdrawalShipping(order(lines, 0), [], all, 990)).toBe(0);
		expect(withdrawalShipping(order(lines), [], all, 990)).toBe(0);
	});
});

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

test('10,000 random orders: lines, discount, sending and VAT make the total, however much goes back in parts', () => {
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

			// The order, counted once more in integers of any size.
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

			// Whatever can go back in parts does, then the rest.
			const refunds: Refund[] = [];
			for (const { line, quantity, reduction, shipping: part } of steps) {
				const wanted = request({
					pieces: reduction > 0 ? [] : [{ line, quantity }],
					reductions: reduction > 0 ? [{ line, amount: reduction }] : [],
					shipping: part,
				});
				const refund = refundOf(money, refunds, wanted);
				if (typeof refund === 'string') continue;
				refunds.push(refund);
				partial += 1;
				const back = refunds.reduce((all, { amount }) => all + BigInt(amount), 0n);
				expect(BigInt(leftToRefund(money, refunds))).toBe(total - back);
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
			const rest = restOf(money, refunds);
			if (rest.pieces.length > 0 || rest.shipping > 0) {
				const last = refundOf(money, refunds, rest);
				if (typeof last === 'string') throw new Error(last);
				refunds.push(last);
			}
			expect(leftToRefund(money, refunds)).toBe(0);
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
		{ numRuns: 10_000 },
	);
	expect(partial).toBeGreaterThan(10_000);
}, 60_000);
