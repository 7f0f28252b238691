import { headingId } from '#blocks/heading-id.ts';
import type { BlockModel } from '#content/block-models.ts';
import type { DocumentRow } from '#content/documents.ts';
import type { Locale } from '#contract/locales.ts';
import { languageName } from '#i18n/format.ts';

export interface DocumentGroup {
	/** Fragment of the group on the page. */
	id: string;
	title: string | null;
	rows: DocumentRow[];
	/** Tags of all its rows. */
	tags: string[];
}

/** What a visitor can narrow the page to; `tag` is on every row that stays. */
export interface Choice {
	tag: string;
	label: string;
	count: number;
}

/** Words by which a row is found: its language and the ranges that it is about. */
export function tagsOf({ language, ranges }: DocumentRow): string[] {
	return [`language-${language}`, ...ranges.map((range) => `range-${headingId(range)}`)];
}

/** The download lists of a page that hold something, in the editor's order. */
export function groupsOf(blocks: readonly BlockModel[]): DocumentGroup[] {
	return blocks.flatMap((block, index) => {
		if (block.type !== 'download_list' || block.documents.length === 0) return [];
		const { title, documents } = block;
		const id = (title && headingId(title)) || `documents-${index}`;
		return [{ id, title, rows: documents, tags: [...new Set(documents.flatMap(tagsOf))] }];
	});
}

function counted(tags: readonly string[], label: (tag: string) => string): Choice[] {
	return [...new Set(tags)].toSorted().map((tag) => ({
		tag,
		label: label(tag),
		count: tags.filter((other) => other === tag).length,
	}));
}

/** Languages and ranges that occur, with the number of files of each. */
export function choicesOf(groups: readonly DocumentGroup[], locale: Locale) {
	const rows = groups.flatMap((group) => group.rows);
	const names = new Map<string, string>();
	for (const { language, ranges } of rows) {
		names.set(`language-${language}`, languageName(language, locale));
		for (const range of ranges) names.set(`range-${headingId(range)}`, range);
	}
	const label = (tag: string) => names.get(tag) ?? tag;
	const tags = rows.flatMap(tagsOf);
	return {
		languages: counted(
			tags.filter((tag) => tag.startsWith('language-')),
			label,
		),
		ranges: counted(
			tags.filter((tag) => tag.startsWith('range-')),
			label,
		),
	};
}

/**
 * Rules that hide what a chosen option does not name: the page narrows without script. Tags hold
 * letters, digits and hyphens only. Where a browser cannot do it the choice does not show.
 */
export function choiceRules(choices: readonly Choice[]): string {
	const rules = choices.map(
		({ tag }) =>
			`.downloads:has(option[value="${tag}"]:checked) [data-tags]:not([data-tags~="${tag}"]){display:none}`,
	);
	return `@supports not selector(:has(a)){.download-choice{display:none}}${rules.join('')}`;
}
