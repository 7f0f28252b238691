import { whenQuiet } from '#islands/ui/when-quiet.ts';

const known = new Set<string>();

/**
 * Puts a module and what it imports into the browser's cache without running it. The imports are
 * read off its text, because a prefetch link follows none.
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

/** An island that is woken later fetches again, and says so if that fails too. */
function fetchQuietly(path: string, base: string): void {
	fetchAhead(path, base).catch(() => known.clear());
}

/** Islands that wait for the visitor find their code at hand when he comes. */
addEventListener('load', () =>
	whenQuiet(() => {
		for (const island of document.querySelectorAll('astro-island[client=intent]')) {
			for (const name of ['component-url', 'renderer-url']) {
				fetchQuietly(island.getAttribute(name) ?? '', location.href);
			}
		}
	}),
);
