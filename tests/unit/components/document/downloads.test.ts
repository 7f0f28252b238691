import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOST_CHOICES, toDownloads } from '#components/document/downloads.ts';
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
	test('are the non-empty lists of a page, in order', () => {
		const { groups } = toDownloads(
			[list('Cataloghi', []), bareBlocks('T').rich_text, manuals, list(null), list('***')],
			'it',
		);
		expect(groups.map(({ id }) => id)).toEqual(['manuali-d-uso', 'documents-3', 'documents-4']);
	});

	test('have the number of every filter value that matches a row', () => {
		const [group] = toDownloads([manuals], 'it').groups;
		expect(group?.tags.split(' ').toSorted()).toEqual(['c1', 'c2', 'c3', 'c4']);
		expect(group?.items.map(({ tags }) => tags)).toEqual(['c2 c4 c1 c3', 'c2']);
		const files = group?.items.flatMap((item) => item.files);
		expect(files?.map(({ tags }) => tags)).toEqual(['c2 c4', 'c1 c4 c3', 'c2']);
	});

	test('have one row for a title, with its file of each language', () => {
		const rows = [
			aDocument({ id: 'a', title: 'Kleos', language: 'ja' }),
			aDocument({ id: 'b', title: 'Pista', language: 'ja' }),
			aDocument({ id: 'c', title: 'Kleos', language: 'it' }),
			aDocument({ id: 'd', title: 'Kleos', language: 'it' }),
		];
		const [group] = toDownloads([list('T', rows)], 'ja').groups;
		expect(group?.items.map(({ files }) => files.map(({ row }) => row.id))).toEqual([
			['a', 'c'],
			['b'],
			['d'],
		]);
		expect(toDownloads([list('T', rows)], 'ja').total).toBe(3);
	});
});

describe('the choice of documents', () => {
	test('counts existing languages and ranges, named in the page’s language', () => {
		expect(toDownloads([manuals], 'en')).toMatchObject({
			total: 2,
			languages: [
				{ tag: 'c1', label: 'English', count: 1 },
				{ tag: 'c2', label: 'Italian', count: 2 },
			],
			ranges: [
				{ tag: 'c3', label: 'K1 RD', count: 1 },
				{ tag: 'c4', label: 'Kleos RD', count: 1 },
			],
		});
	});

	test('has no more numbers than CSS rules', () => {
		const many = Array.from({ length: 50 }, (_, index) =>
			aDocument({ id: `d${index}`, ranges: [`Gamma ${index}`] }),
		);
		const { languages, ranges } = toDownloads([list('T', many)], 'it');
		expect(languages.length + ranges.length).toBe(MOST_CHOICES);
		const rules = readFileSync('src/templates/pages/DownloadTemplate.css', 'utf8');
		expect(rules.match(/:not\(\[data-tags~='c\d+'\]\)/g)).toHaveLength(MOST_CHOICES);
	});
});
