import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Openings that hide what a thing is; `.github/CONTRIBUTING.md` says how a docstring begins. */
const OPENING = /\/\*\*\s*(?:\*\s*)?((?:What|Of|Who|Where|Whether|The same)\b[^\n]*)/g;

test('a docstring starts with a verb or a noun phrase', () => {
	const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,mjs,css}');
	expect(files.length).toBeGreaterThan(2_000);
	const found = files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(OPENING)].map(([, opening]) => `${file}: ${opening}`),
	);
	expect(found).toEqual([]);
});
