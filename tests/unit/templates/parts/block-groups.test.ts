import { describe, expect, test } from 'vitest';
import { toBlockGroups } from '#templates/parts/block-groups.ts';
import { aSection, bareBlocks } from '../../../support/factories-blocks.ts';

const blocks = bareBlocks('Titolo');
const { cta, store_teaser, drawing, comparison, rich_text, accordion, text_media } = blocks;

const shapes = (...given: Parameters<typeof toBlockGroups>) =>
	toBlockGroups(...given).map(
		(group) => `${group.kind}: ${group.blocks.map(({ type }) => type).join(' ')}`,
	);

describe('neighbouring blocks', () => {
	test('of other types share one group', () => {
		expect(shapes([rich_text, accordion, text_media])).toEqual([
			'plain: rich_text accordion text_media',
		]);
	});

	test('a table and a drawing of one product are side by side, in either order', () => {
		expect(shapes([comparison, drawing])).toEqual(['specs: comparison drawing']);
		expect(shapes([drawing, comparison])).toEqual(['specs: drawing comparison']);
	});

	test('two drawings are two sheets', () => {
		expect(shapes([drawing, drawing], { drawing: 'paper' })).toEqual([
			'paper: drawing',
			'paper: drawing',
		]);
	});

	test('up to three closing calls are side by side, apart from earlier blocks', () => {
		expect(shapes([rich_text, cta, cta, store_teaser])).toEqual([
			'plain: rich_text',
			'pair: cta cta store_teaser',
		]);
		expect(shapes([cta, cta, cta, cta])).toEqual(['pair: cta cta cta', 'plain: cta']);
	});

	test('a call between two texts keeps its place', () => {
		expect(shapes([rich_text, cta, rich_text])).toEqual([
			'plain: rich_text',
			'plain: cta',
			'plain: rich_text',
		]);
	});
});

describe('a list of categories', () => {
	const list = (count: number) => ({
		...blocks.section_list,
		sections: Array.from({ length: count }, (_, index) => aSection({ id: `c${index}` })),
	});

	test.each([
		[6, 'tiles: section_list'],
		[7, 'index: section_list'],
	])('of %i is laid out as %s', (count, shape) => {
		expect(shapes([list(count)], { section_list: 'tiles' })).toEqual([shape]);
	});

	test('of usages is a row of large entries, for any number', () => {
		expect(shapes([{ ...list(9), kind: 'usages' }])).toEqual(['usages: section_list']);
	});
});

test('the template decides which blocks are on their own', () => {
	expect(shapes([text_media, accordion], { text_media: 'bleed', accordion: 'stages' })).toEqual([
		'bleed: text_media',
		'stages: accordion',
	]);
});

test('every block is printed once, in its own order', () => {
	const all = Object.values(blocks);
	expect(toBlockGroups(all, { text_media: 'bleed' }).flatMap((group) => group.blocks)).toEqual(all);
});
