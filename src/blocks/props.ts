import type { BlockModel, BlockModelOf } from '#content/editorial/block-models.ts';
import type { Texts } from '#components/texts.ts';

export interface BlockProps<T extends BlockModel['type']> {
	block: BlockModelOf<T>;
	texts: Texts;
	/** The first block of a page carries its `h1` and loads its picture at once. */
	isFirst: boolean;
}
