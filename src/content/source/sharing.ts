import type { Locale } from '#contract/locales.ts';
import { setNonBreakingUnits } from './non-breaking.ts';

interface Versioned {
	id: string;
	version: string;
}

const isVersioned = (value: unknown): value is Versioned =>
	typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** Results by answer: one that the host reports as unchanged is the same object. */
const results = new WeakMap<object, unknown>();

/**
 * Sets non-breaking units in an answer, with structural sharing: an unchanged entry keeps its
 * object, and so does a list without a change, so values derived from them stay valid. An entry's
 * version covers all that it shows. The answer itself is changed: it is kept for as long as the host
 * reports it as unchanged, and would hold a second catalogue.
 */
export function shareUnchanged<T extends object>(answer: T, locale: Locale, before: T | null): T;
export function shareUnchanged(answer: object, locale: Locale, before: object | null): unknown {
	const known = results.get(answer);
	if (known !== undefined) return known;
	const result = Array.isArray(answer)
		? shareEntries(answer, locale, Array.isArray(before) ? before : [])
		: setNonBreakingUnits(answer, locale);
	results.set(answer, result);
	return result;
}

function shareEntries(
	answer: unknown[],
	locale: Locale,
	before: readonly unknown[],
): readonly unknown[] {
	const earlier = new Map(before.filter(isVersioned).map((entry) => [entry.id, entry]));
	for (const [index, entry] of answer.entries()) {
		const known = isVersioned(entry) ? earlier.get(entry.id) : undefined;
		const isSame = known !== undefined && isVersioned(entry) && known.version === entry.version;
		answer[index] = isSame ? known : setNonBreakingUnits(entry, locale);
	}
	return isSameList(answer, before) ? before : answer;
}

/** True if two lists hold the same objects in the same order. */
const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
	a.length === b.length && a.every((entry, index) => entry === b[index]);
