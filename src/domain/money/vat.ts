import type { Cents } from '#contract/units.ts';
import { cents, halfUp, allocate, addUp } from './money.ts';

/** Basis points in the whole: 2200 is 22 %. */
const WHOLE = 10_000;

/** Amount paid for one line, VAT included, after discounts; shipping is a line, too. */
export interface TaxedLine {
	amount: number;
	/** Basis points. */
	vat_rate: number;
}

/** Totals of one rate. `amount` is `net` plus `vat`. */
export interface RateTotal {
	vat_rate: number;
	amount: Cents;
	net: Cents;
	vat: Cents;
}

export interface TaxedTotal {
	amount: Cents;
	net: Cents;
	vat: Cents;
	/** By rate, the highest first. */
	rates: RateTotal[];
	/** VAT of each line, in the order of the lines. */
	lines: Cents[];
}

/** VAT contained in a gross amount, half up. */
export function vatIn(amount: number, rate: number): Cents {
	return halfUp(amount, rate, WHOLE + rate);
}

/** Gross amount less its VAT. */
export function toNet(amount: number, rate: number): Cents {
	return cents(amount - vatIn(amount, rate));
}

/**
 * VAT of an order whose prices include it: rounded once for each rate, half up, and spread over the
 * lines of that rate by largest remainder. Order, invoice and e-invoice therefore agree, and the
 * amount to pay does not change. Line by line, the sum may miss the rate's VAT by a cent from two
 * lines on, which the e-invoice refuses.
 */
export function vatOnce(lines: readonly TaxedLine[]): TaxedTotal {
	const ofLine = lines.map(() => cents(0));
	const rates = [...new Set(lines.map(({ vat_rate }) => vat_rate))]
		.toSorted((a, b) => b - a)
		.map((rate): RateTotal => {
			const own = lines.flatMap(({ amount, vat_rate }, index) =>
				vat_rate === rate ? [{ amount, index }] : [],
			);
			const amount = addUp(own.map((line) => line.amount));
			const vat = vatIn(amount, rate);
			const shares = allocate(
				vat,
				own.map((line) => line.amount),
			);
			own.forEach(({ index }, at) => (ofLine[index] = shares[at] ?? cents(0)));
			return { vat_rate: rate, amount, net: cents(amount - vat), vat };
		});
	const total = (field: 'amount' | 'net' | 'vat') => addUp(rates.map((rate) => rate[field]));
	return { amount: total('amount'), net: total('net'), vat: total('vat'), rates, lines: ofLine };
}
