import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { compile } from '../../../../scripts/checks/compile.ts';

/** A project of two templates, an island and a module. */
const root = mkdtempSync(join(tmpdir(), 'compile-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
	'package.json': '{"type":"module","imports":{"#*":"./src/*"}}',
	'tsconfig.json': JSON.stringify({
		compilerOptions: {
			...{ strict: true, noUnusedLocals: true, skipLibCheck: true, verbatimModuleSyntax: true },
			...{ module: 'ESNext', moduleResolution: 'bundler', allowImportingTsExtensions: true },
			...{ target: 'ES2024', lib: ['ES2024', 'DOM'], jsx: 'react-jsx', noEmit: true },
		},
	}),
	'src/label.ts': 'export const label: string = "Raggi testa dritta";\n',
	'src/Button.tsx': 'export const Button = (p: { count: number }) => <b>{p.count}</b>;\n',
	'src/Card.astro': `---
interface Props { title: string; size?: 'small' | 'large' }
const { title, size = 'small' } = Astro.props;
---

<h2 class={size}>{title}</h2>
`,
	'src/Page.astro': `---
import Card from './Card.astro';
import Other from '#Card.astro';
import { Button } from './Button.tsx';
import { label } from '#label.ts';
---

<Card title={label} size="large" />
<Other title={label} />
<Button count={2} />
<script>
	import './label.ts';
</script>
`,
	'tests/host/index.astro': `---
import { label } from '../../src/label.ts';
---

<p>{label}</p>
`,
} as const;

function write(file: string, text: string): void {
	mkdirSync(join(root, file, '..'), { recursive: true });
	writeFileSync(join(root, file), text);
}

beforeEach(() => {
	for (const [file, text] of Object.entries(FILES)) write(file, text);
});
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));

function change(file: keyof typeof FILES, find: string, put: string): void {
	const text: string = readFileSync(join(root, file), 'utf8');
	expect(text).toContain(find);
	write(file, text.replace(find, put));
}

/** Position and number of each error; names of the project's modules in it depend on the caller. */
async function complaints(): Promise<string[]> {
	const { code, output } = await compile(root);
	expect(code).toBe(1);
	return output
		.split(/\n(?=\S)/)
		.map((line) =>
			line.replace(/^.*compile-[^/]+\//, '').replace(/(error TS\d+|error): [^]*$/, '$1'),
		);
}

describe('templates are compiled with all modules', () => {
	test('and valid ones pass', async () => {
		expect(await compile(root)).toEqual({ code: 0, output: '' });
	});

	test('and type errors are reported with their place', async () => {
		change('src/Page.astro', 'size="large"', 'size="huge"');
		change('src/Page.astro', '<Other title={label} />', '<Other />');
		change('src/Page.astro', 'count={2}', 'count="2"');
		change('src/Page.astro', "'#label.ts'", "'#lable.ts'");
		change('src/Page.astro', "import './label.ts'", 'undeclared()');
		change('src/Card.astro', '{title}</h2>', '{undeclared}</h2>');
		change('tests/host/index.astro', '{label}', '{label.wheels}');
		change('src/label.ts', '"Raggi testa dritta"', '24');
		const found = await complaints();
		expect(found.toSorted()).toEqual(
			[
				'src/Card.astro(3,9): error TS6133',
				'src/Card.astro(6,19): error TS2304',
				'src/Page.astro(5,23): error TS2307',
				'src/Page.astro(8,21): error TS2322',
				'src/Page.astro(9,2): error TS2322',
				'src/Page.astro(10,9): error TS2322',
				'src/Page.astro(12,2): error TS2304',
				'src/label.ts(1,14): error TS2322',
				'tests/host/index.astro(5,11): error TS2339',
			].toSorted(),
		);
	});

	test('and syntax errors are reported', async () => {
		change('src/Card.astro', '{title}</h2>', '{title</h2>');
		// From the converter: no number of the compiler's.
		expect(await complaints()).toContainEqual(
			expect.stringMatching(/^src\/Card\.astro\(\d+,\d+\): error$/),
		);
	});
});
