import { expect, test } from 'vitest';
import { toAnchored, toPageSections } from '#templates/parts/sections.ts';
import { toBlockGroups } from '#templates/parts/block-groups.ts';
import { bareBlocks } from '../../../support/factories-blocks.ts';

const of = (title: string) => bareBlocks(title);

test('a section’s fragment comes from its heading, in any script', () => {
	expect(toPageSections([of('Sezione e raggi').drawing, of('保証期間').accordion])).toMatchObject([
		{ id: 'sezione-e-raggi', isOwnId: false },
		{ id: '保証期間', isOwnId: false },
	]);
});

test('a text prints its own fragment', () => {
	expect(toPageSections([of('Titolare').rich_text])).toMatchObject([
		{ id: 'titolare', isOwnId: true },
	]);
});

test('equal headings have different fragments', () => {
	const ids = toPageSections([of('Uso').accordion, of('Uso').drawing, of('Uso').rich_text]).map(
		({ id }) => id,
	);
	expect(ids).toEqual(['uso-2', 'uso-3', 'uso']);
});

test('calls, quotes and blocks without a heading are no sections', () => {
	const { cta, store_teaser, quote, numbers } = of('Titolo');
	const given = [cta, store_teaser, quote, { ...numbers, title: null }];
	expect(toPageSections(given).map(({ id }) => id)).toEqual(['', '', '', '']);
});

test('a form without a heading is listed by its name', () => {
	expect(toPageSections([{ ...of('x').form, title: null }])).toMatchObject([{ id: 'contatti' }]);
});

test('every group of a page with sections starts at most one', () => {
	const blocks = [of('Uno').rich_text, of('Due').accordion, of('Tre').comparison, of('Q').drawing];
	const { groups, sections } = toAnchored(toBlockGroups(blocks));
	expect(groups.map(({ id, isListed, blocks: own }) => [id, isListed, own.length])).toEqual([
		[undefined, true, 1],
		['due', true, 1],
		['tre', true, 2],
	]);
	expect(sections.map(({ title }) => title)).toEqual(['Uno', 'Due', 'Tre']);
});
