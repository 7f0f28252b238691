import * as v from 'valibot';
import { centsSchema, currencySchema } from '../units.ts';
import { type Locale, localeSchema } from '../locales.ts';

/** Kinds of result, in the order in which equal ones are shown. */
const SEARCH_GROUPS = [
	'wheels',
	'components',
	'spares',
	'pages',
	'manuals',
	'news',
	'jobs',
	'stores',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** A result: an address of the site, and its printed texts. */
const searchHitSchema = v.object({
	/** Unique among the results. */
	id: v.string(),
	group: v.picklist(SEARCH_GROUPS),
	title: v.string(),
	href: v.string(),
	/** Second line, such as a payoff or a town; may be empty. */
	note: v.string(),
	/** Language of its texts, if it is not the page's. */
	lang: v.optional(localeSchema),
	/** Picture's name on the media path. */
	picture: v.optional(v.string()),
	height_mm: v.optional(v.number()),
	/** Lowest amount in the default price list, or in that of the currency which the query names. */
	price: v.optional(
		v.object({ amount: centsSchema, currency: currencySchema, is_from: v.boolean() }),
	),
});
export type SearchHit = v.InferOutput<typeof searchHitSchema>;

/** A result with the words that it is found by: cut already, separated by spaces. */
export interface SearchEntry extends SearchHit {
	/** Words of its name. */
	name: string;
	/** Descriptive words: category, use, standards, figures. */
	facts: string;
	/** Words of its texts. */
	text: string;
	/** Article numbers and EANs without separators. */
	codes?: string;
}

/** Index of one language. `is_whole`: false if entries hold only what suggestions need. */
export interface SearchIndex {
	locale: Locale;
	is_whole: boolean;
	entries: SearchEntry[];
}

/** Answer to a query. */
export const searchAnswerSchema = v.object({
	/** Normalised query. */
	query: v.string(),
	/** Serial number that the query looks like; null if it does not. It is not looked up. */
	serial: v.nullable(v.string()),
	/** Best first. */
	hits: v.array(searchHitSchema),
	/** Number of results, those left out included. */
	total: v.number(),
	/** True if nothing that was meant has the price asked for: results are the nearest prices. */
	is_beyond_price: v.optional(v.boolean(), false),
	/** If nothing was found: names that are written alike, and a few wheels. */
	near: v.array(v.string()),
	instead: v.array(searchHitSchema),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
