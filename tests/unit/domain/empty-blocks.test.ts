import { describe, expect, test } from 'vitest';
import { emptyBlocks, findEmptyField } from '#domain/documents/empty-blocks.ts';
import { SEED } from '#seed/index.ts';

const text = (html: unknown, title: unknown = null) => ({ type: 'rich_text', title, html });

describe('a block of text', () => {
	test.each([
		['nothing', ''],
		['a paragraph without a word', '<p></p>'],
		['spaces', '<p> &nbsp;\u00a0\n</p>'],
		['an empty list', '<ul><li><p><br></p></li></ul>'],
		['no text at all', undefined],
	])('with %s is empty', (_, html) => {
		expect(findEmptyField(text(html))).toBe('html');
		expect(findEmptyField(text(html, ''))).toBe('html');
	});

	test.each([
		['a word', '<p>Ruote</p>', null],
		['one letter of Japanese', '<p>輪</p>', null],
		['a sign of its own', '<p>&copy;</p>', null],
		['a title alone', '', 'Storia'],
	])('with %s is not empty', (_, html, title) => {
		expect(findEmptyField(text(html, title))).toBeNull();
	});
});

describe('a block of several things', () => {
	test.each(['gallery', 'numbers', 'timeline', 'accordion', 'team_list', 'cookie_table'])(
		'%s is empty without items, unless it has a title',
		(type) => {
			expect(findEmptyField({ type, title: null, items: [] })).toBe('items');
			expect(findEmptyField({ type, title: 'Titolo', items: [] })).toBeNull();
			expect(findEmptyField({ type, title: null, items: [{}] })).toBeNull();
		},
	);

	test.each(['contact', 'download_list', 'form', 'drawing', 'news_list', 'none-such'])(
		'%s shows other content, and is never empty',
		(type) => {
			expect(findEmptyField({ type, title: null })).toBeNull();
		},
	);
});

test('empty blocks are listed by place, in every language', () => {
	const full = text('<p>Testo</p>');
	const document = {
		texts: {
			it: { blocks: [full, text('')] },
			ja: { blocks: [{ type: 'numbers', title: null, items: [] }, full, 'broken', null] },
			fr: { blocks: 'broken' },
		},
	};
	expect(emptyBlocks(document)).toEqual(['texts.it.blocks.1.html', 'texts.ja.blocks.0.items']);
	expect([emptyBlocks({}), emptyBlocks(null), emptyBlocks({ texts: null })]).toEqual([[], [], []]);
});

test('no page of the demo maker has one', () => {
	expect([...SEED.pages, ...SEED.news].flatMap(emptyBlocks)).toEqual([]);
});
