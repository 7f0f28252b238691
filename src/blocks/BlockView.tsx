import type { ComponentType } from 'react';
import type { BlockModel } from '#content/block-models.ts';
import type { BlockProps, BlockTexts } from './props.ts';
import { BLOCKS } from './registry.ts';

interface BlockViewProps<T extends BlockModel['type']> {
	block: Extract<BlockModel, { type: T }>;
	texts: BlockTexts;
	isFirst: boolean;
}

/** One block by its type. */
export function BlockView<T extends BlockModel['type']>({ block, ...rest }: BlockViewProps<T>) {
	const Component: ComponentType<BlockProps<T>> = BLOCKS[block.type];
	return <Component block={block} {...rest} />;
}
