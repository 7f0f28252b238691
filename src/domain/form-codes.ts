/** What a rule's arguments are called in the text that says it is broken. */
const ARGUMENT_NAMES: Record<string, readonly string[]> = {
	min: ['least'],
	max: ['most'],
	size: ['exact'],
	between: ['least', 'most'],
	digits: ['exact'],
	digits_between: ['least', 'most'],
};

/** A failure's code in its parts: `max:255` is `max` with `{ most: '255' }`. */
export function partsOfCode(code: string): { name: string; values: Record<string, string> } {
	const [name = '', written = ''] = code.split(':', 2);
	const given = written.split(',');
	const names = ARGUMENT_NAMES[name] ?? [];
	return { name, values: Object.fromEntries(names.map((key, at) => [key, given[at] ?? ''])) };
}
