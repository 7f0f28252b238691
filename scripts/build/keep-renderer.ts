import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import { toNotes, NOTES_FILE } from '#publisher/releases/release-notes.ts';
import {
	toFile,
	nextRendererFolder,
	STATE_FILE,
	type RendererState,
} from '#publisher/renderer/renderer-state.ts';

/**
 * Astro keeps the app that prints pages as a property of its own prerenderer. That is not public:
 * where another version looks different, a build fails with a message instead of keeping half a
 * renderer.
 */
const ownSchema = v.object({
	app: v.object({
		getSettings: v.function(),
		getOptions: v.function(),
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

/**
 * Keeps the bundle that prints pages, which Astro removes at the end of a build. With it a
 * long-running process prints single pages, byte for byte as the build did (`src/publisher`).
 */
export function keepRenderer(cacheDir: string, code: string): AstroIntegration {
	const folder = nextRendererFolder(cacheDir);
	let pages: ReadonlyMap<string, unknown> = new Map();
	let outDir = '';

	async function keep(own: unknown): Promise<void> {
		// Checked, not parsed: parsing would copy, and the app's methods need the object itself.
		if (!v.is(ownSchema, own)) throw new Error('this version of Astro prints pages in another way');
		const { app } = own;
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
		};
		await writeFile(join(folder, STATE_FILE), JSON.stringify(state, null, '\t'));
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
							toFile(pathname === '/' ? pathname : pathname.replace(/\/$/, ''), route.type),
							cacheKey ?? null,
						]);
						const notes = toNotes({ code, keys: Object.fromEntries(keys), leftOut: [] });
						await writeFile(join(folder, NOTES_FILE), notes[NOTES_FILE] ?? '');
						return paths;
					},
				}));
			},
		},
	};
}
