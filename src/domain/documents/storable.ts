/** Most levels that are walked, so that the walk ends; far deeper than any document. */
const MOST_LEVELS = 100;

/** Reasons why a value cannot be stored. */
export type Unstorable = 'characters' | 'depth';

/**
 * Returns why a document cannot be stored, whatever its content; null where it can. No database
 * takes the character of code 0 or half of a surrogate pair, and endless nesting cannot be walked.
 */
export function whyNotStorable(value: unknown, level = 0): Unstorable | null {
	if (typeof value === 'string') {
		return value.isWellFormed() && !value.includes('\u0000') ? null : 'characters';
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
