import type { BlockType } from '#contract/content/blocks.ts';
import { LOCALES } from '#contract/locales.ts';
import { isList, isObject, valueAt } from './values.ts';

/**
 * Blocks that show only their own content, by the field that holds it: without it they are empty.
 */
const OWN_WORDS: Partial<Record<BlockType, 'html' | 'items' | 'codes'>> = {
	rich_text: 'html',
	gallery: 'items',
	numbers: 'items',
	product_numbers: 'codes',
	timeline: 'items',
	accordion: 'items',
	exploded_view: 'items',
	team_list: 'items',
	cookie_table: 'items',
};

/** True if a text shows anything, with markup or without. */
const hasWords = (value: unknown): boolean =>
	typeof value === 'string' &&
	value.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#(?:160|xa0));|\s/gi, '') !== '';

const hasItems = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Fields of a block, in a document or an answer, that this check reads. */
interface BlockLike {
	type?: unknown;
	title?: unknown;
	text?: unknown;
	html?: unknown;
	items?: unknown;
	codes?: unknown;
}

/** Returns the unfilled field of a block that shows nothing at all; else null. */
export function findEmptyField(block: BlockLike): string | null {
	const { type, title, text } = block;
	const field = Object.entries(OWN_WORDS).find(([known]) => known === type)?.[1];
	if (field === undefined) return null;
	const isFilled = [title, text, block[field]].some((value) => hasWords(value) || hasItems(value));
	return isFilled ? null : field;
}

/** Paths of a document's empty blocks, whatever else is wrong: `texts.it.blocks.3.html`. */
export function emptyBlocks(document: unknown): string[] {
	if (!isObject(document)) return [];
	return LOCALES.flatMap((locale) => {
		const blocks = valueAt(document, ['texts', locale, 'blocks']);
		if (!isList(blocks)) return [];
		return blocks.flatMap((block, place) => {
			const field = isObject(block) ? findEmptyField(block) : null;
			return field === null ? [] : `texts.${locale}.blocks.${place}.${field}`;
		});
	});
}
