import { boundsIn, toKey, type Rule } from './rules.ts';

/** Parts of a new version that can contradict the rules in force. */
type NewRule = Omit<Rule, 'valid_from'>;

/** Codes of contradictions; the desk has their sentences. */
export type Contradiction =
	/** It is withdrawn, and no such rule is in force. */
	| 'fit_not_in_force'
	/** It repeats a rule in force. */
	| 'fit_unchanged'
	/** A wider rim, or tyre, would be allowed what a narrower one is not. */
	| 'fit_out_of_order'
	/** No tyre would fit a rim: the narrowest is wider than the widest. */
	| 'fit_no_tyre'
	/** The groupset has another name in force. */
	| 'fit_other_name';

const SAME = ['name', 'value', 'adapter', 'source', 'is_own'] as const;

/** Rules whose value rises, or falls, with the bound from which each holds. */
const ORDERED: Partial<Record<Rule['rule'], 'rises' | 'falls'>> = {
	tyre_least: 'rises',
	tyre_most: 'rises',
	hookless_tyre: 'rises',
	hookless_pressure: 'falls',
};

/** True if a version’s value is between the bounds below and above it. */
function isInOrder({ rule, subject, value }: NewRule, others: readonly Rule[]): boolean {
	const order = ORDERED[rule];
	if (order === undefined || value === null) return true;
	return boundsIn(others, rule).every((other) => {
		const isAbove = other.bound > Number(subject);
		const difference = isAbove ? other.value - value : value - other.value;
		return order === 'rises' ? difference >= 0 : difference <= 0;
	});
}

/** True if each rim that a limit begins or ends at is left at least one width of tyre. */
function leavesTyres(rules: readonly Rule[]): boolean {
	const least = [...boundsIn(rules, 'tyre_least'), ...boundsIn(rules, 'hookless_tyre')];
	const most = boundsIn(rules, 'tyre_most');
	const over = Math.max(0, ...boundsIn(rules, 'tyre_over_rim').map(({ value }) => value));
	const inners = [...least, ...most].map(({ bound }) => bound);
	return inners.every((inner) => {
		const narrowest = least.flatMap(({ bound, value }) => (inner >= bound ? [value] : []));
		const widest = most.flatMap(({ bound, value }) => (inner <= bound ? [value] : []));
		return Math.max(inner + over, ...narrowest) <= Math.min(...widest);
	});
}

/** Contradiction between a new version and the rules in force; null if there is none. */
export function findContradiction(
	added: NewRule & Pick<Rule, 'valid_from'>,
	inForce: readonly Rule[],
): Contradiction | null {
	const key = toKey(added);
	const before = inForce.find((rule) => toKey(rule) === key);
	if (added.is_withdrawn) return before ? null : 'fit_not_in_force';
	if (before && SAME.every((part) => before[part] === added[part])) return 'fit_unchanged';
	const others = inForce.filter((rule) => rule !== before);
	if (!isInOrder(added, others)) return 'fit_out_of_order';
	const isNamedAlike = ({ rule, subject, name }: Rule) =>
		rule !== 'groupset' || subject !== added.subject || name === added.name;
	if (added.rule === 'groupset' && !others.every(isNamedAlike)) return 'fit_other_name';
	return leavesTyres([...others, added]) ? null : 'fit_no_tyre';
}
