/** Lists every string of a value with its path. */
export function listStrings(value: unknown, at = ''): [path: string, text: string][] {
	if (typeof value === 'string') return [[at, value]];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => listStrings(part, `${at}/${key}`));
}
