import type { ComponentType } from 'react';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { Texts } from '#components/texts.ts';
import type { BlockProps } from './props.ts';
import { BLOCKS } from './registry.ts';

interface BlockViewProps<T extends BlockModel['type']> {
	block: Extract<BlockModel, { type: T }>;
	texts: Texts;
	isFirst: boolean;
}

/** One block by its type. */
export function BlockView<T extends BlockModel['type']>({ block, ...rest }: BlockViewProps<T>) {
	const Component: ComponentType<BlockProps<T>> = BLOCKS[block.type];
	return <Component block={block} {...rest} />;
}
