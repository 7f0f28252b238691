import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readGraph } from '../../../scripts/build/sheets/graph.ts';
import { makeUtilities } from '../../../scripts/build/sheets/utilities.ts';

let root: string;

function write(file: string, ...lines: string[]): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), lines.join('\n'));
}

/** A small site: a frame round every page, two templates and a block that pages choose. */
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'sheets-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	write(
		'src/pages/[...path].astro',
		"import Frame from '#layouts/Frame.astro';",
		"import { toSheet } from '#templates/sheets.ts';",
	);
	write('src/layouts/Frame.astro', "import './Frame.css';", '<header class="p-4 md:p-8" />');
	write(
		'src/templates/sheets.ts',
		"import templates from './registry.ts?sheets';",
		"import blocks from '#blocks/registry.ts?sheets';",
		"import './registry.ts';",
		"import '#blocks/registry.ts';",
	);
	write(
		'src/templates/registry.ts',
		"import HomeTemplate from './pages/HomeTemplate.astro';",
		"import ProductTemplate from './shop/ProductTemplate.astro';",
		'export const TEMPLATES: Record<string, Component> = {',
		'\thome: HomeTemplate,',
		"\t'a-product': ProductTemplate,",
		'};',
	);
	write(
		'src/templates/pages/HomeTemplate.astro',
		"import { BLOCKS } from '#blocks/registry.ts';",
		"import type { Story } from '#components/Story.astro';",
		"import '#components/ui/chips.css';",
		"import './HomeTemplate.css';",
		'<compare-table class="p-2" />',
	);
	write(
		'src/templates/shop/ProductTemplate.astro',
		"import '#components/ui/chips.css';",
		"import './ProductTemplate.css';",
	);
	write(
		'src/blocks/registry.ts',
		"import { Hero } from './Hero.tsx';",
		'export const BLOCKS = {',
		'\thero: Hero,',
		'};',
	);
	write(
		'src/blocks/Hero.tsx',
		"import './Hero.css';",
		"// Don't filter: `p-9` is a comment.",
		'<p className="p-2 md:p-8" />',
	);
	write('src/components/Story.astro', "import './Story.css';");
	write(
		'src/components/shell/boot/elements.ts',
		"import compareTable from '#components/compare-table.ts?worker&url';",
		'const BEHAVIOURS = {',
		"\t'compare-table': compareTable,",
		'};',
	);
	write('src/components/compare-table.ts', "import './compare-table.css';");
});

describe('the style sheets of a page', () => {
	const toSheets = (file: string) => {
		const graph = readGraph(root);
		return graph.toSheets(graph.closure(file));
	};

	test('include those of its template and static imports, not of dynamic ones', () => {
		expect(toSheets('src/templates/pages/HomeTemplate.astro')).toEqual([
			'src/components/ui/chips.css',
			'src/templates/pages/HomeTemplate.css',
			'src/components/compare-table.css',
		]);
	});

	test('include those of its blocks', () => {
		expect(toSheets('src/blocks/Hero.tsx')).toEqual(['src/blocks/Hero.css']);
	});

	test('include those of frame and products on every page', () => {
		const graph = readGraph(root);
		expect([...graph.common(graph.toSheets)].toSorted()).toEqual([
			'src/components/ui/chips.css',
			'src/layouts/Frame.css',
			'src/templates/shop/ProductTemplate.css',
		]);
	});

	test('are ordered: imported before importer, block before template', () => {
		const { sheets } = readGraph(root);
		const place = (name: string) => sheets.findIndex((sheet) => sheet.endsWith(name));
		expect(place('chips.css')).toBeLessThan(place('HomeTemplate.css'));
		expect(place('Hero.css')).toBeLessThan(place('HomeTemplate.css'));
		expect(sheets).not.toContain('src/components/Story.css');
	});
});

describe('utilities of a page', () => {
	test('are those beyond the shared sheet, and later ones that they would override', async () => {
		const graph = readGraph(root);
		const utilities = await makeUtilities(graph);
		const rules = utilities.beyondCore(graph.closure('src/blocks/Hero.tsx'));
		expect(rules.map(({ parent, css }) => [parent, css])).toEqual([
			['', '.p-2{padding:.5rem}'],
			['@media (min-width: 768px)', String.raw`.md\:p-8{padding:2rem}`],
		]);
		expect(utilities.core).toContain(String.raw`.md\:p-8{`);
		expect(utilities.core).not.toContain('.p-2{');
	});
});

describe('the project’s style sheets', () => {
	const files = globSync('src/{layouts,templates,blocks,components,islands}/**/*.css');
	const graph = readGraph(process.cwd());
	// Fields of forms name some classes of their own, which the model passes on.
	const fields = readFileSync('src/content/editorial/forms.ts', 'utf8');
	const texts = [...graph.sources.values()].map(({ text }) => text).join('\n') + fields;

	test('are all imported by a component or a script', () => {
		const asked = files.filter((file) =>
			['url', 'inline'].some((way) => texts.includes(`/${file.split('/').at(-1)}?${way}`)),
		);
		const known = new Set([...graph.sheets, ...asked]);
		expect(files.filter((file) => !known.has(file))).toEqual([]);
	});

	test('style only classes that a component names literally', () => {
		const named = new Set(texts.match(/[\w-]+(?:\\?:[\w-]+)*/g));
		const drawn = files.flatMap((file) =>
			[
				...readFileSync(file, 'utf8')
					.replace(/\/\*[\s\S]*?\*\//g, '')
					.matchAll(/\.([a-z](?:[\w-]|\\:)*)(?=[^{};]*\{)/g),
			].map(([, name = '']) => `${file}: ${name.replace('\\', '')}`),
		);
		expect(drawn.filter((line) => !named.has(line.split(': ')[1] ?? ''))).toEqual([]);
	});

	test('are short', () => {
		const all = [...files, ...globSync('src/styles/*.css')];
		const long = all.filter((file) => readFileSync(file, 'utf8').split('\n').length > 251);
		expect(long).toEqual([]);
	});
});
