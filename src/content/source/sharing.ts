import type { Locale } from '#contract/locales.ts';
import { withNonBreakingTexts } from './non-breaking.ts';

interface Versioned {
	id: string;
	version: string;
}

const isVersioned = (value: unknown): value is Versioned =>
	typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** Answers with non-breaking units, by original answer: a current one is the same object. */
const results = new WeakMap<object, unknown>();

/**
 * Sets non-breaking units in an answer, with structural sharing: an unchanged entry keeps its
 * object, and so does a list without a change, so values derived from them stay valid. An entry's
 * version covers all that it shows.
 */
export function shareUnchanged<T extends object>(answer: T, locale: Locale, before: T | null): T;
export function shareUnchanged(answer: object, locale: Locale, before: object | null): unknown {
	const known = results.get(answer);
	if (known !== undefined) return known;
	const result = Array.isArray(answer)
		? entriesLike(answer, locale, Array.isArray(before) ? before : [])
		: withNonBreakingTexts<unknown>(answer, locale);
	results.set(answer, result);
	return result;
}

function entriesLike(
	answer: readonly unknown[],
	locale: Locale,
	before: readonly unknown[],
): readonly unknown[] {
	const earlier = new Map(before.filter(isVersioned).map((entry) => [entry.id, entry]));
	const entries = answer.map((entry) => {
		const known = isVersioned(entry) ? earlier.get(entry.id) : undefined;
		const isSame = known !== undefined && isVersioned(entry) && known.version === entry.version;
		return isSame ? known : withNonBreakingTexts<unknown>(entry, locale);
	});
	return isSameList(entries, before) ? before : entries;
}

/** True if two lists hold the same objects in the same order. */
const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
	a.length === b.length && a.every((entry, index) => entry === b[index]);
