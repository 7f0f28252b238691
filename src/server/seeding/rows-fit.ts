import type { fit_rules } from '#server/fit/tables.ts';
import type { SeedData } from '#seed/data.ts';
import { mapTexts, SEED } from './rows-text.ts';

/** Versions of the fit rules; each was made at the beginning of its first day. */
export function fitRuleRows({ fitRules = [] }: SeedData): (typeof fit_rules.$inferInsert)[] {
	return fitRules.map(({ subject = '', name = '', reason, adapter, ...rule }) => ({
		...rule,
		subject,
		name,
		value: rule.value ?? null,
		freehub: rule.freehub ?? null,
		part: rule.part ?? null,
		made_at: new Date(`${rule.valid_from}T00:00:00Z`),
		texts: mapTexts(reason, (text, locale) => ({ reason: text, adapter: adapter?.[locale] ?? '' })),
		...SEED,
	}));
}
