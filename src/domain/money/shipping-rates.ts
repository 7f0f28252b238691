import type { Shipping } from '#contract/prices/markets.ts';
import { cents } from './money.ts';

/** Cost of sending goods of a value at a rate. */
export const toCost = (
	{ amount, free_from }: Pick<Shipping, 'amount' | 'free_from'>,
	goods: number,
) => (free_from !== null && goods >= free_from ? cents(0) : amount);

const HOURS_IN_DAY = 24;

/** Days that a parcel is under way, least and most. */
export function transitDays({ time: { from, to, unit } }: Shipping): {
	least: number;
	most: number;
} {
	const toDays = (count: number) => (unit === 'days' ? count : Math.ceil(count / HOURS_IN_DAY));
	return { least: toDays(from), most: toDays(to) };
}
