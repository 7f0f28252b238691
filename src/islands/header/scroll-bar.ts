export type BarMode = 'full' | 'small' | 'hidden';

/** State of the bar; `y` is the last scroll position that counted, in px. */
export interface Bar {
	mode: BarMode;
	y: number;
}

export interface Scroll {
	y: number;
	/** Height of the full header, px. */
	height: number;
	/** Focus is inside the header or one of its menus is open. */
	isHeld: boolean;
}

/** Minimum scroll that counts as a direction; smaller moves are jitter of a finger. */
const JITTER_PX = 6;

export const BAR_AT_TOP: Bar = { mode: 'full', y: 0 };

/**
 * Returns the header's state after a scroll: full at the top of the page and until its own height
 * has passed, then hidden on the way down and small on the way up. A held header is never hidden.
 */
export function nextBar(bar: Bar, { y, height, isHeld }: Scroll): Bar {
	if (y <= 0) return BAR_AT_TOP;
	const shown = bar.mode === 'hidden' ? 'small' : bar.mode;
	if (y <= height) return { mode: shown, y };
	if (isHeld) return { mode: 'small', y };
	if (Math.abs(y - bar.y) < JITTER_PX) return bar;
	return { mode: y > bar.y ? 'hidden' : 'small', y };
}
