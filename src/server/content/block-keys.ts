import type { KeyedBlock, StoredBlock } from '#contract/content/documents/blocks.ts';

/**
 * Adds a key to each block without one: its type and its index among blocks of that type. Keys are
 * equal in all languages, as long as these have the same blocks.
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
