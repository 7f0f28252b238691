import { isStorable } from '#contract/units.ts';

/** Most levels that are walked, so that the walk ends; far deeper than any document. */
const MOST_LEVELS = 100;

/** Reasons why a value cannot be stored. */
export type Unstorable = 'characters' | 'depth';

/**
 * Returns why a document cannot be stored, whatever its content; null where it can: its characters,
 * or nesting that is too deep to walk.
 */
export function whyNotStorable(value: unknown, level = 0): Unstorable | null {
	if (typeof value === 'string') {
		return isStorable(value) ? null : 'characters';
	}
	if (typeof value !== 'object' || value === null) return null;
	if (level === MOST_LEVELS) return 'depth';
	const inner: unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
	for (const each of inner) {
		const why = whyNotStorable(each, level + 1);
		if (why) return why;
	}
	return null;
}
