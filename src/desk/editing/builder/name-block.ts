/** What the page builder says of a block: that a key picks it up, which none does. */
const SAID = [
	'aria-roledescription',
	'aria-describedby',
	'aria-pressed',
	'aria-grabbed',
	'aria-disabled',
];

function name(element: Element, label: string): void {
	const wanted = { role: 'group', 'aria-label': label, tabindex: '-1' };
	for (const [attribute, value] of Object.entries(wanted)) {
		if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
	}
	for (const attribute of SAID) {
		if (element.hasAttribute(attribute)) element.removeAttribute(attribute);
	}
}

/**
 * Around a block the page builder puts a button that no key works. It is made a group with a name, and
 * stays one; the list of blocks is where keys work. Ends with what is handed back.
 */
export function nameBlock(block: Element | null, label: string): (() => void) | undefined {
	const around = block?.parentElement;
	if (!around) return undefined;
	name(around, label);
	const watcher = new MutationObserver(() => name(around, label));
	watcher.observe(around, { attributes: true, attributeFilter: ['role', 'tabindex', ...SAID] });
	return () => watcher.disconnect();
}
