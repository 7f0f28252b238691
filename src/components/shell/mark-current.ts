/**
 * Marks the links of a cached string that lead to this page (`page`) or to one of its parents
 * (`true`), so that the string itself can be the same on every page.
 */
export function markCurrent(html: string, path: string, parents: readonly string[]): string {
	let marked = html.replaceAll(`href="${path}"`, `href="${path}" aria-current="page"`);
	for (const parent of new Set(parents)) {
		if (parent === path) continue;
		marked = marked.replaceAll(`href="${parent}"`, `href="${parent}" aria-current="true"`);
	}
	return marked;
}
