import * as v from 'valibot';
import { textSchema, titleSchema } from '#contract/units.ts';

const addressSchema = v.pipe(v.string(), v.startsWith('/'));

/**
 * Data to show the cart in one language: texts, links, and the ranges an empty cart offers. The
 * build writes it as a file. A page fetches it only when the visitor opens the cart.
 */
export const cartBootstrapSchema = v.object({
	messages: v.record(v.string(), v.record(v.string(), v.string())),
	href: v.object({
		cart: addressSchema,
		checkout: addressSchema,
		products: addressSchema,
		stores: addressSchema,
	}),
	contact: v.object({
		email: titleSchema,
		phone: titleSchema,
		hours: v.array(v.string()),
	}),
	/** The Union's notice of the legal guarantee; a file of an older build lacks it. */
	notice: v.optional(
		v.object({
			artwork: v.nullable(v.object({ src: addressSchema, width: v.number(), height: v.number() })),
			href: v.pipe(v.string(), v.startsWith('https://')),
			/** The shop's own wording, with `{legal_years}`; absent uses the messages. */
			words: v.optional(textSchema),
		}),
	),
	ranges: v.array(
		v.object({
			name: titleSchema,
			href: v.string(),
			picture: v.nullable(v.string()),
			heights: v.string(),
			price: v.nullable(v.string()),
		}),
	),
});
export type CartBootstrap = v.InferOutput<typeof cartBootstrapSchema>;
