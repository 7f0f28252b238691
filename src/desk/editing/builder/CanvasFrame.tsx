import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#contract/locales.ts';

/** Stylesheet of the site and all its blocks, which the build puts beside the desk. */
const SHEET = '/desk/canvas.css';

interface CanvasFrameProps {
	frame: Document | undefined;
	locale: Locale;
	/** Accessible name of the frame. */
	name: string;
	children: ReactNode;
}

/** Sets up a frame as a page of the site: language, stylesheet and title. */
function prepare(frame: Document, locale: Locale, name: string): void {
	frame.documentElement.lang = locale;
	frame.title = name;
	frame.defaultView?.frameElement?.setAttribute('title', name);
	if (frame.querySelector(`link[href="${SHEET}"]`)) return;
	const link = frame.createElement('link');
	link.rel = 'stylesheet';
	link.href = SHEET;
	// Unstyled, a page is several times as tall, and a click would soon hit something else.
	const show = () => frame.body.style.removeProperty('visibility');
	link.addEventListener('load', show);
	link.addEventListener('error', show);
	frame.body.style.setProperty('visibility', 'hidden');
	frame.head.append(link);
}

/** Canvas document: a page of its own, with none of the desk's styles. */
export function CanvasFrame({ frame, locale, name, children }: CanvasFrameProps) {
	useEffect(() => {
		if (frame) prepare(frame, locale, name);
	}, [frame, locale, name]);
	return children;
}
