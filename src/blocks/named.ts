/** Pictures that are loaded at once are announced before the block itself. */
const FIRST_TAG = /^(?:<link\b[^>]*>)*<[a-z][a-z\d-]*/;

/**
 * Markup of a block that says which one it is, to whoever clicks on it in a preview. A published block
 * has no key, and its markup is left alone.
 */
export function named(html: string, key: string | undefined): string {
	if (key === undefined) return html;
	return html.replace(FIRST_TAG, (begin) => `${begin} data-block="${key}"`);
}
