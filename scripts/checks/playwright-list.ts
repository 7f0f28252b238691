import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { chooseDistinct, type ListedTest } from './distinct.ts';

interface Suite {
	title: string;
	specs: { title: string; file: string; line: number; column: number }[];
	suites?: Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
	title: v.string(),
	specs: v.array(
		v.object({ title: v.string(), file: v.string(), line: v.number(), column: v.number() }),
	),
	suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const listSchema = v.object({ suites: v.array(suiteSchema) });

function listSuite(suite: Suite, describes: readonly string[]): ListedTest[] {
	return [
		...suite.specs.map((spec) => ({ ...spec, describes })),
		...(suite.suites ?? []).flatMap((inner) => listSuite(inner, [...describes, inner.title])),
	];
}

/** Reads the tests of Playwright's report of `--list --reporter=json`. */
function readList(report: unknown): ListedTest[] {
	// The outermost suites are the files.
	return v.parse(listSchema, report).suites.flatMap((file) => listSuite(file, []));
}

const isSerial = (testDir: string, file: string): boolean =>
	/mode: 'serial'/.test(readFileSync(join(testDir, file), 'utf8'));

/** Lines of the file that `--test-list` takes: one test of each group that differs in language. */
export function toDistinctList(report: unknown, testDir: string): string[] {
	const tests = readList(report);
	const files = new Set(tests.map(({ file }) => file));
	const serial = new Set([...files].filter((file) => isSerial(testDir, file)));
	return chooseDistinct(tests, serial).map(({ file, line, column, describes, title }) =>
		[`${file}:${line}:${column}`, ...describes, title].join(' › '),
	);
}
