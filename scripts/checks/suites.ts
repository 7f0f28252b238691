import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Outcome, runTool } from './tool.ts';

export interface Tally {
	passed: number;
	failed: number;
	/** Left out on this machine or against this host; said in the run, never passed over. */
	skipped?: number;
	/** What to show of a failure. */
	output: string;
}

const vitestReportSchema = v.object({
	numPassedTests: v.number(),
	numFailedTests: v.number(),
	numPendingTests: v.number(),
	testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});
const playwrightReportSchema = v.object({
	stats: v.object({
		expected: v.number(),
		unexpected: v.number(),
		flaky: v.number(),
		skipped: v.number(),
	}),
	/** What kept a file from loading or a worker from starting. */
	errors: v.array(v.unknown()),
});

async function readReport(file: string): Promise<unknown> {
	const text = await readFile(file, 'utf8').catch(() => null);
	return text === null ? null : JSON.parse(text);
}

/** A suite that ran nothing, or says that something outside its tests broke, has failed. */
function toTally({ code, output }: Outcome, passed: number, failed: number): Tally {
	if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nno test ran` };
	return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), 'suite-'));
	try {
		return await work(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** One tool whose exit code is the verdict: it counts as one test. */
export async function tool(args: readonly string[], env?: Record<string, string>): Promise<Tally> {
	const { code, output } = await runTool(args, env);
	return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** One project of tests/vitest.config.ts. */
export function vitest(project: string, env?: Record<string, string>): Promise<Tally> {
	return inFolder(async (folder) => {
		const report = join(folder, 'report.json');
		const outcome = await runTool(
			[
				'node_modules/vitest/vitest.mjs',
				'run',
				...['--config', 'tests/vitest.config.ts', '--project', project],
				...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
			],
			env,
		);
		const result = v.safeParse(vitestReportSchema, await readReport(report));
		if (!result.success) return toTally(outcome, 0, 0);
		const { numPassedTests, numFailedTests, numPendingTests, testResults } = result.output;
		const broken = testResults.filter(
			({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
		);
		const tally = toTally(outcome, numPassedTests, numFailedTests + broken.length);
		return { ...tally, skipped: numPendingTests };
	});
}

/** The browser journeys against a running site. */
export function playwright(baseUrl: string, env?: Record<string, string>): Promise<Tally> {
	return inFolder(async (folder) => {
		const report = join(folder, 'report.json');
		const outcome = await runTool(
			['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
			{ ...env, BASE_URL: baseUrl, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		);
		const result = v.safeParse(playwrightReportSchema, await readReport(report));
		if (!result.success) return toTally(outcome, 0, 0);
		const { stats, errors } = result.output;
		const tally = toTally(outcome, stats.expected, stats.unexpected + stats.flaky + errors.length);
		return { ...tally, skipped: stats.skipped };
	});
}
