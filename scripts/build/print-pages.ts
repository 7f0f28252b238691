import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { factsReader, type PageFacts } from '#edge/rules/host-rules.ts';
import { toFile } from '#publisher/renderer/renderer-state.ts';
import type { PageStore } from './page-store.ts';

/** A path of the site as Astro lists it. */
export interface ListedPath {
	pathname: string;
	route: { component: string; type: string };
	cacheKey?: string | undefined;
}

/** Facts about the pages of this build, by file, for the rules of their host. */
export type FactsByFile = Map<string, PageFacts>;

interface Printing<Path extends ListedPath> {
	render: (request: Request, path: Path) => Promise<Response>;
	origin: string;
	outDir: string;
	store: PageStore;
	apiBaseUrl: string | null;
	/** Facts of printed pages are noted here; those of restored pages have to be read. */
	facts: FactsByFile;
}

/**
 * Prints every path into a folder, or restores it where its key is that of an earlier build. Astro
 * would make two responses of each page, write it twice and make its folder each time: with a
 * thousand products in five languages that was a fifth of a build.
 */
export async function printPages<Path extends ListedPath>(
	paths: readonly Path[],
	{ render, origin, outDir, store, apiBaseUrl, facts }: Printing<Path>,
): Promise<{ printed: number; restored: number }> {
	const folders = new Set<string>();
	const readFacts = factsReader(apiBaseUrl);
	let restored = 0;
	for (const listed of paths) {
		const { pathname, route, cacheKey } = listed;
		const file = toFile(pathname, route.type);
		const path = join(outDir, file);
		const folder = dirname(path);
		if (!folders.has(folder)) {
			mkdirSync(folder, { recursive: true });
			folders.add(folder);
		}
		const keyed = cacheKey === undefined ? null : { file, key: cacheKey };
		if (keyed && store.restore(keyed, path)) {
			restored += 1;
			continue;
		}
		const response = await render(new Request(new URL(`/${file}`, origin)), listed);
		if (response.status !== 200) {
			throw new Error(`${route.component}: ${pathname} was answered with ${response.status}`);
		}
		const body = Buffer.from(await response.arrayBuffer());
		// Two paths of one file, or a file of `public` in its place, end the build.
		writeFileSync(path, body, { flag: 'wx' });
		if (keyed) store.keep(keyed, path);
		if (file.endsWith('.html')) facts.set(file, readFacts(body.toString('latin1')));
	}
	store.prune();
	return { printed: paths.length - restored, restored };
}
