import { expect, test } from 'vitest';
import { toPageIntro, toReading, takeFirst } from '#templates/parts/page-intro.ts';
import { bareBlocks } from '../../../support/factories-blocks.ts';

const blocks = bareBlocks('Titolo');
const { hero, numbers, product_numbers, rich_text, accordion, product_list, form } = blocks;

test('a hero opens the page, and the figures after it belong to the intro', () => {
	expect(toPageIntro([hero, numbers, rich_text], ['facts'])).toEqual({
		opener: hero,
		facts: numbers,
		statement: null,
		rest: [rich_text],
	});
});

test('so do figures of a product', () => {
	expect(toPageIntro([hero, product_numbers], ['facts']).facts).toBe(product_numbers);
});

test('a page starting with a text has no opener, and its first words may be large', () => {
	expect(toPageIntro([rich_text, accordion], ['statement'])).toEqual({
		opener: null,
		facts: null,
		statement: rich_text,
		rest: [accordion],
	});
});

test('a later part stays among the others', () => {
	const { facts, rest } = toPageIntro([hero, rich_text, numbers], ['facts']);
	expect(facts).toBeNull();
	expect(rest).toEqual([rich_text, numbers]);
});

test('a second hero is left to the page', () => {
	expect(toPageIntro([hero, hero]).rest).toEqual([hero]);
});

test('an empty page has an empty intro', () => {
	expect(toPageIntro([], ['facts', 'statement'])).toEqual({
		opener: null,
		facts: null,
		statement: null,
		rest: [],
	});
});

test('only the first of a type is taken out', () => {
	const again = { ...form };
	expect(takeFirst([rich_text, form, again], 'form')).toEqual([form, [rich_text, again]]);
	expect(takeFirst([rich_text], 'form')).toEqual([null, [rich_text]]);
});

test('the column of text ends at the first wide block', () => {
	expect(toReading([rich_text, accordion, product_list, rich_text])).toEqual([
		[rich_text, accordion],
		[product_list, rich_text],
	]);
	expect(toReading([accordion])).toEqual([[accordion], []]);
});
