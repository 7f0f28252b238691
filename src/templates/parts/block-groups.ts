import type { BlockModel } from '#content/editorial/block-models.ts';

export type BlockKind = BlockModel['type'];

/**
 * Layout of neighbouring blocks: `specs` a drawing beside its table, `pair` closing calls
 * side by side, `index` a long list of categories, `usages` and `tiles` large entries, `bleed` a
 * picture out to the edge of the screen, `paper` light ground, `stages` a title that stays
 * beside its steps.
 */
export type BlockGroupKind =
	| 'plain'
	| 'specs'
	| 'pair'
	| 'index'
	| 'usages'
	| 'tiles'
	| 'bleed'
	| 'paper'
	| 'stages';

export interface BlockGroup {
	kind: BlockGroupKind;
	blocks: BlockModel[];
	/** Fragment id of the group, if none of its blocks prints one. */
	id?: string;
	/** True if the template lists it among its sections. */
	isListed?: boolean;
}

export type BlockGroupRules = Partial<Record<BlockKind, BlockGroupKind>>;

/** Blocks that close a page, and those of specifications: they join a neighbour of their set. */
const SETS: Partial<Record<BlockKind, 'pair' | 'specs'>> = {
	cta: 'pair',
	store_teaser: 'pair',
	drawing: 'specs',
	comparison: 'specs',
};
/** From this number on categories are an index and no longer tiles. */
const INDEX_FROM = 7;

/** Largest number of blocks side by side. */
const LIMITS = { pair: 3, specs: 2 };

function joins(group: BlockGroup | undefined, block: BlockModel): boolean {
	const last = group?.blocks.at(-1);
	const set = SETS[block.type];
	if (!group || !last || !set || set !== SETS[last.type]) return false;
	if (group.blocks.length >= LIMITS[set]) return false;
	return set === 'pair' || last.type !== block.type;
}

function toKind(block: BlockModel, rules: BlockGroupRules): BlockGroupKind {
	if (block.type === 'section_list') {
		if (block.kind === 'usages') return 'usages';
		return block.sections.length >= INDEX_FROM ? 'index' : (rules.section_list ?? 'plain');
	}
	return rules[block.type] ?? 'plain';
}

/** Groups blocks by layout, in their own order; none is left out. */
export function toBlockGroups(
	blocks: readonly BlockModel[],
	rules: BlockGroupRules = {},
): BlockGroup[] {
	const groups: BlockGroup[] = [];
	for (const block of blocks) {
		const last = groups.at(-1);
		const kind = toKind(block, rules);
		const set = SETS[block.type];
		const isAlone = kind !== 'plain' || set !== undefined;
		if (last && set && joins(last, block)) {
			last.kind = set;
			last.blocks.push(block);
		} else if (last && !isAlone && last.kind === 'plain' && !SETS[last.blocks[0]?.type ?? 'hero']) {
			last.blocks.push(block);
		} else {
			groups.push({ kind, blocks: [block] });
		}
	}
	return groups;
}
