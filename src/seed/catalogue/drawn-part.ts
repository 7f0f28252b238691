import type { Drawing } from '#contract/content/catalogue.ts';
import type { PartMeasures } from '#contract/content/part-measures.ts';

/** Drawing of a part that is neither rim nor wheel. */
export const drawnPart = (part: PartMeasures): Drawing => ({
	rim: null,
	front_spokes: null,
	rear_spokes: null,
	part,
});
