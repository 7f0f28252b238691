import { globSync } from 'node:fs';

/** Lists the Markdown documents below the working directory, as paths from there. */
export const listPapers = (): string[] =>
	globSync(['README.md', '.github/**/*.md', '{src,scripts,tests}/**/*.md']).toSorted();

/** Returns the text of a document without its blocks of code. */
export const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '');

/** Returns the trimmed cells of all tables of a document. */
export function listCells(text: string): string[] {
	const rows = withoutFences(text)
		.split('\n')
		.filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line));
	return rows.flatMap((row) =>
		row
			.slice(1, row.lastIndexOf('|'))
			.split(/(?<!\\)\|/)
			.map((cell) => cell.trim()),
	);
}

/** Returns the inline code spans of a document. */
export const listCode = (text: string): string[] =>
	[...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the targets of links and pictures that are files of the repository. */
export const listLinks = (text: string): string[] =>
	[...withoutFences(text).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
		.map(([, link, source]) => (link ?? source ?? '').replace(/#.*$/, ''))
		.filter((target) => target !== '' && !/^\w+:/.test(target));
