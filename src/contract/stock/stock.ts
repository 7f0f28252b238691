import * as v from 'valibot';
import type { Availability } from '#contract/content/availability.ts';
import type { IsoDate } from '#contract/units.ts';

export const unitsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Stock of an article. */
export interface Stock {
	variant_id: string;
	/** Units in stock; null if stock is not tracked. */
	on_hand: number | null;
	/** Units that can be sold; null if unlimited, because made to order or not tracked. */
	available: number | null;
	availability: Availability;
	/** Day from which more will be in stock; null if unknown. */
	backorder_on: IsoDate | null;
}
