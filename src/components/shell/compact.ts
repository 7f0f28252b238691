/** Blocks, and what has no text beside it: the document's head, the inside of drawings. */
const BLOCK =
	'(?:address|article|aside|blockquote|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|picture|section|summary|table|tbody|td|th|thead|tr|ul|link|meta|title|circle|path)';

/** White space before a block's tag, or behind one. */
const AROUND_BLOCKS = new RegExp(`\\s+(?=</?${BLOCK}\\b)|(</?${BLOCK}(?:\\s[^>]*)?>)\\s+`, 'g');

/** White space at the inner edges of what stands alone in a block: a line begins and ends there. */
const INNER_START = new RegExp(
	`(<${BLOCK}(?:\\s[^>]*)?><(?:a|button|span|strong)(?:\\s[^>]*)?>)\\s+`,
	'g',
);
const INNER_END = new RegExp(`\\s+(?=</(?:a|button|span|strong)></?${BLOCK}\\b)`, 'g');

/** White space just inside an inline element that has some just outside: one of the two is not seen. */
const SECOND_START = /(\s<(?:a|button|span|strong)(?:\s[^>]*)?>)\s+/g;
const SECOND_END = /\s+(<\/(?:a|button|span|strong)>\s)/g;

/** Lines between two elements, of which one space is seen. */
const BETWEEN = />\s{2,}</g;

/** How React ends a tag without content. */
const REACT_END = /(<(?:img|input|source)\b[^>]*?)\s?\/>/g;

/**
 * Drops the white space that a browser drops as well: at the edges of blocks. Between words and
 * inline elements it stays. Not for `pre` nor for markup that React hydrates.
 */
export function compact(html: string): string {
	return html.replace(AROUND_BLOCKS, '$1');
}

/** As `compact`, and inside what stands alone in a block: worth it for what is printed once. */
export function compactest(html: string): string {
	return compact(html)
		.replace(INNER_START, '$1')
		.replace(INNER_END, '')
		.replace(SECOND_START, '$1')
		.replace(SECOND_END, '$1')
		.replace(BETWEEN, '> <')
		.replace(REACT_END, '$1>');
}
