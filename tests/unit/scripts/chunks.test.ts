import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMON_MODULES, SCREEN_PARTS } from '../../../scripts/build/chunks.ts';

test('every module assigned to a shared chunk exists', () => {
	const named = [...COMMON_MODULES, ...SCREEN_PARTS];
	expect(named.length).toBeGreaterThan(15);
	expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
