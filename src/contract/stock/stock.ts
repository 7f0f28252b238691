import * as v from 'valibot';
import { availabilitySchema } from '#contract/content/availability.ts';
import { idSchema, isoDateSchema } from '#contract/units.ts';

export const piecesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Stock of an article. */
export const stockSchema = v.object({
	variant_id: idSchema,
	/** Units in stock; null if stock is not tracked. */
	on_hand: v.nullable(piecesSchema),
	/** Units that can be sold; null if unlimited, because made to order or not tracked. */
	available: v.nullable(piecesSchema),
	availability: availabilitySchema,
	/** Day from which more will be in stock; null if unknown. */
	backorder_on: v.nullable(isoDateSchema),
});
export type Stock = v.InferOutput<typeof stockSchema>;
