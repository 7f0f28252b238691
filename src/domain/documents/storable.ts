/** Far deeper than any document is; what is walked level by level has an end. */
const MOST_LEVELS = 100;

/** What keeps a value from being kept. */
export type Unstorable = 'characters' | 'depth';

/**
 * Why a document cannot be kept, whatever it says: no database takes the character of code 0 or half of
 * a pair, and nobody can walk what is nested without end. Null where it can.
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
