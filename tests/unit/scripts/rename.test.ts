import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { compile } from '../../../scripts/checks/compile.ts';
import { readChanges } from '../../../scripts/rename/list.ts';
import { rename } from '../../../scripts/rename/apply.ts';

const FILES = {
	'package.json': '{"type":"module","imports":{"#*":"./src/*"}}',
	'tsconfig.json': JSON.stringify({
		compilerOptions: {
			...{ strict: true, noUnusedLocals: true, skipLibCheck: true, verbatimModuleSyntax: true },
			...{ module: 'ESNext', moduleResolution: 'bundler', allowImportingTsExtensions: true },
			...{ target: 'ES2024', lib: ['ES2024', 'DOM'], jsx: 'react-jsx', noEmit: true },
		},
	}),
	'src/wheels/spoke.ts': `/** Length of a spoke. */
export interface Spoke {
	long: number;
}

/** Adds up what \`reckon\` is given; a reckoning of spokes. */
export const reckon = (spokes: readonly Spoke[]) => spokes.reduce((sum, { long }) => sum + long, 0);
`,
	'src/wheels/rim.ts': `import { reckon, type Spoke } from './spoke.ts';
const spokes: Spoke[] = [{ long: 291 }];
export const rim = { reckon, length: reckon(spokes) };
`,
	'src/Total.tsx': `import { reckon } from '#wheels/spoke.ts';
export const Total = ({ long }: { long: number }) => <b>{reckon([{ long }])}</b>;
`,
	'src/Page.astro': `---
import { reckon } from './wheels/spoke.ts';
import { Total } from './Total.tsx';
const sum = reckon([{ long: 1 }]);
---

<p title={\`reckon \${reckon([])}\`}>reckon {sum}</p>
<Total long={2} />
<script>
	import { reckon } from '#wheels/spoke.ts';
	document.title = String(reckon([]));
</script>
`,
	'src/ports.ts': `export { reckon } from './wheels/spoke.ts';
`,
	'tests/total.ts': `import { rim } from '../src/wheels/rim.ts';
import { reckon as add } from '../src/ports.ts';
const { reckon } = rim;
export const total = reckon([]) + add([]);
`,
	'README.md': '`wheels/spoke.ts` has `reckon`; see [rims](src/wheels/rim.ts).\n',
} as const;

const root = mkdtempSync(join(tmpdir(), 'rename-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
	for (const folder of ['src', 'tests'])
		rmSync(join(root, folder), { recursive: true, force: true });
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
});
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));

const run = (list: string) => rename(root, readChanges(list));

describe('a list of renames', () => {
	test('renames a function in modules, templates and their scripts', async () => {
		const { changed, left } = run('src/wheels/spoke.ts: reckon -> addLengths');
		expect(changed.toSorted()).toEqual([
			'src/Page.astro',
			'src/Total.tsx',
			'src/ports.ts',
			'src/wheels/rim.ts',
			'src/wheels/spoke.ts',
			'tests/total.ts',
		]);
		expect(await compile(root)).toEqual({ code: 0, output: '' });
		expect(read('src/wheels/spoke.ts')).toContain(
			'Adds up what `addLengths` is given; a reckoning',
		);
		// Text is not code, and a property keeps its name for those who read it.
		expect(read('src/Page.astro')).toContain(
			'<p title={`reckon ${addLengths([])}`}>reckon {sum}</p>',
		);
		expect(read('src/wheels/rim.ts')).toContain(
			'{ reckon: addLengths, length: addLengths(spokes) }',
		);
		expect(read('src/ports.ts')).toContain('export { addLengths } from');
		expect(read('tests/total.ts')).toContain('import { addLengths as add } from');
		expect(left).toContain(
			'README.md:1: `wheels/spoke.ts` has `reckon`; see [rims](src/wheels/rim.ts).',
		);
	});

	test('renames a member, but not variables with its value', async () => {
		run('src/wheels/spoke.ts: Spoke.long -> length_mm');
		expect(await compile(root)).toEqual({ code: 0, output: '' });
		expect(read('src/wheels/spoke.ts')).toContain('(sum, { length_mm: long }) => sum + long');
		expect(read('src/Total.tsx')).toContain('reckon([{ length_mm: long }])');
		expect(read('src/Page.astro')).toContain('<Total long={2} />');
	});

	test('finds the file of a name declared once', async () => {
		run('Spoke -> SpokeLength');
		expect(await compile(root)).toEqual({ code: 0, output: '' });
		expect(read('src/wheels/rim.ts')).toContain('type SpokeLength');
	});

	test('moves a file and a folder with their imports and mentions', async () => {
		run('src/wheels/spoke.ts -> src/wheels/lengths/spokes.ts\nsrc/wheels/rim.ts -> src/rim.ts');
		expect(await compile(root)).toEqual({ code: 0, output: '' });
		expect(read('src/rim.ts')).toContain("from './wheels/lengths/spokes.ts'");
		expect(read('README.md')).toBe(
			'`wheels/lengths/spokes.ts` has `reckon`; see [rims](src/rim.ts).\n',
		);
		run('src/wheels -> src/parts/wheels');
		expect(await compile(root)).toEqual({ code: 0, output: '' });
		expect(read('src/Total.tsx')).toContain("from '#parts/wheels/lengths/spokes.ts'");
	});

	test('refuses a name already used in the file, and applies the others', () => {
		const { refused } = run('src/wheels/spoke.ts: reckon -> sum\nSpoke -> SpokeLength');
		expect(refused).toEqual([
			expect.stringMatching(
				/^reckon: expected a name that is free, not sum: \d+ places renamed, \d+ refer/,
			),
		]);
		expect(read('src/wheels/spoke.ts')).toBe(
			FILES['src/wheels/spoke.ts']
				.replaceAll('Spoke ', 'SpokeLength ')
				.replace('Spoke[', 'SpokeLength['),
		);
	});

	test.each([
		['nipple -> spokeNipple', 'nipple: expected one declaration, found none'],
		['src/Total.tsx: reckon -> add', 'reckon: expected one declaration, found none'],
	])('refuses %s', (list, why) => {
		expect(run(list).refused).toEqual([why]);
	});

	test.each([
		['reckon', 'Invalid change "reckon": expected'],
		['reckon -> a-b', 'Invalid change "reckon -> a-b": expected'],
	])('refuses %s', (list, why) => {
		expect(() => run(list)).toThrow(why);
	});
});
