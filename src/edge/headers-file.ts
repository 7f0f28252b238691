import { pathPattern } from './pattern.ts';
import type { HeaderRule } from './rules.ts';

/**
 * Rules of a `_headers` file: a path, then indented `Name: value` lines. A name given twice under
 * one path is joined with a comma. Throws with the line that it cannot read.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
	const rules: { path: string; values: Map<string, string> }[] = [];
	for (const line of text.split(/\r?\n/)) {
		const content = line.trim();
		if (content === '' || content.startsWith('#')) continue;
		if (content.startsWith('/')) {
			rules.push({ path: content, values: new Map() });
			continue;
		}
		const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(content) ?? [];
		const values = rules.at(-1)?.values;
		if (name === undefined || value === undefined || values === undefined) {
			throw new Error(`_headers: expected a path or "Name: value": ${content}`);
		}
		const earlier = values.get(name);
		values.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
	}
	return rules.map(({ path, values }) => ({
		for: pathPattern(path),
		values: Object.fromEntries(values),
	}));
}
