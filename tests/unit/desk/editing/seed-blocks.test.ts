import { expect, test } from 'vitest';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import { BROKEN, toBlocks, toItems } from '#desk/editing/data/blocks.ts';
import { canonical, type Json } from '#domain/documents/values.ts';
import { SEED } from '#seed/index.ts';

/** Blocks of every page and news item in every language, as a document holds them. */
const BLOCKS: Json[][] = [...SEED.pages, ...SEED.news].flatMap(({ texts }) =>
	Object.values(texts).map(({ blocks }) =>
		blocks.map((block, place) =>
			JSON.parse(JSON.stringify({ ...block, key: `${block.type}-${place}` })),
		),
	),
);

test('every block of the site round-trips through the page builder', () => {
	expect(BLOCKS.length).toBeGreaterThan(100);
	for (const blocks of BLOCKS) {
		const items = toItems(blocks, STORED_BLOCK_SCHEMAS);
		expect(items.filter(({ type }) => type === BROKEN)).toEqual([]);
		expect(toBlocks(items).map(canonical)).toEqual(blocks.map(canonical));
	}
});
