import type { FitRule, FitRuleCode } from '#contract/fit/rules.ts';

/** Parts of a rule's version that decide. */
export type Rule = Pick<
	FitRule,
	| 'rule'
	| 'subject'
	| 'name'
	| 'value'
	| 'freehub'
	| 'part'
	| 'adapter'
	| 'source'
	| 'is_own'
	| 'is_withdrawn'
	| 'valid_from'
>;

/** Key of the replaced rule. */
export const toKey = ({
	rule,
	subject,
	freehub,
	part,
}: Pick<Rule, 'rule' | 'subject' | 'freehub' | 'part'>): string =>
	[rule, subject, freehub ?? '', part ?? ''].join('/');

/** Rules that hold on a day: the last version of each that has begun by then. */
export function rulesOn<R extends Rule>(versions: readonly R[], day: string): R[] {
	const last = new Map<string, R>();
	for (const version of versions) {
		const key = toKey(version);
		const before = last.get(key);
		const isLater = !before || version.valid_from >= before.valid_from;
		if (version.valid_from <= day && isLater) last.set(key, version);
	}
	return [...last.values()].filter(({ is_withdrawn }) => !is_withdrawn);
}

/** A version with the value that it replaced; null for the first of its key. */
interface RuleChange<R extends Rule> {
	version: R;
	before: R | null;
}

/** History of all rules, the newest change first. */
export function ruleChanges<R extends Rule>(versions: readonly R[]): RuleChange<R>[] {
	const last = new Map<string, R>();
	const changes: RuleChange<R>[] = [];
	const inOrder = versions.toSorted((a, b) =>
		a.valid_from < b.valid_from ? -1 : a.valid_from > b.valid_from ? 1 : 0,
	);
	for (const version of inOrder) {
		const key = toKey(version);
		changes.push({ version, before: last.get(key) ?? null });
		last.set(key, version);
	}
	return changes.reverse();
}

/** Value of a rule that there is only one of; null if it does not hold. */
export function ruleValue(rules: readonly Rule[], code: FitRuleCode): number | null {
	return rules.find(({ rule }) => rule === code)?.value ?? null;
}

/** Rules of one kind that have a value, with the bound that each holds from or up to. */
export const boundsIn = (rules: readonly Rule[], code: FitRuleCode) =>
	rules.flatMap(({ rule, subject, value, source }) =>
		rule === code && value !== null ? [{ bound: Number(subject), value, source }] : [],
	);

/** Groupsets that the rules know, by code. */
export function toGroupsets(rules: readonly Rule[]): { code: string; name: string }[] {
	const found = new Map<string, string>();
	for (const { rule, subject, name } of rules) {
		if (rule === 'groupset' && !found.has(subject)) found.set(subject, name);
	}
	return [...found].map(([code, name]) => ({ code, name }));
}
