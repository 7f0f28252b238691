import { useEffect, useRef, type RefObject } from 'react';
import * as v from 'valibot';
import { previewSaysSchema, type PreviewHears } from '#contract/publishing/preview-messages.ts';

export interface PreviewTalk {
	/** Keys of the page's blocks, in order. */
	keys: readonly string[];
	/** Position of the selected block; -1 for none. */
	chosen: number;
	/** Called with the position of a clicked block. */
	onClick: (place: number) => void;
}

function tell(frame: HTMLIFrameElement | null, key: string | null): void {
	const said: PreviewHears = { preview: 'chosen', key };
	frame?.contentWindow?.postMessage(said, location.origin);
}

/**
 * Exchanges messages with the preview in a frame: receives which block is clicked there, and sends
 * the selected one, again after each render. Messages from another window or origin are ignored,
 * and so is a block that has left the page meanwhile.
 */
export function usePreviewTalk(
	frame: RefObject<HTMLIFrameElement | null>,
	{ keys, chosen, onClick }: PreviewTalk,
): void {
	const key = keys[chosen] ?? null;
	const latest = useRef({ keys, key, onClick });
	useEffect(() => {
		latest.current = { keys, key, onClick };
	});
	useEffect(() => tell(frame.current, key), [frame, key]);
	useEffect(() => {
		const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
			if (origin !== location.origin || source !== frame.current?.contentWindow) return;
			const said = v.safeParse(previewSaysSchema, data);
			if (!said.success) return;
			if (said.output.preview === 'drawn') return tell(frame.current, latest.current.key);
			const place = latest.current.keys.indexOf(said.output.key);
			if (place >= 0) latest.current.onClick(place);
		};
		addEventListener('message', hear);
		return () => removeEventListener('message', hear);
	}, [frame]);
}
