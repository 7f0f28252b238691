import * as v from 'valibot';
import { idSchema, textSchema } from './units.ts';

/** One line of a product's spec table, in the words of its page. */
const specRowSchema = v.object({ label: textSchema, value: textSchema });
export type SpecRow = v.InferOutput<typeof specRowSchema>;

/** What a comparison shows of a product. `price` and `availability` are ready to print, '' without. */
const comparedProductSchema = v.object({
	id: idSchema,
	/** Language of the texts where it is not the page's, else ''. */
	lang: v.string(),
	price: v.string(),
	availability: v.string(),
	picture: v.nullable(v.object({ src: textSchema, srcset: textSchema })),
	/** Section of the rim: `scale` is units of its view box in one mm. */
	drawing: v.nullable(
		v.object({ href: textSchema, viewBox: textSchema, label: textSchema, scale: v.number() }),
	),
	/** How it is bought here: its only article, or null where there is one to choose; null for not at all. */
	buy: v.nullable(v.object({ article: v.nullable(idSchema) })),
	rows: v.array(specRowSchema),
});
export type ComparedProduct = v.InferOutput<typeof comparedProductSchema>;

/** The products of a category, as the build prints them beside the comparison's page. */
export const comparisonDataSchema = v.array(comparedProductSchema);
