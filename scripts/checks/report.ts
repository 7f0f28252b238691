import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileCost } from './tally.ts';

export interface Result {
	title: string;
	passed: number;
	failed: number;
	skipped: number;
	/** Names of the skipped tests. */
	notTested: readonly string[];
	flaky: readonly string[];
	files: readonly FileCost[];
	seconds: number;
	/**
	 * Processor seconds with all processes of the part; null where the system does not report them.
	 */
	cpu_s: number | null;
}

/** Flaky tests that do not turn a run red. */
export const FLAKY_LIMIT = 3;
const SLOWEST = 20;
const FOLDER = 'test-results';

const round = (seconds: number | null): string => (seconds === null ? '–' : seconds.toFixed(1));

/** Prints the result of a part, and below it what it skipped. */
export function toLine({
	title,
	passed,
	failed,
	skipped,
	flaky,
	seconds,
	...rest
}: Result): string {
	const more = [
		...(skipped > 0 ? [`${skipped} SKIPPED`] : []),
		...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
	];
	const counts = [`${passed} passed`, `${failed} failed`, ...more].join(', ');
	const line = `▸ ${title} … ${counts} (${seconds.toFixed(1)} s)`;
	return [line, ...rest.notTested.map((name) => `  NOT TESTED: ${name}`)].join('\n');
}

/** Table of the parts in the order they ran: seconds, processor seconds, passed tests. */
export function toTable(results: readonly Result[], total_s: number, cpu_s: number | null): string {
	const names = [...results.map(({ title }) => title), 'whole run'];
	const width = Math.max(...names.map((name) => name.length));
	const row = (name: string, ...cells: string[]) =>
		[name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('');
	return [
		row('', 'seconds', 'CPU s', 'passed'),
		...results.map((result) =>
			row(result.title, round(result.seconds), round(result.cpu_s), `${result.passed}`),
		),
		row('whole run', round(total_s), round(cpu_s)),
	].join('\n');
}

export function toSlowest(results: readonly Result[]): string {
	const files = results.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
	if (files.length === 0) return '';
	const lines = files
		.slice(0, SLOWEST)
		.map(({ file, seconds, names }) => `${round(seconds).padStart(8)}  ${file} (${names.length})`);
	return ['Slowest files, seconds (tests):', ...lines].join('\n');
}

export const listFlaky = (results: readonly Result[]): string[] =>
	results.flatMap(({ title, flaky }) => flaky.map((name) => `${title}: ${name}`));

/** Sorted names of all tests that ran, each with its file: what two runs are compared by. */
export const listNames = (results: readonly Result[]): string[] =>
	results
		.flatMap(({ files }) => files)
		.flatMap(({ file, names }) => names.map((name) => `${file} › ${name}`))
		.toSorted();

/**
 * Writes what each file cost, which tests ran and which of them were flaky into `test-results/`.
 */
export async function writeReport(results: readonly Result[]): Promise<void> {
	await mkdir(FOLDER, { recursive: true });
	const timings = results.map(({ title, seconds, cpu_s, files }) => ({
		title,
		seconds,
		cpu_s,
		files: files
			.toSorted((a, b) => b.seconds - a.seconds)
			.map(({ file, seconds, names }) => ({ file, seconds, tests: names.length })),
	}));
	const write = (name: string, value: unknown) =>
		writeFile(join(FOLDER, name), `${JSON.stringify(value, null, '\t')}\n`);
	await write('timings.json', timings);
	await write('flaky.json', listFlaky(results));
	await writeFile(join(FOLDER, 'names.txt'), `${listNames(results).join('\n')}\n`);
}
