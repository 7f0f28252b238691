/** Attributes of the page builder that claim a key picks up the block; none does. */
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
 * Overrides the page builder's wrapper of a block: a button that no key works. It stays a named
 * group; the list of blocks is where keys work. Returns a function that ends the watching.
 */
export function nameBlock(block: Element | null, label: string): (() => void) | undefined {
	const around = block?.parentElement;
	if (!around) return undefined;
	name(around, label);
	const watcher = new MutationObserver(() => name(around, label));
	watcher.observe(around, { attributes: true, attributeFilter: ['role', 'tabindex', ...SAID] });
	return () => watcher.disconnect();
}
