import { compactest } from './compact.ts';

const parts = new Map<string, string>();

/**
 * What Astro puts before the first island of a page: a rule and scripts that reset.css and boot.ts
 * hold as well. In a repeated string it would stand on pages that have it already, and a style
 * element may not stand in the body at all. Where another island of the page has brought rule and
 * element along, what is left is the script of this one's directive.
 */
const LOADER =
	/(?:<style>astro-island[^<]*<\/style>)?(?:<script>(?:(?!<\/script>).)*<\/script>)*(?=\s*<astro-island)/s;

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** For pages whose island brings its scripts along: the rule alone stands in the sheet already. */
export function withoutIslandStyle(html: string): string {
	return html.replace(ISLAND_STYLE, '');
}

export function withoutLoader(html: string): string {
	return html.replace(LOADER, '');
}

/** Renders a part once per key and build; afterwards it is a string. */
export async function oncePerKey(key: string, render: () => Promise<string>): Promise<string> {
	const known = parts.get(key);
	if (known !== undefined) return known;
	const html = compactest(withoutLoader(await render()));
	parts.set(key, html);
	return html;
}
