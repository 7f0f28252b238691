import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutNames } from '../../../scripts/build/developer-names.ts';

test('the library of forms loses its names for developer tools, and nothing else', () => {
	const code = readFileSync('node_modules/react-hook-form/dist/index.esm.mjs', 'utf8');
	const lean = withoutNames(code);
	expect(code).toContain('displayName');
	expect(lean).not.toContain('displayName');
	const lost = code.split('\n').filter((line) => !lean.split('\n').includes(line));
	expect(lost).toEqual([
		"HookFormControlContext.displayName = 'HookFormControlContext';",
		"HookFormContext.displayName = 'HookFormContext';",
	]);
});
