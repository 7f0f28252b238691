import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';

test('every endpoint of the contract has a conformance test', () => {
	const folder = import.meta.dirname;
	const text = readdirSync(folder)
		.filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
		.map((file) => readFileSync(join(folder, file), 'utf8'))
		.join('\n');
	const tested = [...text.matchAll(/conforms(?:Privately)?\('(\w+)'/g)].map(([, name]) => name);
	expect(tested.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});
