import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Data that Astro asks its build for while a page is printed, kept beside the bundle of the pages.
 */
export const rendererStateSchema = v.object({
	/** File of the bundle that is imported first. */
	entry: v.string(),
	/** Base of the address that each page is printed under. */
	origin: v.string(),
	pages: v.array(v.tuple([v.string(), v.object({ styles: v.array(v.unknown()) })])),
	scripts: v.array(v.object({ stage: v.string(), content: v.string() })),
	/** Digest of all that was compiled; a build of the same sources prints without compiling. */
	compiled: v.string(),
});
export type RendererState = v.InferOutput<typeof rendererStateSchema>;

export const STATE_FILE = 'state.json';
/** Folder of a renderer with the files of the site that are no pages: scripts, sheets, `public`. */
export const ASSETS = 'assets';

/**
 * Folder in a build's cache. The bundle, the site's assets and the site that was built are one
 * unit.
 */
export const rendererFolder = (cacheDir: string) => join(cacheDir, 'renderer');
/** Folder of the renderer during the build, which may still fail. */
export const nextRendererFolder = (cacheDir: string) => join(cacheDir, 'renderer.next');

/** Replaces the previous bundle with that of a build that succeeded. */
export function takeNextRenderer(cacheDir: string): void {
	const next = nextRendererFolder(cacheDir);
	if (!existsSync(next)) return;
	rmSync(rendererFolder(cacheDir), { recursive: true, force: true });
	renameSync(next, rendererFolder(cacheDir));
}

/** Path of the file for an address, below the root of the site. */
export function toFile(pathname: string, type: string): string {
	if (pathname === '/') return 'index.html';
	return pathname.slice(1) + (type === 'endpoint' ? '' : '.html');
}
