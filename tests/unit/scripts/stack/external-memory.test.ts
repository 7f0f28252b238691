import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../../../scripts/stack/external-memory.ts');

test('this V8 supports reporting buffers', async () => {
	// Node names an unknown flag on the error output, and changes nothing.
	const run = promisify(execFile);
	const told = await run(process.execPath, [MODULE]);
	expect(told).toEqual({ stdout: '', stderr: '' });
	const script = "v8.setFlagsFromString('--no-flag-of-any-v8')";
	const unknown = await run(process.execPath, ['-e', script]);
	expect(unknown.stderr).toContain('no-flag-of-any-v8');
});
