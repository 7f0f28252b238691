import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stopAll } from '../../../../scripts/stack/child.ts';
import { keepRunning, type KeepOptions } from '../../../../scripts/stack/keep.ts';
import { StackError, startPart } from '../../../../scripts/stack/stack.ts';

/** Keeps a small program running in a folder of its own; records the log about it. */
async function aKeptPart(program: string, options: KeepOptions) {
	const folder = await mkdtemp(join(tmpdir(), 'keep-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const script = join(folder, 'part.mjs');
	const starts = join(folder, 'starts');
	await writeFile(
		script,
		`import { appendFileSync } from 'node:fs';
		appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n');
		${program}`,
	);
	const said: string[] = [];
	const start = () => startPart('part', [script], {});
	const part = await keepRunning('part', start, { ...options, log: (line) => said.push(line) });
	return {
		part,
		said,
		starts: async () => (await readFile(starts, 'utf8')).trim().split('\n').map(Number),
	};
}

const READY = `console.log('ready at http://127.0.0.1:1/');`;
const PATIENT = { timeout: 30_000 };
const PAUSE = /starting it again in ([\d.]+) s/;

test('a part that repeatedly fails to start is restarted after growing pauses, up to the longest', async () => {
	const { said } = await aKeptPart(
		`import { readFileSync } from 'node:fs';
		const turn = readFileSync(new URL('starts', import.meta.url), 'utf8').trim().split('\\n').length;
		if (turn > 1 && turn <= 4) process.exit(3);
		${READY} setTimeout(() => turn === 1 && process.exit(3), turn === 1 ? 20 : 60_000);`,
		{ first_ms: 10, last_ms: 40 },
	);
	await vi.waitFor(() => expect(said.length).toBeGreaterThanOrEqual(4), PATIENT);
	expect(said.slice(0, 4).map((line) => PAUSE.exec(line)?.[1])).toEqual([
		'0.01',
		'0.02',
		'0.04',
		'0.04',
	]);
	expect(said[0]).toContain('The part has ended');
});

test('one that had become ready restarts after the first pause, however soon it is killed', async () => {
	const { part, said, starts } = await aKeptPart(`${READY} setInterval(() => undefined, 1000);`, {
		first_ms: 10,
	});
	expect(part.url).toBe('http://127.0.0.1:1');
	for (let turn = 1; turn <= 3; turn += 1) {
		process.kill(part.pid() ?? 0, 'SIGKILL');
		await vi.waitFor(async () => expect(await starts()).toHaveLength(turn + 1), PATIENT);
		await vi.waitFor(async () => expect((await starts()).at(-1)).toBe(part.pid()), PATIENT);
	}
	expect(said.map((line) => PAUSE.exec(line)?.[1])).toEqual(['0.01', '0.01', '0.01']);
});

test('one that fails for a while is retried until it starts', async () => {
	const { part, starts } = await aKeptPart(
		`import { readFileSync } from 'node:fs';
		const turn = readFileSync(new URL('starts', import.meta.url), 'utf8').trim().split('\\n').length;
		if (turn === 2 || turn === 3) process.exit(1);
		${READY} setInterval(() => undefined, 1000);`,
		{ first_ms: 10 },
	);
	process.kill(part.pid() ?? 0, 'SIGKILL');
	await vi.waitFor(async () => expect(await starts()).toHaveLength(4), PATIENT);
});

test('one that never started is left to the user', async () => {
	const start = aKeptPart('process.exit(1);', {});
	await expect(start).rejects.toThrow(StackError);
});

test('nothing restarts after a stop', async () => {
	const { said, starts } = await aKeptPart(`${READY} setInterval(() => undefined, 1000);`, {
		first_ms: 10,
	});
	await stopAll();
	expect(await starts()).toHaveLength(1);
	expect(said).toEqual([]);
});
