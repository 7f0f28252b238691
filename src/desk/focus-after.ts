/** User input, after which focus is no longer moved. */
const GOING_ON = ['keydown', 'pointerdown'] as const;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus after an action: its button is disabled meanwhile, and its subject may be removed
 * once the record has reloaded. The focus returns to its element, else to the page’s heading. Stops
 * at the next user input.
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
