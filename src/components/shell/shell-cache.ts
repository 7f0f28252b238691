const parts = new Map<string, string>();

/**
 * An island brings its loader scripts along only where no earlier one on the same page did. A part
 * that was first rendered behind another island lacks them and must not be repeated elsewhere.
 */
export function isWhole(html: string): boolean {
	return !html.includes('<astro-island') || html.includes('customElements.define("astro-island"');
}

/** Astro's one rule for islands, which base.css holds: a style element may not stand in the body. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Renders a part once per key and build; afterwards it is a string. */
export async function oncePerKey(key: string, render: () => Promise<string>): Promise<string> {
	const known = parts.get(key);
	if (known !== undefined) return known;
	const html = (await render()).replace(ISLAND_STYLE, '');
	if (isWhole(html)) parts.set(key, html);
	return html;
}
