import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { config } from '#config.ts';
import { toNotes, NOTES_FILE } from '#publisher/releases/release-notes.ts';
import { ASSETS, nextRendererFolder, rendererFolder } from '#publisher/renderer/renderer-state.ts';
import {
	itemsSchema,
	moduleSchema,
	openBundle,
	toPathname,
	type Item,
	type Route,
} from '#publisher/renderer/renderer.ts';
import { toFile } from '#publisher/renderer/renderer-state.ts';
import { sitemaps } from '#publisher/sitemaps/sitemaps.ts';
import { finishSite } from './finish.ts';
import { linkFolder } from './link.ts';
import { openPageStore } from './page-store.ts';
import { printPages, type FactsByFile } from './print-pages.ts';
import { readReport } from './report.ts';

/** A path of the site, and the item of its route that it shows. */
interface Path {
	pathname: string;
	route: Route;
	cacheKey: string | undefined;
	item?: Item;
}

type Bundle = Awaited<ReturnType<typeof openBundle>>;

/** Lists every path of a bundle, as Astro does; `current` is the item that is printed. */
async function listPaths({ app, routes }: Bundle, current: () => Item | undefined) {
	const paths: Path[] = [];
	for (const route of routes) {
		if (route.pathname !== undefined) {
			paths.push({ pathname: route.pathname, route, cacheKey: undefined });
			continue;
		}
		const mod: unknown = await app.getComponentByRoute(route);
		if (!v.is(moduleSchema, mod)) {
			throw new Error(`${route.component}: expected an export getStaticPaths`);
		}
		const items: unknown = await mod.getStaticPaths({ routePattern: route.route });
		if (!v.is(itemsSchema, items)) {
			throw new Error(`${route.component}: getStaticPaths returned invalid paths`);
		}
		// Astro looks up here what a path shows.
		const staticPaths = Object.assign([], { keyed: { get: current } });
		app.routeCache.set(route, { mod, staticPaths });
		for (const item of items) {
			const { params, cacheKey } = item;
			paths.push({ pathname: toPathname(route, params), route, cacheKey, item });
		}
	}
	return paths;
}

async function writeSitemaps(outDir: string): Promise<void> {
	for (const [name, content] of await sitemaps(config.SITE_URL)(await readReport())) {
		await writeFile(join(outDir, name), content);
	}
}

interface Printing {
	outDir: string;
	/** Digest of the code. */
	code: string;
	isQuiet: boolean;
}

/**
 * Builds the site by the bundle that an earlier build of the same sources has kept, byte for byte as
 * that build would: compiling takes some five seconds of processor time, whatever there is to print.
 */
export async function printCompiled({ outDir, code, isQuiet }: Printing): Promise<void> {
	const { CACHE_DIR: cacheDir, API_BASE_URL: apiBaseUrl = null } = config;
	const [kept, next] = [rendererFolder(cacheDir), nextRendererFolder(cacheDir)];
	// React prints for development otherwise, as Astro knows.
	process.env['NODE_ENV'] ??= 'production';
	rmSync(next, { recursive: true, force: true });
	linkFolder(kept, next, [NOTES_FILE]);
	mkdirSync(dirname(outDir), { recursive: true });
	linkFolder(join(kept, ASSETS), outDir);
	const bundle = await openBundle(kept);
	let current: Item | undefined;
	const paths = await listPaths(bundle, () => current);
	const keys = paths.map(({ pathname, route, cacheKey }) => [
		toFile(pathname, route.type),
		cacheKey ?? null,
	]);
	const notes = toNotes({ code, keys: Object.fromEntries(keys), leftOut: [] });
	await writeFile(join(next, NOTES_FILE), notes[NOTES_FILE] ?? '');
	const facts: FactsByFile = new Map();
	const { printed, restored } = await printPages(paths, {
		async render(request, { route, item }) {
			current = item;
			const response: unknown = await bundle.app.render(request, { routeData: route });
			if (response instanceof Response) return response;
			throw new Error('this version of Astro answers pages in another way');
		},
		origin: bundle.origin,
		outDir,
		store: openPageStore(join(cacheDir, 'pages'), bundle.origin),
		apiBaseUrl,
		facts,
	});
	await writeSitemaps(outDir);
	const info = (line: string) => (isQuiet ? undefined : console.log(line));
	info(`nothing to compile; pages: ${printed} printed, ${restored} reused`);
	await finishSite(outDir, facts, { info, warn: (line) => console.warn(`[finish-build] ${line}`) });
}
