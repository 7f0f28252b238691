import type { BlockType } from '#contract/content/blocks.ts';
import { LOCALES } from '#contract/locales.ts';
import { isList, isObject, valueAt } from './values.ts';

/** Blocks whose words are all their own, and the field that they are for: without any they show nothing. */
const OWN_WORDS: Partial<Record<BlockType, 'html' | 'items' | 'codes'>> = {
	rich_text: 'html',
	gallery: 'items',
	numbers: 'items',
	product_numbers: 'codes',
	timeline: 'items',
	accordion: 'items',
	team_list: 'items',
	cookie_table: 'items',
};

/** Whether somebody sees anything of a text, with markup or without. */
const hasWords = (value: unknown): boolean =>
	typeof value === 'string' &&
	value.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#(?:160|xa0));|\s/gi, '') !== '';

const hasItems = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** What a block of a document or of an answer holds, as far as is asked for here. */
interface BlockLike {
	type?: unknown;
	title?: unknown;
	text?: unknown;
	html?: unknown;
	items?: unknown;
	codes?: unknown;
}

/** The field of a block that nobody has ever filled in, if it shows nothing at all; else null. */
export function emptyFieldOf(block: BlockLike): string | null {
	const { type, title, text } = block;
	const field = Object.entries(OWN_WORDS).find(([known]) => known === type)?.[1];
	if (field === undefined) return null;
	const isFilled = [title, text, block[field]].some((value) => hasWords(value) || hasItems(value));
	return isFilled ? null : field;
}

/** Where the empty blocks of a document are, whatever else is wrong with it: `texts.it.blocks.3.html`. */
export function emptyBlocks(document: unknown): string[] {
	if (!isObject(document)) return [];
	return LOCALES.flatMap((locale) => {
		const blocks = valueAt(document, ['texts', locale, 'blocks']);
		if (!isList(blocks)) return [];
		return blocks.flatMap((block, place) => {
			const field = isObject(block) ? emptyFieldOf(block) : null;
			return field === null ? [] : `texts.${locale}.blocks.${place}.${field}`;
		});
	});
}
