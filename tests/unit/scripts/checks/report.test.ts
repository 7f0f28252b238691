import { expect, test } from 'vitest';
import {
	listNames,
	type Result,
	toLine,
	toSlowest,
	toTable,
} from '../../../../scripts/checks/report.ts';

const aResult = (given: Partial<Result> = {}): Result => ({
	...{ title: 'Unit', passed: 7, failed: 0, skipped: 0, notTested: [], flaky: [], files: [] },
	...{ seconds: 12.34, cpu_s: 20 },
	...given,
});

test('a part lists skipped tests below its line', () => {
	const name = 'tests/api/host/pooler.test.ts: through a PgBouncer (1.21 or later)';
	expect(toLine(aResult({ skipped: 1, notTested: [name] })).split('\n')).toEqual([
		'▸ Unit … 7 passed, 0 failed, 1 SKIPPED (12.3 s)',
		`  NOT TESTED: ${name}`,
	]);
});

test('a line counts skipped and flaky tests', () => {
	expect(toLine(aResult())).toBe('▸ Unit … 7 passed, 0 failed (12.3 s)');
	expect(toLine(aResult({ skipped: 2, flaky: ['a', 'b', 'c'] }))).toBe(
		'▸ Unit … 7 passed, 0 failed, 2 SKIPPED, 3 flaky (12.3 s)',
	);
});

test('the table lists parts in order, and marks unknown processor time', () => {
	expect(toTable([aResult(), aResult({ title: 'Browser', cpu_s: null })], 30, null)).toBe(
		[
			'          seconds   CPU s  passed',
			'Unit         12.3    20.0       7',
			'Browser      12.3       –       7',
			'whole run    30.0       –',
		].join('\n'),
	);
});

test('lists the twenty slowest files of all parts', () => {
	const files = Array.from({ length: 15 }, (_, at) => ({
		file: `${at}.test.ts`,
		seconds: at,
		names: ['a test'],
	}));
	const text = toSlowest([aResult({ files }), aResult({ files })]);
	expect(text.split('\n')).toHaveLength(21);
	expect(text.split('\n')[1]).toBe('    14.0  14.test.ts (1)');
});

test('lists each test run with its file, in a stable order', () => {
	const toFile = (file: string, ...names: string[]) => ({ file, seconds: 1, names });
	const results = [
		aResult({ files: [toFile('b.test.ts', 'sums up'), toFile('a.test.ts', 'z', 'a')] }),
		aResult({ files: [toFile('e2e/c.spec.ts', 'sells a wheel (it)')] }),
	];
	expect(listNames(results)).toEqual([
		'a.test.ts › a',
		'a.test.ts › z',
		'b.test.ts › sums up',
		'e2e/c.spec.ts › sells a wheel (it)',
	]);
});
