import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';

export function DrawingBlock({ block, isFirst }: BlockProps<'drawing'>) {
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<p />
		</Section>
	);
}
