import { describe, expect, test } from 'vitest';
import { choiceRules, choicesOf, groupsOf } from '#components/document/downloads.ts';
import { aDocument, bareBlocks } from '../../../support/factories-blocks.ts';

const list = (title: string | null, documents = [aDocument()]) => ({
	...bareBlocks('T').download_list,
	title,
	documents,
});
const manuals = list('Manuali d’uso', [
	aDocument({ id: 'a', language: 'it', ranges: ['Kleos RD'] }),
	aDocument({ id: 'b', language: 'en', ranges: ['Kleos RD', 'K1 RD'] }),
	aDocument({ id: 'c', language: 'it' }),
]);

describe('groups of documents', () => {
	test('are the lists of a page that hold something, in its order', () => {
		const groups = groupsOf([
			list('Cataloghi', []),
			bareBlocks('T').rich_text,
			manuals,
			list(null),
			list('***'),
		]);
		expect(groups.map(({ id }) => id)).toEqual(['manuali-d-uso', 'documents-3', 'documents-4']);
	});

	test('carry every word by which one of their rows is found', () => {
		expect(groupsOf([manuals])[0]?.tags).toEqual([
			'language-it',
			'range-kleos-rd',
			'language-en',
			'range-k1-rd',
		]);
	});
});

describe('the choice of documents', () => {
	test('counts languages and ranges that occur, named in the page’s language', () => {
		expect(choicesOf(groupsOf([manuals]), 'en')).toEqual({
			languages: [
				{ tag: 'language-en', label: 'English', count: 1 },
				{ tag: 'language-it', label: 'Italian', count: 2 },
			],
			ranges: [
				{ tag: 'range-k1-rd', label: 'K1 RD', count: 1 },
				{ tag: 'range-kleos-rd', label: 'Kleos RD', count: 2 },
			],
		});
	});

	test('hides what a choice does not name, without script', () => {
		expect(choiceRules([{ tag: 'range-k1-rd', label: 'K1 RD', count: 1 }])).toContain(
			'.downloads:has(option[value="range-k1-rd"]:checked) [data-tags]:not([data-tags~="range-k1-rd"]){display:none}',
		);
	});

	test('cannot be broken out of by the name of a range', () => {
		const groups = groupsOf([list('T', [aDocument({ ranges: ['"]{}</style><script>'] })])]);
		const { ranges } = choicesOf(groups, 'it');
		expect(choiceRules(ranges)).not.toMatch(/<|"\]\{\}/);
	});
});
