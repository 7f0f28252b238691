import type { BlockModel } from '#content/editorial/block-models.ts';
import { OPENING_BLOCKS } from '#contract/content/templates.ts';
import type { BlockKind } from './block-groups.ts';

export interface PageIntro {
	/** Block with the page's heading; null if the template prints the page's title itself. */
	opener: BlockModel | null;
	/** Figures right below the intro. */
	facts: BlockModel | null;
	/** First words, set larger. */
	statement: BlockModel | null;
	rest: BlockModel[];
}

const FACTS: readonly BlockKind[] = ['numbers', 'product_numbers'];

type Part = 'facts' | 'statement';

function fits(part: Part, block: BlockModel): boolean {
	return part === 'facts' ? FACTS.includes(block.type) : block.type === 'rich_text';
}

/** Splits the intro from a page's blocks; `parts` are those that the template places itself. */
export function toPageIntro(blocks: readonly BlockModel[], parts: readonly Part[] = []): PageIntro {
	const rest = [...blocks];
	const [first] = rest;
	const opener = first && OPENING_BLOCKS.includes(first.type) ? (rest.shift() ?? null) : null;
	const taken: Record<Part, BlockModel | null> = { facts: null, statement: null };
	for (const part of parts) {
		const [next] = rest;
		if (next && fits(part, next)) taken[part] = rest.shift() ?? null;
	}
	return { opener, ...taken, rest };
}

/** The first block of a type, and all the others in their order. */
export function takeFirst(
	blocks: readonly BlockModel[],
	type: BlockKind,
): [BlockModel | null, BlockModel[]] {
	const taken = blocks.find((block) => block.type === type) ?? null;
	return [taken, blocks.filter((block) => block !== taken)];
}

/** Blocks of running text, which can share a row with an aside. */
const READING: readonly BlockKind[] = [
	'rich_text',
	'accordion',
	'quote',
	'form',
	'contact',
	'download_list',
	'cookie_table',
];

/** The leading blocks of running text, and those from the first wide one on. */
export function toReading(blocks: readonly BlockModel[]): [BlockModel[], BlockModel[]] {
	const wide = blocks.findIndex(({ type }) => !READING.includes(type));
	const end = wide === -1 ? blocks.length : wide;
	return [blocks.slice(0, end), blocks.slice(end)];
}
