import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { toList } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { LIST_ERRORS, localized } from '#contract/localized.ts';
import { idSchema, isoDateSchema, maybeTextSchema, textSchema } from '#contract/units.ts';

/** Kinds of fit rule. The unit of each value is in its name at the desk and on the page. */
export const FIT_RULES = [
	/** Narrowest tyre, mm; `subject` is the inner width of the rim from which it holds, mm. */
	'tyre_least',
	/** Widest tyre, mm; `subject` is the inner width of the rim up to which it holds, mm. */
	'tyre_most',
	/** Least difference between the width of a tyre and the inner width of its rim, mm. */
	'tyre_over_rim',
	/** Narrowest tyre on a hookless rim, mm; `subject` is the inner width from which it holds, mm. */
	'hookless_tyre',
	/** Highest pressure on a hookless rim, bar; `subject` is the tyre from which it holds, mm. */
	'hookless_pressure',
	/** Lightest rider that pressures are calculated for, kg. */
	'rider_least',
	/** Weight of the bicycle, which pressures and the limit of the system count in, kg. */
	'bicycle_weight',
	/** Drop of a tyre under its load at the starting pressure, per cent of its height. */
	'pressure_drop',
	/** Front wheel's share of the load in starting pressures, per cent. */
	'pressure_front',
	/** Lowest starting pressure, bar. */
	'pressure_least',
	/** Freehub body that a groupset's cassette fits: directly, or with an adapter. */
	'groupset',
	/** Kind of brake, `part`, that a wheel needs for the bicycle's, `subject`, or with an adapter. */
	'brake',
	/** Most by which an axle may differ from that of the frame, in diameter or width, mm. */
	'axle_difference',
	/** Highest rim in mass-start road races, mm; `subject` is the use. */
	'race_rim_height',
	/** Fewest spokes in mass-start road races; `subject` is the use. */
	'race_spokes',
] as const;
export type FitRuleCode = (typeof FIT_RULES)[number];

/**
 * One version of a rule. Versions are never changed: a newer one with the same `rule`, `subject`,
 * `freehub` and `part` replaces it from its first day on.
 */
export const fitRuleSchema = v.object({
	id: idSchema,
	locale: localeSchema,
	rule: v.picklist(FIT_RULES),
	/** A groupset's code, a brake or a bound; empty for a rule that there is only one of. */
	subject: maybeTextSchema,
	/** A groupset's name. */
	name: maybeTextSchema,
	value: v.nullable(v.number()),
	freehub: v.nullable(idSchema),
	/** Kind of the wheel's part that the subject fits. */
	part: v.optional(v.nullable(idSchema), null),
	/** Part that is needed in between; empty if it fits directly. */
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
