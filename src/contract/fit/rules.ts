import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { toList } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { LIST_ERRORS, localized } from '#contract/localized.ts';
import { idSchema, isoDateSchema, maybeTextSchema, textSchema } from '#contract/units.ts';

/** Kinds of fit rule. The unit of each value is in its name at the desk and on the page. */
export const FIT_RULES = [
	/** Highest pressure of any tyre on a hookless rim, bar. */
	'hookless_pressure',
	/** Narrowest tyre on a hookless rim, mm; `subject` is the inner width from which it holds, mm. */
	'hookless_tyre',
	/** Least difference between the width of a tyre and the inner width of its rim, mm. */
	'tyre_over_rim',
	/** Lightest rider that pressures are calculated for, kg. */
	'rider_least',
	/** Highest rim in mass-start road races, mm. */
	'race_rim_height',
	/** Freehub body that a groupset's cassette fits: directly, or with an adapter. */
	'groupset',
] as const;
export type FitRuleCode = (typeof FIT_RULES)[number];

/**
 * One version of a rule. Versions are never changed: a newer one with the same `rule`, `subject`
 * and `freehub` replaces it from its first day on.
 */
export const fitRuleSchema = v.object({
	id: idSchema,
	locale: localeSchema,
	rule: v.picklist(FIT_RULES),
	/** A groupset's code or a bound; empty for a rule that there is only one of. */
	subject: maybeTextSchema,
	/** A groupset's name. */
	name: maybeTextSchema,
	value: v.nullable(v.number()),
	freehub: v.nullable(idSchema),
	/** Part that the cassette needs on this body; empty if it fits directly. */
	adapter: maybeTextSchema,
	/** Standard or maker that the rule comes from. */
	source: textSchema,
	/** True for the maker's own limit, which may be stricter than a standard. */
	is_own: v.boolean(),
	/** True if the rule does not apply from this day on. */
	is_withdrawn: v.boolean(),
	valid_from: isoDateSchema,
	/** Reason for this version. */
	reason: textSchema,
});
export type FitRule = v.InferOutput<typeof fitRuleSchema>;

export const listFitRules = endpoint({
	method: 'GET',
	path: '/fit-rules',
	summary: 'All versions of the rules that decide what fits, the oldest first',
	query: localized,
	data: toList(fitRuleSchema, 'id'),
	errors: LIST_ERRORS,
});
