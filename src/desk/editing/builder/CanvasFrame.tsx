import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#contract/locales.ts';

/** Rules of the site and of all its blocks, put beside the desk by its build. */
const SHEET = '/desk/canvas.css';

interface CanvasFrameProps {
	frame: Document | undefined;
	locale: Locale;
	/** Of the frame, for who cannot see what is in it. */
	name: string;
	children: ReactNode;
}

/** Makes a frame a page of the site: in its language, with the sheets of the site, under a name. */
function prepare(frame: Document, locale: Locale, name: string): void {
	frame.documentElement.lang = locale;
	frame.title = name;
	frame.defaultView?.frameElement?.setAttribute('title', name);
	if (frame.querySelector(`link[href="${SHEET}"]`)) return;
	const link = frame.createElement('link');
	link.rel = 'stylesheet';
	link.href = SHEET;
	// Without its sheet a page is several times as tall: what is clicked then is soon elsewhere.
	const show = () => frame.body.style.removeProperty('visibility');
	link.addEventListener('load', show);
	link.addEventListener('error', show);
	frame.body.style.setProperty('visibility', 'hidden');
	frame.head.append(link);
}

/** The canvas is a page of its own, with none of the desk's styles. */
export function CanvasFrame({ frame, locale, name, children }: CanvasFrameProps) {
	useEffect(() => {
		if (frame) prepare(frame, locale, name);
	}, [frame, locale, name]);
	return children;
}
