import { useCallback, useMemo, type ReactNode, type RefCallback } from 'react';
import { BlockView } from '#blocks/BlockView.tsx';
import type { Json, JsonObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { findModel } from './block-model.ts';
import { Boundary } from './Boundary.tsx';
import { useCanvas } from './canvas/canvas-parts.ts';
import { nameBlock } from './name-block.ts';

export type CanvasProps = { id: string } & Record<string, Json>;

interface DrawnProps {
	type: string;
	/** The whole block as JSON: equal text means an equal block. */
	digest: string;
	id: string;
	named: RefCallback<Element>;
	/** Placeholder for a block that cannot be drawn from its own data alone. */
	standIn: ReactNode;
}

/** A block as the site draws it. Its model is also built here, since building it may fail too. */
function Drawn({ type, digest, id, named, standIn }: DrawnProps) {
	const { texts, pictures } = useCanvas();
	const model = useMemo(() => {
		const block: JsonObject = JSON.parse(digest);
		return findModel(type, block, pictures);
	}, [type, digest, pictures]);
	if (!texts || !model) return standIn;
	return (
		// A click selects the block; its contents are inert: no links, no focus.
		<div data-block={id} inert ref={named}>
			<BlockView block={model} texts={texts} isFirst={false} />
		</div>
	);
}

/** One block on the canvas: as the site draws it, or a placeholder. */
export function CanvasBlock({ type, id, ...block }: CanvasProps & { type: string }) {
	const { words, block: getName } = useWords();
	const name = getName(type);
	const named = useCallback((element: Element | null) => nameBlock(element, name), [name]);
	const { texts, pictures } = useCanvas();
	const digest = JSON.stringify(block);
	// Other values may render well, and so may these once texts and pictures have loaded.
	const of = useMemo(() => ({ digest, texts, pictures }), [digest, texts, pictures]);
	const instead = (text: string) => (
		<section className="block-section" data-block={id} ref={named}>
			<div className="container-wide flex flex-col gap-2">
				<p className="kicker">{name}</p>
				{typeof block['title'] === 'string' && <p className="title-3">{block['title']}</p>}
				<p>{text}</p>
			</div>
		</section>
	);
	return (
		<Boundary instead={instead(words('builder.crashed'))} of={of}>
			<Drawn
				type={type}
				digest={digest}
				id={id}
				named={named}
				standIn={instead(words('builder.standIn'))}
			/>
		</Boundary>
	);
}
