import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toAsked } from '../../../scripts/bench/command.ts';
import { compare, flatten } from '../../../scripts/bench/figures.ts';
import { keepRun, newRun, readRun } from '../../../scripts/bench/kept.ts';
import { missingNeed } from '../../../scripts/bench/needs.ts';
import { blockingTime, layoutShift } from '../../../scripts/bench/pages/page-calm.ts';
import { layoutsIn, tasksIn } from '../../../scripts/bench/pages/trace.ts';
import { PARTS } from '../../../scripts/bench/parts.ts';
import { table, times } from '../../../scripts/bench/printing.ts';
import { treeMemory } from '../../../scripts/bench/process-memory.ts';
import { limit } from '../../support/pace.ts';

async function aFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** Runs the command in a process of its own, without a test runner, in a folder without figures. */
async function bench(...args: string[]) {
	const env = { ...process.env, DATA_DIR: await aFolder() };
	const run = promisify(execFile)(process.execPath, ['scripts/bench.ts', ...args], { env });
	return run.then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		(cause: { code: number; stdout: string; stderr: string }) => cause,
	);
}

describe('the parts of the bench', () => {
	// A part might load only in here: its imports may need the test runner.
	test(
		'load without a test runner, and have a description',
		{ timeout: limit(120_000) },
		async () => {
			const { code, stdout } = await bench('--list');
			const lines = stdout.trim().split('\n');
			expect(lines.map((line) => line.split(' ')[0])).toEqual(PARTS.map(({ name }) => name));
			expect(lines.filter((line) => line.includes('cannot be loaded'))).toEqual([]);
			expect(code).toBe(0);
		},
	);

	test('an unknown part ends the command with one line that names all parts', () => {
		const names = PARTS.map(({ name }) => name).join(', ');
		expect(() => toAsked(['weight', 'wieght'])).toThrow(`no part "wieght"; there are ${names}`);
	});

	test('an unknown option is refused with the usage', () => {
		expect(() => toAsked(['--compar', 'file'])).toThrow(/--compar.*Usage: npm run bench/);
	});

	test('are all without a name, otherwise the named ones in the order of a full run', () => {
		expect(toAsked([]).parts).toEqual(PARTS);
		const { parts, keep, compare: against } = toAsked(['attack', 'seed', '--compare', 'a.json']);
		expect(parts.map(({ name }) => name)).toEqual(['seed', 'attack']);
		expect([keep, against]).toEqual(['test-results/bench.json', 'a.json']);
	});
});

describe('the requirements of a part', () => {
	test('too little memory or disk is reported with required and free space', async () => {
		const folder = await aFolder();
		const huge = 1e12;
		expect(await missingNeed({ memory_mb: huge }, folder)).toMatch(
			/^too little memory: 1000000000000 MB needed, \d+ MB free$/,
		);
		expect(await missingNeed({ disk_mb: huge }, folder)).toMatch(
			/^too little disk: 1000000000000 MB needed below \S+, \d+ MB free$/,
		);
		expect(await missingNeed({ memory_mb: 1, disk_mb: 1 }, folder)).toBeNull();
	});

	test('a missing browser is reported with its path', async () => {
		const before = process.env['CHROMIUM_PATH'];
		process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
		onTestFinished(() => {
			if (before === undefined) delete process.env['CHROMIUM_PATH'];
			else process.env['CHROMIUM_PATH'] = before;
		});
		const missing = await missingNeed({ chromium: true }, await aFolder());
		expect(missing).toBe('Invalid CHROMIUM_PATH: there is no file /nowhere/chromium');
	});
});

describe('figures', () => {
	test('are flattened to part, row and figure', () => {
		const figures = { 'from nothing': { wall_s: 19.5, pages: 1278 }, '/it/a.b': { 'p99.9_ms': 3 } };
		expect(flatten('seed', figures)).toEqual({
			'seed.from-nothing.wall_s': 19.5,
			'seed.from-nothing.pages': 1278,
			'seed./it/a_b.p99_9_ms': 3,
		});
	});

	test('that could not be measured are omitted, and non-numbers refused', () => {
		expect(flatten('edge', { home: { body_kb: null, p95_ms: 1 } })).toEqual({
			'edge.home.p95_ms': 1,
		});
		expect(() => flatten('edge', { home: { p95_ms: Number.NaN } })).toThrow(
			'edge.home.p95_ms is no number: NaN',
		);
	});

	test('with one name are refused', () => {
		const figures = { 'a b': { p95_ms: 1 }, 'a-b': { p95_ms: 2 } };
		expect(() => flatten('edge', figures)).toThrow('two figures are named edge.a-b.p95_ms');
	});

	test('are compared as ratios, and unmatched ones listed', () => {
		const kept = {
			...{ 'pages.home.blocking_ms': 200, 'pages.home.shift': 0, 'pages.cart.shift': 0 },
			...{ 'pages.login.shift': 0.1, 'pages-of-another.home.shift': 1 },
		};
		const now = {
			home: { blocking_ms: 250, shift: 0.05 },
			cart: { shift: 0 },
			order: { shift: 0.2 },
		};
		expect(compare('pages', now, kept)).toEqual({
			ratios: {
				home: { blocking_ms: 1.25, shift: null },
				cart: { shift: 1 },
				order: { shift: null },
			},
			remarks: [
				'pages.home.shift: was 0, is 0.05',
				'pages.order.shift: not in the kept run',
				'pages.login.shift: in the kept run alone',
			],
		});
	});

	test('are one table, with a column for each figure of any row', () => {
		const figures = { home: { wall_s: 19.04, pages: 1278 }, cart: { shift: 0.01234 } };
		expect(table('', figures).split('\n')).toEqual([
			'      wall s  pages  shift',
			'home    19.0   1278      –',
			'cart       –      –  0.012',
		]);
		expect(table('now', { home: { p95_ms: 1.256 } }, times)).toBe('now   p95 ms\nhome   ×1.26');
	});
});

describe('a stored run', () => {
	test('round-trips', async () => {
		const file = join(await aFolder(), 'bench.json');
		const run = { ...(await newRun()), figures: { 'edge.home.p95_ms': 1.5 }, left_out: ['a: b'] };
		await keepRun(file, run);
		expect(await readRun(file)).toEqual(run);
	});

	test.each([
		['{', /is no kept run: it is not JSON$/],
		['{"figures":{"a":1}}', /is no kept run: begun_at: /],
		['[]', /is no kept run: /],
	])('%s is refused in one line', async (text, message) => {
		const file = join(await aFolder(), 'bench.json');
		await writeFile(file, text);
		await expect(readRun(file)).rejects.toThrow(message);
	});

	test('that is missing ends the command before measuring', async () => {
		const file = join(await aFolder(), 'nothing.json');
		await expect(readRun(file)).rejects.toThrow(/^the kept run cannot be read: ENOENT.*nothing/);
	});
});

describe('figures of a page', () => {
	test('layout shift is the worst session window', () => {
		const shifts = [
			{ at_ms: 0, value: 0.1 },
			{ at_ms: 900, value: 0.1 },
			// A second later another window begins, and likewise five seconds after its first
			// shift.
			{ at_ms: 2000, value: 0.05 },
			...[2800, 3600, 4400, 5200, 6000, 6800].map((at_ms) => ({ at_ms, value: 0.05 })),
			{ at_ms: 7600, value: 0.05 },
		];
		expect(layoutShift(shifts)).toBeCloseTo(0.35);
		expect(layoutShift([])).toBe(0);
	});

	test('tasks are those of the threads that lay out, by their own clock', () => {
		const event = (name: string, tid: number, tdur: number) => ({
			...{ name, ph: 'X', pid: 7, tid, tdur },
			dur: 10 * tdur,
		});
		const events = [
			event('RunTask', 1, 2000),
			event('Layout', 1, 1500),
			event('RunTask', 1, 60_000),
			event('RunTask', 2, 90_000),
			{ name: 'RunTask', ph: 'B', pid: 7, tid: 1 },
		];
		expect(tasksIn(events)).toEqual([2, 60]);
		expect(layoutsIn(events)).toEqual([1.5]);
	});

	test('blocking time is task time beyond fifty milliseconds', () => {
		expect(blockingTime({ tasks_ms: [40, 60, 150] })).toBe(110);
	});
});

test('memory includes child processes, if the system reports it', async () => {
	const missing = await missingNeed({ proc: true }, await aFolder());
	if (process.platform !== 'linux') return expect(missing).toMatch(/^no \/proc/);
	expect(missing).toBeNull();
	const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
	await once(child, 'spawn');
	const [alone, both] = [treeMemory(child.pid ?? 0), treeMemory(process.pid)];
	child.kill();
	expect(alone.processes).toBe(1);
	expect(both.processes).toBeGreaterThanOrEqual(2);
	expect(both.resident_mb).toBeGreaterThan(alone.resident_mb);
});
