import type { BlockType } from '#contract/content/blocks.ts';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import type { CmsTemplate } from '#contract/content/templates.ts';
import type { Json } from '#domain/documents/values.ts';
import { makeEmpty } from '../fields/empty.ts';

/** Usual blocks of each page template, in order. */
const STARTING_BLOCKS: Record<CmsTemplate, readonly BlockType[]> = {
	home: ['hero', 'product_list', 'section_list', 'text_media', 'news_list', 'cta'],
	azienda: ['hero', 'rich_text', 'timeline', 'text_media', 'quote', 'cta'],
	quality: ['hero', 'rich_text', 'numbers', 'timeline', 'text_media', 'download_list', 'cta'],
	'race-division': ['hero', 'timeline', 'product_list', 'text_media', 'news_list', 'cta'],
	'squadre-e-team': ['hero', 'rich_text', 'team_list', 'text_media', 'product_list', 'cta'],
	'tech-centre': ['hero', 'rich_text', 'accordion', 'text_media', 'store_teaser', 'contact'],
	tecnologie: ['hero', 'rich_text', 'drawing', 'text_media', 'comparison', 'accordion', 'cta'],
	contacts: ['rich_text', 'form', 'accordion', 'store_teaser', 'cta'],
	download: ['rich_text', 'download_list', 'cta'],
	'estensione-garanzia': ['hero', 'numbers', 'rich_text', 'accordion', 'form', 'cta'],
	newsletter: ['rich_text', 'form', 'accordion', 'cta'],
	'mondo-prodotto': ['hero', 'section_list', 'comparison', 'text_media', 'cta'],
	landing: ['hero', 'drawing', 'product_list', 'cta', 'store_teaser'],
	legal: ['rich_text'],
	generic: ['rich_text', 'cta'],
};

const startingBlocks: Readonly<Record<string, readonly BlockType[]>> = STARTING_BLOCKS;

/** Block types that a new page of a template begins with. */
export const startingTypes = (template: string): readonly BlockType[] =>
	startingBlocks[template] ?? [];

/**
 * Blocks of a new page, without any text. Each reports what it lacks until it is filled in or
 * removed, and the page cannot be published before.
 */
export const freshBlocks = (template: string): Json[] =>
	startingTypes(template).map((type) => makeEmpty(STORED_BLOCK_SCHEMAS[type]));
