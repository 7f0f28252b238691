import { describe, expect, test } from 'vitest';
import {
	chooseDistinct,
	indexByName,
	type ListedTest,
} from '../../../../scripts/checks/distinct.ts';
import { toDistinctList } from '../../../../scripts/checks/playwright-list.ts';

const aTest = (title: string, given: Partial<ListedTest> = {}): ListedTest => ({
	...{ file: 'cart.spec.ts', line: 10, column: 2, describes: [], title },
	...given,
});
const NONE: ReadonlySet<string> = new Set();

describe('chooseDistinct', () => {
	test('chooses one of the tests that differ in language alone', () => {
		const tests = [aTest('a piece is added (it)'), aTest('a piece is added (ja)')];
		expect(chooseDistinct(tests, NONE)).toHaveLength(1);
	});

	test('chooses one of the tests that differ in language and width', () => {
		const tests = ['it, 375 px', 'it, 1280 px', 'ja, 375 px', 'ja, 1280 px'].map((place) =>
			aTest('the menu opens', { describes: [place] }),
		);
		expect(chooseDistinct(tests, NONE)).toHaveLength(1);
	});

	test('keeps tests that differ in anything else', () => {
		const tests = [
			aTest('/it/prodotti/ leads to its page'),
			aTest('/it/index-old leads to its page'),
			aTest('/it/index-old leads to its page', { line: 20 }),
			aTest('/it/index-old leads to its page', { file: 'other.spec.ts' }),
		];
		expect(chooseDistinct(tests, NONE)).toEqual(tests);
	});

	test('chooses the same language for a test that moves to another line', () => {
		const at = (line: number) =>
			chooseDistinct(
				['it', 'ja'].map((locale) => aTest(`sent (${locale})`, { line })),
				NONE,
			).map(({ title }) => title);
		expect(at(90)).toEqual(at(12));
	});

	test('chooses one language for all tests of a serial file', () => {
		const tests = ['it', 'ja'].flatMap((locale) =>
			['first', 'second', 'third', 'fourth', 'fifth'].map((title, line) =>
				aTest(title, { file: 'desk.spec.ts', line, describes: [locale] }),
			),
		);
		const chosen = chooseDistinct(tests, new Set(['desk.spec.ts']));
		expect(chosen).toHaveLength(5);
		expect(new Set(chosen.map(({ describes }) => describes[0])).size).toBe(1);
	});
});

test('spreads names over the variants', () => {
	const counts = [0, 0, 0, 0, 0];
	for (let at = 0; at < 1000; at += 1) {
		const index = indexByName(`cart.spec.ts › test ${at}`, counts.length);
		counts[index] = (counts[index] ?? 0) + 1;
	}
	expect(Math.min(...counts)).toBeGreaterThan(150);
});

test('prints lines for --test-list', () => {
	const spec = { title: 'sent (it)', file: 'forms.spec.ts', line: 5, column: 3 };
	const report = {
		suites: [
			{
				...{ title: 'forms.spec.ts', specs: [] },
				suites: [{ title: 'a form', specs: [spec, { ...spec, title: 'sent (ja)' }] }],
			},
		],
	};
	expect(toDistinctList(report, 'tests/e2e')).toEqual([
		expect.stringMatching(/^forms\.spec\.ts:5:3 › a form › sent \((?:it|ja)\)$/),
	]);
});
