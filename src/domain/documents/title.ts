import { isObject, type Path, valueAt } from './values.ts';

/** Paths to the title of an entry in documents of the various kinds; the first with text wins. */
export const TITLE_PATHS: readonly Path[] = [
	['texts', 'it', 'title'],
	['texts', 'it', 'name'],
	['texts', 'it', 'label'],
	['texts', 'it', 'site_name'],
	['texts', 'it', 'text'],
	['name'],
	['from'],
	['slug'],
];
export const LONGEST_ENTRY_TITLE = 300;

/** Title of an entry, in Italian; its id where nothing names it. */
export function toTitle(document: unknown, id: string): string {
	const told = isObject(document) ? TITLE_PATHS.map((path) => valueAt(document, path)) : [];
	const named = told.find((text) => typeof text === 'string' && text !== '');
	return String(named ?? id).slice(0, LONGEST_ENTRY_TITLE);
}
