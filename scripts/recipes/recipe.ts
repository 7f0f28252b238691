/**
 * One change that a newcomer makes, done on a copy of the project as its recipe in the documents
 * says.
 */
export interface Recipe {
	name: string;
	/**
	 * Files of code that it may touch. Texts, API wording, and generated files are counted apart.
	 */
	goal: number;
	/** Folder with the new files, by their path from the root. */
	adds?: string;
	edits: readonly Edit[];
}

export interface Edit {
	file: string;
	/** New content of the file; the given text is empty where the file is new. */
	change: (text: string) => string;
}

export type FileKind = 'code' | 'text' | 'content' | 'generated';

const KINDS: readonly [kind: FileKind, files: RegExp][] = [
	['text', /\.md$|^src\/i18n\/locales\//],
	['content', /^src\/seed\//],
	['generated', /\/migrations\//],
];

export function kindOfFile(file: string): FileKind {
	return KINDS.find(([, files]) => files.test(file))?.[0] ?? 'code';
}

function once(text: string, anchor: string, replacement: string): string {
	if (text.split(anchor).length !== 2)
		throw new Error(`Invalid anchor: expected "${anchor}" exactly once`);
	return text.replace(anchor, () => replacement);
}

export const before = (file: string, anchor: string, added: string): Edit => ({
	file,
	change: (text) => once(text, anchor, added + anchor),
});

export const after = (file: string, anchor: string, added: string): Edit => ({
	file,
	change: (text) => once(text, anchor, anchor + added),
});

export const replaced = (file: string, anchor: string, by: string): Edit => ({
	file,
	change: (text) => once(text, anchor, by),
});
