import * as v from 'valibot';
import { centsSchema, type Cents } from '#contract/units.ts';

/** Prices from `from` up to below `to`, in the currency's minor unit; null is an open end. */
export interface PriceBand {
	/** In whole units of the currency: `-500`, `500-1000`, `1000-`. */
	key: string;
	from: Cents | null;
	to: Cents | null;
}

const MAX_BANDS = 6;
/** From this ratio of dearest to cheapest on, even steps would put nearly all in the first band. */
const WIDE_RATIO = 10;

/** Bounds that widen with the price: 10, 20, 50, 100 … */
function wideningBounds(min: number, max: number, digits: readonly number[]): number[] {
	const bounds: number[] = [];
	for (let power = 1; power <= max; power *= 10) {
		for (const digit of digits) {
			if (digit * power > min && digit * power <= max) bounds.push(digit * power);
		}
	}
	return bounds;
}

/** Multiples of a round step. */
function evenBounds(min: number, max: number, step: number): number[] {
	const bounds: number[] = [];
	for (let bound = (Math.floor(min / step) + 1) * step; bound <= max; bound += step) {
		bounds.push(bound);
	}
	return bounds;
}

function candidates(min: number, max: number): number[][] {
	if (max >= min * WIDE_RATIO) {
		return [[1, 2, 5], [1, 5], [1]].map((digits) => wideningBounds(min, max, digits));
	}
	const magnitude = 10 ** Math.floor(Math.log10(Math.max(max - min, 1)));
	return [0.1, 0.2, 0.5, 1, 2, 5]
		.map((factor) => Math.max(1, Math.round(factor * magnitude)))
		.map((step) => evenBounds(min, max, step));
}

/**
 * Round bands that divide the prices of a list, at most six, none of them empty.
 * `minorUnits` is how many minor units make a whole one: 100 for EUR, 1 for JPY.
 */
export function priceBands(amounts: readonly Cents[], minorUnits: number): PriceBand[] {
	if (amounts.length === 0) return [];
	const min = Math.min(...amounts) / minorUnits;
	const max = Math.max(...amounts) / minorUnits;
	const bounds = candidates(min, max).find((found) => found.length < MAX_BANDS) ?? [];
	const toAmount = (bound: number) => v.parse(centsSchema, bound * minorUnits);
	return [null, ...bounds]
		.map((from, index): PriceBand => {
			const to = bounds[index] ?? null;
			return {
				key: `${from ?? ''}-${to ?? ''}`,
				from: from === null ? null : toAmount(from),
				to: to === null ? null : toAmount(to),
			};
		})
		.filter((band) => amounts.some((amount) => isInBand(amount, band)));
}

/** The cheapest and the dearest price in whole units, rounded outwards: a list's price range. */
export function toPriceEnds(
	amounts: readonly Cents[],
	minorUnits: number,
): { min: Cents; max: Cents } {
	const whole = (amount: number, round: (value: number) => number) =>
		v.parse(centsSchema, round(amount / minorUnits) * minorUnits);
	return {
		min: whole(amounts.length > 0 ? Math.min(...amounts) : 0, Math.floor),
		max: whole(Math.max(...amounts, 0), Math.ceil),
	};
}

export function isInBand(amount: Cents, { from, to }: PriceBand): boolean {
	return (from === null || amount >= from) && (to === null || amount < to);
}
