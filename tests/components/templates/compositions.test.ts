import { describe, expect, test } from 'vitest';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { CmsPageModel } from '#content/page/entry.ts';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import PageTemplate from '#templates/PageTemplate.astro';
import { CMS_TEMPLATES } from '#templates/registry.ts';
import { aSection, bareBlocks } from '../../support/factories-blocks.ts';
import { aFrame, aShell } from '../shell/fixtures.ts';
import { count, render } from '../shell/render.ts';

const print = (template: string, blocks: BlockModel[], given: Partial<CmsPageModel> = {}) =>
	render(PageTemplate, {
		props: {
			content: {
				kind: 'cms',
				page: {
					id: 'p',
					template,
					title: 'Titolo della pagina',
					picture: null,
					blocks,
					children: [],
					neighbours: [],
					productCounts: {},
					fitLine: null,
					...given,
				},
			},
			frame: aFrame('it'),
			shell: aShell('it'),
		},
	});

/** One block of every type, each under a heading of its own. */
const everyBlock = (): BlockModel[] => BLOCK_TYPES.map((type) => bareBlocks(`Qui ${type}`)[type]);

const headingLevels = (html: string) =>
	[...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));

/** The page of documents merges its lists into one, and leaves out the empty ones. */
const REGROUPED: Record<string, readonly string[]> = { download: ['download_list'] };

describe.each(Object.keys(CMS_TEMPLATES))('template %s', (template) => {
	// A hero in the middle, the form first, the texts last: editors may use any order.
	test.each([
		['in the order of the palette', everyBlock()],
		['the other way round', everyBlock().toReversed()],
		['twice', [...everyBlock(), ...everyBlock()]],
	])('prints every block, %s', async (_, blocks) => {
		const html = await print(template, blocks);
		for (const type of BLOCK_TYPES) {
			if (REGROUPED[template]?.includes(type)) continue;
			// Contents lists may repeat a heading; no block may be missing.
			const wanted = blocks.filter((block) => block.type === type).length;
			expect([type, count(html, `Qui ${type}`) >= wanted]).toEqual([type, true]);
		}
	});

	test('has one main heading without skipped levels', async () => {
		const levels = headingLevels(await print(template, everyBlock().slice(1)));
		expect(levels.filter((level) => level === 1)).toEqual([1]);
		expect(levels[0]).toBe(1);
		expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
	});

	test('prints a page without blocks', async () => {
		const html = await print(template, []);
		expect(count(html, '<h1')).toBe(1);
		expect(html).not.toMatch(/<(ul|ol|dl|nav)[^>]*>\s*<\/\1>/);
	});

	test('names every block in a preview, and is the same page otherwise', async () => {
		const blocks = everyBlock();
		const named = blocks.map((block) => ({ ...block, key: `${block.type}-1` }));
		const html = await print(template, named);
		const keys = [...html.matchAll(/ data-block="([^"]+)"/g)].map(([, key]) => key);
		const wanted = BLOCK_TYPES.filter((type) => !REGROUPED[template]?.includes(type));
		expect(keys.toSorted()).toEqual(wanted.map((type) => `${type}-1`).toSorted());
		expect(html.replace(/ data-block="[^"]+"/g, '')).toBe(await print(template, blocks));
	});

	test('has one target for every fragment', async () => {
		const html = await print(template, everyBlock());
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		const fragments = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
		expect(fragments.filter((id) => !ids.includes(id))).toEqual([]);
	});
});

test('a range shows its heights, each linked to its page', async () => {
	const { hero, drawing } = bareBlocks('Kleos RD');
	const rim = {
		height_mm: 36,
		inner_width_mm: 21,
		outer_width_mm: 28,
		bead_diameter_mm: 622,
		is_hookless: false,
	};
	const wheel = (name: string, height_mm: number) => ({
		id: name,
		name,
		href: `/it/prodotto/${name}`,
		rows: [],
		price: null,
		drawing: { rim: { ...rim, height_mm }, front_spokes: null, rear_spokes: null },
	});
	const html = await print(
		'landing',
		[hero, { ...drawing, products: [wheel('RD 36', 36), wheel('RD 62', 62)] }],
		{
			children: [
				{ label: 'RD 36', href: '/it/rd-36' },
				{ label: 'RD 62', href: '/it/rd-62' },
			],
		},
	);
	expect(html).toMatch(/>\s*36\s*<span[^>]*>mm<\/span>[\s\S]*?href="\/it\/rd-36"/);
	expect(html).toMatch(/>\s*62\s*<span[^>]*>mm<\/span>[\s\S]*?href="\/it\/rd-62"/);
});

test('a world page counts the products of each link', async () => {
	const { section_list } = bareBlocks('Le parti');
	const sections = [aSection(), aSection({ id: 'rims', label: 'Cerchi', href: '/it/cerchi' })];
	const html = await print('mondo-prodotto', [{ ...section_list, sections }], {
		productCounts: { wheels: 15, rims: 1 },
		fitLine: null,
	});
	expect(html).toContain('15 prodotti');
	expect(html).toContain('1 prodotto');
	expect(html.replace(/<[^>]+>/g, '')).not.toContain('undefined');
});

test('contacts state who answers and when, before the form', async () => {
	const { contact, form } = bareBlocks('Sede');
	const html = await print('contacts', [form, contact]);
	expect(html).toContain('8:30–12:30');
	expect(html.indexOf('8:30–12:30')).toBeLessThan(html.indexOf('notice-box'));
});

test('a department links to the others, and the company page to all of them', async () => {
	const links = [{ label: 'Race Division', href: '/it/race-division' }];
	expect(await print('quality', [], { neighbours: links })).toContain('href="/it/race-division"');
	expect(await print('azienda', [], { children: links })).toContain('href="/it/race-division"');
});
