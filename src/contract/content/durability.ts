import * as v from 'valibot';
import { textSchema, titleSchema } from '#contract/units.ts';

/** Whole years; the label exists for guarantees of more than two (Reg. (EU) 2025/1960). */
const durabilityYearsSchema = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(50));

/** Fields of the label of a producer's commercial guarantee of durability. */
export const durabilitySchema = v.object({
	producer: titleSchema,
	/** Model identifier as the producer states it. */
	model: titleSchema,
	years: durabilityYearsSchema,
});
export type Durability = v.InferOutput<typeof durabilitySchema>;

/** Label with the texts that the law asks for beside it (directive (EU) 2019/771, art. 17). */
export const durabilityGuaranteeSchema = v.object({
	...durabilitySchema.entries,
	/** Area in which it is valid. */
	area: textSchema,
	terms: textSchema,
	/** Steps to claim it. */
	claim: textSchema,
});
