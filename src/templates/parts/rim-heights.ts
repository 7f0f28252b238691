import type { BlockModel } from '#content/editorial/block-models.ts';
import type { PageLink } from '#content/page/entry.ts';

/** Height of a rim in mm from a product's data, and the page of that height if there is one. */
export interface RimHeight {
	mm: number;
	name: string;
	href: string | null;
}

/**
 * Rim heights of a landing page: those of its drawing if it has child pages of single heights, else
 * the rim of the product that opens it.
 */
export function toRimHeights(
	blocks: readonly BlockModel[],
	children: readonly PageLink[],
): RimHeight[] {
	const [first] = blocks;
	const range = blocks.find((block) => block.type === 'drawing' && block.products.length > 1);
	if (children.length > 1 && range?.type === 'drawing') {
		return range.products.flatMap(({ name, href, drawing }) => {
			const mm = drawing?.rim?.height_mm;
			const page = children.find(({ label }) => label.startsWith(name));
			return mm === undefined ? [] : [{ mm, name, href: page?.href ?? href }];
		});
	}
	const mm = first?.type === 'hero' ? first.drawing?.rim?.height_mm : undefined;
	return mm === undefined ? [] : [{ mm, name: '', href: null }];
}
