import * as v from 'valibot';
import { idSchema, textSchema } from './units.ts';

/** Row of a product's specification table, with the texts of its page. */
const specRowSchema = v.object({ label: textSchema, value: textSchema });
export type SpecRow = v.InferOutput<typeof specRowSchema>;

/** Product in a comparison. `price` and `availability` are ready to print, '' if missing. */
const comparedProductSchema = v.object({
	id: idSchema,
	/** Language of the texts if it differs from the page's, else ''. */
	lang: v.string(),
	price: v.string(),
	availability: v.string(),
	picture: v.nullable(v.object({ src: textSchema, srcset: textSchema })),
	/** Drawing of the rim section. `scale` is the number of view box units in one mm. */
	drawing: v.nullable(
		v.object({ href: textSchema, viewBox: textSchema, label: textSchema, scale: v.number() }),
	),
	/** Purchase option: the only article, null inside if one must be chosen; null if not sold. */
	buy: v.nullable(v.object({ article: v.nullable(idSchema) })),
	rows: v.array(specRowSchema),
	/** Figures by which texts distinguish products; null where one is unknown. */
	figures: v.optional(
		v.object({
			price: v.nullable(v.number()),
			weight_g: v.nullable(v.number()),
			height_mm: v.nullable(v.number()),
			tyre_mm: v.nullable(v.number()),
		}),
	),
});
export type ComparedProduct = v.InferOutput<typeof comparedProductSchema>;

/** Products of a category. The build writes them as a file beside the comparison page. */
export const comparisonDataSchema = v.array(comparedProductSchema);
