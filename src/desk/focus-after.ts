/** Events by which somebody goes on, so that the focus is theirs again. */
const GOING_ON = ['keydown', 'pointerdown'] as const;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus from falling to the page after an act: its button is disabled meanwhile, and what
 * was acted on may be gone once the record is there anew. The focus returns to where it was, else it
 * goes to the page's heading. Watches until somebody goes on.
 */
export function keepFocus(before: Element | null): void {
	const restore = () => {
		if (!isLost()) return;
		const isThere = before instanceof HTMLElement && before.isConnected;
		if (isThere && !before.matches(':disabled')) before.focus({ preventScroll: true });
		if (!isLost()) return;
		const heading = document.querySelector<HTMLElement>('h1');
		if (heading === null) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	};
	const observer = new MutationObserver(restore);
	const end = () => {
		observer.disconnect();
		for (const type of GOING_ON) removeEventListener(type, end, true);
	};
	observer.observe(document.body, {
		childList: true,
		subtree: true,
		attributeFilter: ['disabled'],
	});
	for (const type of GOING_ON) addEventListener(type, end, true);
	restore();
}
