import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { toDistinctList } from './playwright-list.ts';
import type { FileCost, Tally } from './tally.ts';
import { type Outcome, runTool } from './tool.ts';

const vitestReportSchema = v.object({
	numPassedTests: v.number(),
	numFailedTests: v.number(),
	numPendingTests: v.number(),
	testResults: v.array(
		v.object({
			name: v.string(),
			status: v.string(),
			startTime: v.number(),
			endTime: v.number(),
			assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
		}),
	),
});
type VitestReport = v.InferOutput<typeof vitestReportSchema>;

interface PlaywrightSuite {
	title: string;
	file: string;
	specs: {
		title: string;
		tests: { status: string; results: { duration: number }[] }[];
	}[];
	suites?: PlaywrightSuite[] | undefined;
}
const playwrightSuiteSchema: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
	title: v.string(),
	file: v.string(),
	specs: v.array(
		v.object({
			title: v.string(),
			tests: v.array(
				v.object({
					status: v.string(),
					results: v.array(v.object({ duration: v.number() })),
				}),
			),
		}),
	),
	suites: v.optional(v.array(v.lazy(() => playwrightSuiteSchema))),
});
const playwrightReportSchema = v.object({
	stats: v.object({
		expected: v.number(),
		unexpected: v.number(),
		flaky: v.number(),
		skipped: v.number(),
	}),
	suites: v.array(playwrightSuiteSchema),
	/** Errors that kept a file from loading or a worker from starting. */
	errors: v.array(v.unknown()),
});

async function readReport(file: string): Promise<unknown> {
	const text = await readFile(file, 'utf8').catch(() => null);
	return text === null ? null : JSON.parse(text);
}

/** A suite that ran nothing, or reports an error outside its tests, has failed. */
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

/** Runs one tool whose exit code is the verdict: it counts as one test. */
export async function tool(args: readonly string[], env?: Record<string, string>): Promise<Tally> {
	const { code, output } = await runTool(args, env);
	return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

interface VitestRun {
	project: string;
	env?: Record<string, string>;
	/** Files to run; all of the project by default. */
	files?: readonly string[];
	/** Runs files that failed again, in processes of their own; tests that pass then are flaky. */
	hasSecondTry?: boolean;
}

async function runVitest({ project, env, files = [] }: VitestRun) {
	return inFolder(async (folder) => {
		const file = join(folder, 'report.json');
		const outcome = await runTool(
			[
				...['node_modules/vitest/vitest.mjs', 'run', ...files],
				...['--config', 'tests/vitest.config.ts', '--project', project],
				...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`],
			],
			env,
		);
		const report = v.safeParse(vitestReportSchema, await readReport(file));
		return { outcome, report: report.success ? report.output : null };
	});
}

const toFile = (name: string): string => relative(process.cwd(), name);

const toCosts = ({ testResults }: VitestReport): FileCost[] =>
	testResults.map(({ name, startTime, endTime, assertionResults }) => ({
		file: toFile(name),
		seconds: Math.max(0, endTime - startTime) / 1000,
		names: assertionResults.map(({ fullName }) => fullName),
	}));

function listFailed({ testResults }: VitestReport): string[] {
	return testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status === 'failed')
			.map(({ fullName }) => `${toFile(name)} › ${fullName}`),
	);
}

/** Names of skipped tests, each group by its title, which states the reason. */
const listSkipped = ({ testResults }: VitestReport): string[] =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status === 'skipped')
			.map(({ fullName }) => `${toFile(name)}: ${fullName}`),
	);

/** Runs one project of tests/vitest.config.ts. */
export async function vitest(run: VitestRun): Promise<Tally> {
	const { outcome, report } = await runVitest(run);
	if (!report) return toTally(outcome, 0, 0);
	const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
	const failedFiles = testResults.filter(({ status }) => status === 'failed');
	// A file that could not be loaded has no tests to count.
	const broken = failedFiles.filter(({ assertionResults }) => assertionResults.length === 0);
	const tally: Tally = {
		...toTally(outcome, numPassedTests, numFailedTests + broken.length),
		skipped: numPendingTests,
		notTested: listSkipped(report),
		files: toCosts(report),
	};
	if (!run.hasSecondTry || tally.failed === 0 || failedFiles.length === 0) return tally;
	const again = await runVitest({ ...run, files: failedFiles.map(({ name }) => toFile(name)) });
	if (again.outcome.code !== 0 || !again.report) {
		return { ...tally, output: `${tally.output}\nSecond try:\n${again.outcome.output}` };
	}
	const names = failedFiles.map(({ name }) => toFile(name));
	const flaky = listFailed(report);
	return {
		...tally,
		passed: tally.passed + flaky.length,
		failed: 0,
		flaky: flaky.length > 0 ? flaky : names,
	};
}

function listSpecs(
	suite: PlaywrightSuite,
	above: string,
): [name: string, file: string, spec: PlaywrightSuite['specs'][number]][] {
	return [
		...suite.specs.map((spec): [string, string, PlaywrightSuite['specs'][number]] => [
			`${above} › ${spec.title}`,
			suite.file,
			spec,
		]),
		...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, `${above} › ${inner.title}`)),
	];
}

const toCommand = (config: string) => [
	...['node_modules/@playwright/test/cli.js', 'test', '--config', config],
];
const JOURNEYS = { config: 'tests/playwright.config.ts', folder: 'tests/e2e' };

export interface BrowserRun {
	baseUrl: string;
	env: Record<string, string>;
	/** True if one test of each group that differs in language or width is enough. */
	isDistinct: boolean;
	/** Spec files to run; all of them by default. */
	files?: readonly string[];
	/** Configuration and folder of the specs; those of the journeys in Chromium by default. */
	suite?: { config: string; folder: string };
}

/** Writes the list of the tests that a run makes; null where the journeys do not load. */
async function writeDistinctList(
	folder: string,
	{ env, files = [], suite = JOURNEYS }: BrowserRun,
) {
	const report = join(folder, 'list.json');
	const outcome = await runTool(
		[...toCommand(suite.config), ...files, '--list', '--reporter=json'],
		{
			...env,
			PLAYWRIGHT_JSON_OUTPUT_FILE: report,
		},
	);
	const listed = await readReport(report);
	if (outcome.code !== 0 || listed === null) return { outcome, list: null };
	const list = join(folder, 'tests.txt');
	await writeFile(list, `${toDistinctList(listed, suite.folder).join('\n')}\n`);
	return { outcome, list };
}

/** Runs the browser journeys against a running site. A failed test is tried once more. */
export function playwright(run: BrowserRun): Promise<Tally> {
	const { config, folder: specFolder } = run.suite ?? JOURNEYS;
	return inFolder(async (folder) => {
		const env = { ...run.env, BASE_URL: run.baseUrl };
		const chosen = run.isDistinct ? await writeDistinctList(folder, run) : null;
		if (chosen && chosen.list === null) return toTally(chosen.outcome, 0, 0);
		const file = join(folder, 'report.json');
		const which = chosen ? ['--test-list', chosen.list] : (run.files ?? []);
		const outcome = await runTool([...toCommand(config), '--retries', '1', ...which], {
			...env,
			PLAYWRIGHT_JSON_OUTPUT_FILE: file,
		});
		const result = v.safeParse(playwrightReportSchema, await readReport(file));
		if (!result.success) return toTally(outcome, 0, 0);
		const { stats, errors, suites } = result.output;
		const specs = suites.flatMap((suite) => listSpecs(suite, suite.file));
		const costs = new Map<string, FileCost>();
		for (const [name, file, { tests }] of specs) {
			const cost = costs.get(file) ?? { file: `${specFolder}/${file}`, seconds: 0, names: [] };
			const ms = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
			const seconds = cost.seconds + ms.reduce((sum, duration) => sum + duration, 0) / 1000;
			// The file is printed before the names.
			const names = [...cost.names, name.slice(`${file} › `.length)];
			costs.set(file, { ...cost, seconds, names });
		}
		const flaky = specs
			.filter(([, , { tests }]) => tests.some(({ status }) => status === 'flaky'))
			.map(([name]) => name);
		const passed = stats.expected + stats.flaky;
		const tally = toTally(outcome, passed, stats.unexpected + errors.length);
		return { ...tally, skipped: stats.skipped, flaky, files: [...costs.values()] };
	});
}
