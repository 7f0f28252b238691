import { Component, useCallback, useMemo, type ReactNode } from 'react';
import { BlockView } from '#blocks/BlockView.tsx';
import type { Json } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { modelOf } from './block-model.ts';
import { useCanvas } from './canvas-parts.ts';
import { nameBlock } from './name-block.ts';

export type CanvasProps = { id: string } & Record<string, Json>;

/** Keeps a block that cannot be drawn from taking the page with it. */
class Boundary extends Component<{ children: ReactNode; instead: ReactNode; of: unknown }> {
	override state = { hasFailed: false };
	static getDerivedStateFromError() {
		return { hasFailed: true };
	}
	override componentDidUpdate({ of }: { of: unknown }): void {
		// Other values may be drawn well.
		if (of !== this.props.of && this.state.hasFailed) this.setState({ hasFailed: false });
	}
	override render(): ReactNode {
		return this.state.hasFailed ? this.props.instead : this.props.children;
	}
}

/** One block on the canvas: as the site draws it, or a word in its place. */
export function CanvasBlock({ type, id, ...block }: CanvasProps & { type: string }) {
	const { texts, pictures } = useCanvas();
	const { words, block: nameOf } = useWords();
	const name = nameOf(type);
	const named = useCallback((element: Element | null) => nameBlock(element, name), [name]);
	const digest = JSON.stringify(block);
	// eslint-disable-next-line react-hooks/exhaustive-deps -- the digest is all of the block
	const model = useMemo(() => modelOf(type, block, pictures), [type, digest, pictures]);
	const instead = (text: string) => (
		<section className="block-section" data-block={id} ref={named}>
			<div className="container-wide flex flex-col gap-2">
				<p className="kicker">{name}</p>
				{typeof block['title'] === 'string' && <p className="title-3">{block['title']}</p>}
				<p>{text}</p>
			</div>
		</section>
	);
	if (!texts || !model) return instead(words('builder.standIn'));
	return (
		<Boundary instead={instead(words('builder.crashed'))} of={digest}>
			{/* A click selects the block; what lies in it leads nowhere and takes no focus. */}
			<div data-block={id} inert ref={named}>
				<BlockView block={model} texts={texts} isFirst={false} />
			</div>
		</Boundary>
	);
}
