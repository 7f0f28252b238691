const known = new Set<string>();

/**
 * Loads a module and its imports into the browser's cache without running it. The imports are read
 * from its text, because a prefetch link follows none.
 */
async function fetchAhead(path: string, base: string): Promise<void> {
	const { href } = new URL(path, base);
	if (known.has(href)) return;
	known.add(href);
	const response = await fetch(href, { priority: 'low' });
	for (const [, next = ''] of (await response.text()).matchAll(
		/(?:from|import)\s*["'`](\.[^"'`]+)/g,
	)) {
		fetchQuietly(next, href);
	}
}

/** Ignores failures: an island that is activated later fetches again and reports its own. */
function fetchQuietly(path: string, base: string): void {
	fetchAhead(path, base).catch(() => known.clear());
}

// Prefetches the code of islands that wait for the visitor's first interaction.
for (const island of document.querySelectorAll('astro-island[client=intent]')) {
	for (const name of ['component-url', 'renderer-url']) {
		fetchQuietly(island.getAttribute(name) ?? '', location.href);
	}
}

export {};
