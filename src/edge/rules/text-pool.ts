/** Returns the same string for equal texts. */
export type TextPool = (text: string) => string;

/**
 * Stores each text once. A copy: a substring that was found in a page would keep the whole page in
 * memory, and a site has six thousand pages of sixty kilobytes.
 */
export function createTextPool(): TextPool {
	const known = new Map<string, string>();
	return (text) => {
		const found = known.get(text);
		if (found !== undefined) return found;
		const copy = Buffer.from(text).toString();
		known.set(copy, copy);
		return copy;
	};
}
