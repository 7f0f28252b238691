/** Names of a rule's arguments in its error text. */
const ARGUMENT_NAMES: Record<string, readonly string[]> = {
	min: ['least'],
	max: ['most'],
	size: ['exact'],
	between: ['least', 'most'],
	digits: ['exact'],
	digits_between: ['least', 'most'],
};

/** Splits an error code into its parts: `max:255` is `max` with `{ most: '255' }`. */
export function partsOfCode(code: string): { name: string; values: Record<string, string> } {
	const [name = '', written = ''] = code.split(':', 2);
	const given = written.split(',');
	const names = ARGUMENT_NAMES[name] ?? [];
	return { name, values: Object.fromEntries(names.map((key, at) => [key, given[at] ?? ''])) };
}
