import type { FitRule } from '#contract/fit/rules.ts';
import type { IsoDate } from '#contract/units.ts';
import { rulesOn } from '#domain/fit-bench/rules.ts';
import { FIT_RULES } from '#seed/fit-rules.ts';

/** Fit rules of the demo maker as the API answers them in English. */
export const FIT_VERSIONS = FIT_RULES.map((rule): FitRule => ({
	id: rule.id,
	locale: 'en',
	rule: rule.rule,
	subject: rule.subject ?? '',
	name: rule.name ?? '',
	value: rule.value ?? null,
	freehub: rule.freehub ?? null,
	part: rule.part ?? null,
	adapter: rule.adapter?.en ?? '',
	source: rule.source,
	is_own: rule.is_own,
	is_withdrawn: false,
	valid_from: rule.valid_from as IsoDate,
	reason: rule.reason.en,
}));

/** Rules of the demo maker that hold on a day. */
export const rulesIn = (day: string): FitRule[] => rulesOn(FIT_VERSIONS, day);
