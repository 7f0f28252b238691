import { expect, test } from 'vitest';
import * as v from 'valibot';
import { blocksSchema } from '#contract/content/documents/blocks.ts';
import { CMS_TEMPLATE_NAMES } from '#contract/content/templates.ts';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import { BROKEN, toItems } from '#desk/editing/data/blocks.ts';
import { freshBlocks, startingTypes } from '#desk/editing/documents/starting-blocks.ts';
import { emptyBlocks } from '#domain/documents/empty-blocks.ts';
import { isObject, findKey } from '#domain/documents/values.ts';
import { SEED } from '#seed/index.ts';

/** Returns whether a page has these blocks in this order, with any others between them. */
function hasInOrder(types: readonly string[], wanted: readonly string[]): boolean {
	let from = 0;
	return wanted.every((type) => {
		const at = types.indexOf(type, from);
		from = at + 1;
		return at >= 0;
	});
}

test.each(CMS_TEMPLATE_NAMES)('a page of %s starts like one of the site', (template) => {
	const pages = SEED.pages
		.filter((page) => page.template === template)
		.map(({ texts }) => texts.it.blocks.map(({ type }) => type));
	const types = startingTypes(template);
	expect(types.length).toBeGreaterThan(0);
	expect(pages.some((page) => page[0] === types[0] && hasInOrder(page, types))).toBe(true);
});

test.each(CMS_TEMPLATE_NAMES)('starting blocks of %s have no text', (template) => {
	const blocks = freshBlocks(template);
	expect(new Set(blocks.map(findKey)).size).toBe(blocks.length);
	for (const block of blocks) {
		const { title, text, html } = isObject(block) ? block : {};
		expect([title ?? '', text ?? '', html ?? '']).toEqual(['', '', '']);
	}
	// It is refused until it is filled in; a legal text alone lacks nothing but its words.
	expect(v.safeParse(blocksSchema, blocks).success).toBe(template === 'legal');
	if (template === 'legal') {
		expect(emptyBlocks({ texts: { it: { blocks } } })).toEqual(['texts.it.blocks.0.html']);
	}
});

test('an empty block is shown with its fields, or names what is missing', () => {
	const items = CMS_TEMPLATE_NAMES.flatMap((template) =>
		toItems(freshBlocks(template), STORED_BLOCK_SCHEMAS),
	);
	expect(items.filter(({ type }) => type === BROKEN)).toEqual([]);
});

test('an unknown template has no starting blocks', () => {
	expect(freshBlocks('none-such')).toEqual([]);
});
