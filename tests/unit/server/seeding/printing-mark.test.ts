import { expect, test } from 'vitest';
import { PRINTED_BY, printingMark } from '../../../../src/server/seeding/printing-mark.ts';
import { imports } from '../../../support/imports.ts';

/** Lists the files that a file of `src` loads when it runs, itself included. */
function broughtBy(file: string): Set<string> {
	const found = new Set<string>();
	const add = (each: string) => {
		if (found.has(each)) return;
		found.add(each);
		for (const { file: from, target, isTypeOnly } of imports) {
			if (from === each && !isTypeOnly) add(target);
		}
	};
	add(file);
	return found;
}

test('every file that renders documents is part of the digest', () => {
	const missing = [...broughtBy('server/seeding/print-document.ts')].filter(
		(file) => !PRINTED_BY.some((path) => file === path || file.startsWith(`${path}/`)),
	);
	expect(missing).toEqual([]);
});

test('the digest is stable without a change', async () => {
	expect(await printingMark()).toBe(await printingMark());
});
