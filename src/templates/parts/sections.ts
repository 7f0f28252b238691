import { headingId } from '#blocks/parts/heading-id.ts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { BlockKind, BlockGroup } from './block-groups.ts';

export interface PageSection {
	block: BlockModel;
	/** Title; empty for a block without a heading, which is no section. */
	title: string;
	/** Fragment id of the section, unique on a page; empty if it has none. */
	id: string;
	/** True if the block prints the id itself. */
	isOwnId: boolean;
}

/** Blocks that are not about the page's subject. */
const ASIDES: readonly BlockKind[] = ['quote', 'cta', 'store_teaser'];

function toTitle(block: BlockModel): string {
	if (block.type === 'quote' || ASIDES.includes(block.type)) return '';
	if (block.type === 'form' || block.type === 'product_numbers') return block.title ?? block.name;
	return block.title ?? '';
}

/** Blocks with their headings and the fragments that lead to them. */
export function toPageSections(blocks: readonly BlockModel[]): PageSection[] {
	const own = new Set(
		blocks.flatMap((block) => (block.type === 'rich_text' ? headingId(toTitle(block)) : [])),
	);
	const taken = new Set(own);
	const seen = new Set<string>();
	return blocks.map((block) => {
		const title = toTitle(block);
		const wanted = headingId(title);
		if (block.type === 'rich_text') {
			const isTwice = seen.has(wanted);
			seen.add(wanted);
			return { block, title, id: isTwice ? '' : wanted, isOwnId: true };
		}
		let id = wanted;
		for (let count = 2; id && taken.has(id); count++) id = `${wanted}-${count}`;
		taken.add(id);
		return { block, title, id, isOwnId: false };
	});
}

/** Groups in which every section starts one of its own, with the fragment that leads to it. */
export function toAnchored(groups: readonly BlockGroup[]): {
	groups: BlockGroup[];
	sections: PageSection[];
} {
	const single = groups.flatMap((group) =>
		group.kind === 'plain'
			? group.blocks.map((block): BlockGroup => ({ ...group, blocks: [block] }))
			: [group],
	);
	const sections = toPageSections(single.flatMap(({ blocks: [first] }) => first ?? []));
	return {
		groups: single.map((group, index) => {
			const section = sections[index];
			if (!section?.id) return group;
			return section.isOwnId
				? { ...group, isListed: true }
				: { ...group, isListed: true, id: section.id };
		}),
		sections,
	};
}
