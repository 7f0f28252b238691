import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import { toNotes, NOTES_FILE } from '#publisher/releases/release-notes.ts';
import {
	toFile,
	nextRendererFolder,
	ASSETS,
	STATE_FILE,
	type RendererState,
} from '#publisher/renderer/renderer-state.ts';
import { link } from './link.ts';
import { openPageStore } from './page-store.ts';
import { printPages, type FactsByFile, type ListedPath } from './print-pages.ts';

/**
 * Astro keeps the app that prints pages as a property of its own prerenderer. That is not public:
 * where another version looks different, a build fails with a message instead of keeping half a
 * renderer.
 */
const ownSchema = v.object({
	app: v.object({
		getSettings: v.function(),
		getOptions: v.function(),
		render: v.function(),
	}),
});
const settingsSchema = v.object({
	scripts: v.array(v.object({ stage: v.string(), content: v.string() })),
});
const optionsSchema = v.object({ origin: v.string() });
const pageSchema = v.object({ styles: v.array(v.unknown()) });

/**
 * Stages of scripts that pages would have to name. This site has none: its islands bring their own.
 */
const UNKNOWN_STAGES = ['page', 'head-inline'];

/**
 * Folder where Astro builds the bundle that prints pages: below the output, or where that is
 * outside, `.astro`.
 */
function bundleFolder(outDir: string): string {
	const root = `${process.cwd()}/`;
	return join(outDir.startsWith(root) ? outDir : join(root, '.astro'), '.prerender');
}

/** Address without the slash at its end that Astro may give it. */
const toPathname = (pathname: string): string =>
	pathname === '/' ? pathname : pathname.replace(/\/$/, '');

interface Kept {
	cacheDir: string;
	/** Digest of the code. */
	code: string;
	/** Digest of all that is compiled. */
	compiled: string;
	/** Origin of the API host, which pages may name. */
	apiBaseUrl: string | null;
	/** Facts about the pages, which this build notes as it prints them. */
	facts: FactsByFile;
}

/**
 * Prints the pages, and keeps the bundle that prints them, which Astro removes at the end of a
 * build. A long-running process prints single pages with it, byte for byte as the build did
 * (`src/publisher`).
 */
export function keepRenderer({
	cacheDir,
	code,
	compiled,
	apiBaseUrl,
	facts,
}: Kept): AstroIntegration {
	const folder = nextRendererFolder(cacheDir);
	let pages: ReadonlyMap<string, unknown> = new Map();
	let outDir = '';
	let printed: ReadonlySet<string> = new Set();

	function toApp(own: unknown) {
		// Checked, not parsed: parsing would copy, and the app's methods need the object itself.
		if (!v.is(ownSchema, own))
			throw new Error('Unsupported version of Astro: its app has another form than expected');
		return own.app;
	}

	async function keep(own: unknown): Promise<void> {
		const app = toApp(own);
		const { scripts } = v.parse(settingsSchema, app.getSettings());
		const { origin } = v.parse(optionsSchema, app.getOptions());
		const unknown = scripts.find(({ stage }) => UNKNOWN_STAGES.includes(stage));
		if (unknown) {
			throw new Error(
				`pages have a script of stage "${unknown.stage}", which no kept renderer knows`,
			);
		}
		const from = bundleFolder(outDir);
		const entry = (await readdir(from)).find((name) => name.startsWith('prerender-entry'));
		if (entry === undefined) throw new Error(`no entry of the pages in ${from}`);
		await rm(folder, { recursive: true, force: true });
		await mkdir(folder, { recursive: true });
		await cp(from, folder, { recursive: true });
		// Found from a cache outside of the project, too.
		await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
		const state: RendererState = {
			entry,
			origin,
			pages: [...pages].map(([key, page]) => [key, v.parse(pageSchema, page)]),
			scripts,
			compiled,
		};
		await writeFile(join(folder, STATE_FILE), JSON.stringify(state, null, '\t'));
	}

	async function print(own: unknown, paths: readonly ListedPath[]): Promise<void> {
		const app = toApp(own);
		const { origin } = v.parse(optionsSchema, app.getOptions());
		printed = new Set(paths.map(({ pathname, route }) => toFile(toPathname(pathname), route.type)));
		await printPages(
			paths.map((path) => ({ ...path, pathname: toPathname(path.pathname) })),
			{
				async render(request, { route: routeData }) {
					const response: unknown = await app.render(request, { routeData });
					if (response instanceof Response) return response;
					throw new Error('this version of Astro answers pages in another way');
				},
				origin,
				outDir,
				store: openPageStore(join(cacheDir, 'pages'), origin),
				apiBaseUrl,
				facts,
			},
		);
	}

	/** Keeps the files that are no pages. Later integrations write what follows the pages. */
	async function keepAssets(): Promise<void> {
		for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
			if (!entry.isFile()) continue;
			const path = join(entry.parentPath, entry.name);
			const file = relative(outDir, path);
			if (printed.has(file)) continue;
			const target = join(folder, ASSETS, file);
			await mkdir(dirname(target), { recursive: true });
			link(path, target);
		}
	}

	return {
		name: 'keep-renderer',
		hooks: {
			'astro:config:setup': ({ injectRoute, command }) => {
				if (command !== 'build') return;
				injectRoute({
					pattern: '/_renderer/[none]',
					entrypoint: './src/publisher/entry.ts',
					prerender: true,
				});
			},
			'astro:config:done': ({ config }) => {
				outDir = fileURLToPath(config.outDir);
			},
			'astro:build:setup': (options) => {
				if (options.target === 'server') pages = options.pages;
			},
			'astro:build:done': keepAssets,
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer((own) => ({
					...own,
					async setup() {
						await own.setup?.();
						await keep(own);
					},
					async getStaticPaths() {
						const paths = await own.getStaticPaths();
						const keys = paths.map(({ pathname, route, cacheKey }) => [
							toFile(toPathname(pathname), route.type),
							cacheKey ?? null,
						]);
						const notes = toNotes({ code, keys: Object.fromEntries(keys), leftOut: [] });
						await writeFile(join(folder, NOTES_FILE), notes[NOTES_FILE] ?? '');
						await print(own, paths);
						// Nothing is left for Astro to print.
						return [];
					},
				}));
			},
		},
	};
}
