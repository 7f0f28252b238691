import { headingId } from '#blocks/parts/heading-id.ts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { DocumentRow } from '#content/catalogue/documents.ts';
import type { Locale } from '#contract/locales.ts';
import { languageName } from '#i18n/format.ts';

/** Number of choices that DownloadTemplate.css has rules for: most languages and ranges. */
export const MOST_CHOICES = 32;

/** A filter of the page; `tag` is on everything that stays. */
export interface Choice {
	tag: string;
	label: string;
	count: number;
}

export interface TaggedRow {
	row: DocumentRow;
	tags: string;
}

/** A document in the languages that it exists in, the reader's first. */
export interface DocumentItem {
	/** Its file in the first of them. */
	first: DocumentRow;
	files: TaggedRow[];
	/** Tags of all its files. */
	tags: string;
}

export interface DocumentGroup {
	/** Fragment of the group on the page. */
	id: string;
	title: string | null;
	items: DocumentItem[];
	/** Tags of all its rows. */
	tags: string;
	/** Key of its block; set in a preview only. */
	key: string | undefined;
}

export interface Downloads {
	groups: DocumentGroup[];
	languages: Choice[];
	ranges: Choice[];
	total: number;
}

type Word = `language/${string}` | `range/${string}`;

/** Words that a row is filtered by: its language and the ranges that it covers. */
function toWords({ language, ranges }: DocumentRow): Word[] {
	return [`language/${language}`, ...ranges.map((range): Word => `range/${range}`)];
}

/** Tags by word, languages first: the rules know numbers only, so that no name can break them. */
function tagsBy(rows: readonly DocumentRow[]): Map<Word, string> {
	const words = [...new Set(rows.flatMap(toWords))].toSorted().slice(0, MOST_CHOICES);
	return new Map(words.map((word, index) => [word, `c${index + 1}`]));
}

/** Joins the files of one title, as long as they differ in their language. */
export function joinLanguages(rows: readonly DocumentRow[]): DocumentRow[][] {
	const joined: DocumentRow[][] = [];
	for (const row of rows) {
		const known = joined.find((files) =>
			files.every(({ title, language }) => title === row.title && language !== row.language),
		);
		if (known) known.push(row);
		else joined.push([row]);
	}
	return joined;
}

/** Non-empty download lists of a page, in the editor's order, and the choices to filter by. */
export function toDownloads(blocks: readonly BlockModel[], locale: Locale): Downloads {
	const lists = blocks.flatMap((block, index) =>
		block.type === 'download_list' && block.documents.length > 0 ? [{ ...block, index }] : [],
	);
	const all = lists.flatMap(({ documents }) => documents);
	const joined = lists.map(({ documents }) => joinLanguages(documents));
	const tags = tagsBy(all);
	const tagged = (rows: readonly DocumentRow[]) => {
		const found = rows.flatMap(toWords).flatMap((word) => tags.get(word) ?? []);
		return [...new Set(found)].join(' ');
	};
	const choices = (kind: 'language' | 'range', label: (name: string) => string): Choice[] =>
		[...tags].flatMap(([word, tag]) => {
			if (!word.startsWith(`${kind}/`)) return [];
			const has = (files: DocumentRow[]) => files.flatMap(toWords).includes(word);
			const count = joined.flat().filter(has).length;
			return [{ tag, label: label(word.slice(kind.length + 1)), count }];
		});
	const getLanguage = new Map(all.map(({ language }) => [String(language), language]));
	return {
		groups: lists.map(({ title, documents, index, key }, place) => ({
			id: (title && headingId(title)) || `documents-${index}`,
			title,
			items: (joined[place] ?? []).flatMap((files) => {
				const [first] = files;
				const tags = tagged(files);
				return first
					? [{ first, tags, files: files.map((row) => ({ row, tags: tagged([row]) })) }]
					: [];
			}),
			tags: tagged(documents),
			key,
		})),
		languages: choices('language', (code) => {
			const language = getLanguage.get(code);
			return language ? languageName(language, locale) : code;
		}),
		ranges: choices('range', (name) => name),
		total: joined.flat().length,
	};
}
