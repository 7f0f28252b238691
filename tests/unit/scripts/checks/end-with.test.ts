import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nodeEnv } from '../../../support/node-env.ts';

const END_WITH = join(process.cwd(), 'scripts/checks/end-with.ts');

/** A process that ends with the verdict of tools, each a line of plain JavaScript. */
function aCheck(...tools: string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'end-with-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const args = JSON.stringify(tools.map((code) => ['-e', code]));
	const code = `import { endWith } from ${JSON.stringify(END_WITH)}; await endWith(...${args});`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
		cwd: folder,
		env: nodeEnv(),
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let said = '';
	child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
	const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }));
	return { child, ended, has: (name: string) => join(folder, name) };
}

test('all tools run, and the first failure is the result', async () => {
	const { ended } = aCheck(
		"console.log('a')",
		"console.log('b');process.exit(3)",
		"console.log('c')",
	);
	expect(await ended).toEqual({ code: 3, said: 'a\nb\nc\n' });
});

test('SIGTERM ends the running tool, which may clean up, and starts no other', async () => {
	const { child, ended, has } = aCheck(
		`const { writeFileSync } = require('node:fs');
		process.on('SIGTERM', () => { writeFileSync('cleared', 'up'); process.exit(0); });
		writeFileSync('ready', '');
		setInterval(() => undefined, 1000);`,
		"require('node:fs').writeFileSync('second', '')",
	);
	await vi.waitFor(() => expect(existsSync(has('ready'))).toBe(true), { timeout: 15_000 });
	child.kill('SIGTERM');
	expect((await ended).code).toBe(1);
	expect(readFileSync(has('cleared'), 'utf8')).toBe('up');
	// It would have begun before the first one was known to be gone, and outlived its caller.
	expect(existsSync(has('second'))).toBe(false);
});
