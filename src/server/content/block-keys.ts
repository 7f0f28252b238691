import type { KeyedBlock, StoredBlock } from '#contract/content/documents/blocks.ts';

/**
 * Blocks with a key each. One that has none is named by its type and its place among those of its
 * type: the same in all languages, as long as they have the same blocks.
 */
export function withKeys(blocks: readonly (StoredBlock & { key?: string })[]): KeyedBlock[] {
	const taken = new Set(blocks.flatMap(({ key }) => (key === undefined ? [] : [key])));
	const counts = new Map<string, number>();
	return blocks.map((block) => {
		if (block.key !== undefined) return { ...block, key: block.key };
		let key: string;
		do {
			const count = (counts.get(block.type) ?? 0) + 1;
			counts.set(block.type, count);
			key = `${block.type}-${count}`;
		} while (taken.has(key));
		return { ...block, key };
	});
}
