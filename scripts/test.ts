import { BaseError, listChanged, selectAffected, type Selection } from './checks/affected.ts';
import { closeEnvironment } from './checks/environment.ts';
import { includes, PART_NAMES, QUICK_NAMES, SITE_NAMES, WHOLE_NAMES } from './checks/part-names.ts';
import { listParts } from './checks/parts.ts';
import {
	FLAKY_LIMIT,
	listFlaky,
	type Result,
	toSlowest,
	toTable,
	writeReport,
} from './checks/report.ts';
import { readCpu_s } from './checks/cpu-time.ts';
import { runParts } from './checks/run-parts.ts';
import { endTools } from './checks/tool.ts';

const HELP = `npm test                        every distinct check once
npm run verify                  the whole matrix: each language and width, all kills, clean builds,
                                random runs at full length
npm test -- <part> ...          these parts alone: ${PART_NAMES.join(', ')}
npm test -- --quick             what needs no built site: ${QUICK_NAMES.join(', ')}
npm test -- --affected [base]   what the changes since a commit can reach (default: origin/main or main)

The site is built for the parts that need it. A failed check of format, lint or types ends the run.
Browser tests and tests that start processes are tried a second time; up to ${FLAKY_LIMIT} that pass only then
are listed as flaky. The last line is "N passed, N failed".`;

interface Options {
	isWhole: boolean;
	selection: Selection;
}

function refuse(message: string): never {
	console.error(message);
	process.exit(1);
}

function readAffected(args: readonly string[]): Selection {
	const [base = 'main', ...others] = args;
	if (others.length > 0) refuse(`--affected takes one base, got ${args.join(', ')}\n\n${HELP}`);
	try {
		const selection = selectAffected(listChanged(base));
		if (selection.parts.length === 0) refuse(`Nothing has changed since ${base}: no test to run.`);
		console.log(`Affected since ${base}: ${selection.parts.join(', ')}`);
		return selection;
	} catch (cause) {
		if (cause instanceof BaseError) refuse(cause.message);
		throw cause;
	}
}

function readOptions(args: readonly string[]): Options {
	const isWhole = args.includes('--whole');
	const others = args.filter((arg) => arg !== '--whole');
	if (others[0] === '--affected') return { isWhole, selection: readAffected(others.slice(1)) };
	if (others[0] === '--quick' && others.length === 1) {
		return { isWhole, selection: { parts: QUICK_NAMES } };
	}
	const unknown = others.filter((arg) => !includes(PART_NAMES, arg));
	if (unknown.length > 0) refuse(`Unknown part: ${unknown.join(', ')}\n\n${HELP}`);
	const usual = PART_NAMES.filter((name) => isWhole || !includes(WHOLE_NAMES, name));
	const asked = others.length === 0 ? usual : PART_NAMES.filter((name) => others.includes(name));
	const isSiteNeeded = SITE_NAMES.some((name) => asked.includes(name));
	const parts = PART_NAMES.filter(
		(name) => asked.includes(name) || (isSiteNeeded && name === 'environment'),
	);
	return { isWhole, selection: { parts } };
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
	console.log(HELP);
	process.exit(0);
}
const { isWhole, selection } = readOptions(args);
const parts = listParts(isWhole ? 'whole' : 'distinct', selection);

async function stop(): Promise<void> {
	await endTools();
	await closeEnvironment();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void stop().finally(() => process.exit(1)));
}

let results: Result[] = [];
let failed = 0;
try {
	results = await runParts(parts.filter(({ name }) => selection.parts.includes(name)));
} catch (cause) {
	failed += 1;
	console.error(cause);
} finally {
	await stop();
}
const flaky = listFlaky(results);
if (results.length > 0) {
	await writeReport(results);
	console.log(`\n${toTable(results, performance.now() / 1000, readCpu_s())}\n`);
	const slowest = toSlowest(results);
	if (slowest) console.log(`${slowest}\n`);
}
if (flaky.length > 0) {
	console.log(
		`Flaky, passed at the second try only:\n${flaky.map((name) => `  ${name}`).join('\n')}\n`,
	);
}
if (flaky.length > FLAKY_LIMIT) {
	console.log(`${flaky.length} flaky tests: more than the ${FLAKY_LIMIT} that a run may have\n`);
	failed += flaky.length;
}
failed += results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
