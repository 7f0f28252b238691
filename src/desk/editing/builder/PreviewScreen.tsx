import Box from '@mui/material/Box';
import { useCallback, useRef } from 'react';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { previewAddress } from '../api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { focusFields } from './focus-fields.ts';
import { usePreviewTalk } from './use-preview-talk.ts';
import { useBlocks } from './use-puck.ts';

interface PreviewScreenProps {
	entity: ContentEntity;
	id: string;
	locale: Locale;
	/** Receives the window that shows the saved draft. */
	onShown: (preview: Pick<Window, 'closed'>) => void;
}

/** Page as the site prints it, updated after each save. A click on a block opens its fields. */
export function PreviewScreen({ entity, id, locale, onShown }: PreviewScreenProps) {
	const { words } = useWords();
	const { items, selected, select } = useBlocks();
	const frame = useRef<HTMLIFrameElement>(null);
	const [state, again] = useLoaded(
		useCallback(
			async () => new URL(await previewAddress(entity, id, locale, { orLive: true })).pathname,
			[entity, id, locale],
		),
	);
	usePreviewTalk(frame, {
		keys: items.map(({ props }) => props.id),
		chosen: selected,
		onClick(place) {
			select(place);
			focusFields();
		},
	});
	return (
		<LoadedView state={state} onAgain={again}>
			{(src) => (
				<Box
					component="iframe"
					ref={frame}
					title={words('builder.asOnSite')}
					src={src}
					sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
					onLoad={({ currentTarget: { contentWindow } }) => contentWindow && onShown(contentWindow)}
				/>
			)}
		</LoadedView>
	);
}
