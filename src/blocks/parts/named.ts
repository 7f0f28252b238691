/** First tag of a block's markup; preload links of its pictures come before it. */
const FIRST_TAG = /^(?:<link\b[^>]*>)*<[a-z][a-z\d-]*/;

/**
 * Adds the key of a block to its markup, so that a click in a preview finds the block. A published
 * block has no key, and its markup is left unchanged.
 */
export function named(html: string, key: string | undefined): string {
	if (key === undefined) return html;
	return html.replace(FIRST_TAG, (begin) => `${begin} data-block="${key}"`);
}
