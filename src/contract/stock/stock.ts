import * as v from 'valibot';
import { availabilitySchema } from '#contract/content/availability.ts';
import { idSchema, isoDateSchema } from '#contract/units.ts';

export const piecesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** What is known of an article's stock. */
export const stockSchema = v.object({
	variant_id: idSchema,
	/** Pieces on the shelf; null where nobody counts them. */
	on_hand: v.nullable(piecesSchema),
	/** Pieces that can be sold; null where any number can, for it is made to order or not counted. */
	available: v.nullable(piecesSchema),
	availability: availabilitySchema,
	/** Day from which there will be more; null where nobody knows. */
	backorder_on: v.nullable(isoDateSchema),
});
export type Stock = v.InferOutput<typeof stockSchema>;
