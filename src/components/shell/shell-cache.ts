import { compact } from './compact.ts';

const parts = new Map<string, string>();
/** Above it the cache is cleared: a long-running process gets a new shell with each menu change. */
const PARTS_AT_MOST = 200;

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;
const SCRIPTS = /(?:<script>(?:(?!<\/script>).)*<\/script>)/s;

/**
 * Markup that Astro puts before the first island of a page: a rule and scripts that reset.css and
 * boot.ts hold as well. In a repeated string it would be on pages that have it already, and a style
 * element is not allowed in the body at all. The rule comes first, at the start of the slot with
 * the island; where another island of the page has brought rule and element along, what is left is
 * the script of this one's directive, which stands right before it.
 */
const LOADER = new RegExp(
	`${ISLAND_STYLE.source}${SCRIPTS.source}*|${SCRIPTS.source}+(?=\\s*<astro-island)`,
	's',
);

/** For pages whose island brings its scripts: only the rule is in the style sheet already. */
export function withoutIslandStyle(html: string): string {
	return html.replace(ISLAND_STYLE, '');
}

export function withoutLoader(html: string): string {
	return html.replace(LOADER, '');
}

/**
 * Number and name of an island, which nothing reads. The number comes from the folder that the code
 * lies in, so two checkouts of the same code would print pages of different bytes.
 */
const ISLAND_NUMBER = /(?<=<astro-island) uid="[^"]*"/g;
const ISLAND_NAME = /(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g;

export const withoutNumbers = (html: string): string =>
	html.replaceAll(ISLAND_NUMBER, '').replaceAll(ISLAND_NAME, '');

/** Number of a part made by React, and where ids of that part begin with it. */
const NUMBER = /(?<=\sprefix=")r\d+(?=")|(?<=["\s]_)r\d+(?=R_)/g;

/**
 * Astro numbers the parts of a page that React makes, and their ids begin with the numbers. In a
 * repeated string they would be those of the page that was printed first, and clash with another
 * page's own: `letter` and a number within the string replace them.
 */
function withOwnNumbers(html: string, letter: string): string {
	const numbers = new Map<string, string>();
	return html.replace(NUMBER, (number) => {
		const own = numbers.get(number) ?? `${letter}${numbers.size}`;
		numbers.set(number, own);
		return own;
	});
}

/**
 * Renders a part once per key and build; afterwards it is a string. Keys of parts that one page may
 * have together differ in their first letter.
 */
export async function oncePerKey(key: string, render: () => Promise<string>): Promise<string> {
	const known = parts.get(key);
	if (known !== undefined) return known;
	const html = compact(
		withOwnNumbers(withoutNumbers(withoutLoader(await render())), key.charAt(0)),
	);
	if (parts.size >= PARTS_AT_MOST) parts.clear();
	parts.set(key, html);
	return html;
}
