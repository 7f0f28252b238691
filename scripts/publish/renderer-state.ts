import { join } from 'node:path';
import * as v from 'valibot';

/** What Astro asks its build for while a page is printed, kept beside the bundle of the pages. */
export const rendererStateSchema = v.object({
	/** File of the bundle that is imported first. */
	entry: v.string(),
	/** Base of the address that each page is printed under. */
	origin: v.string(),
	pages: v.array(v.tuple([v.string(), v.object({ styles: v.array(v.unknown()) })])),
	scripts: v.array(v.object({ stage: v.string(), content: v.string() })),
});
export type RendererState = v.InferOutput<typeof rendererStateSchema>;

export const STATE_FILE = 'state.json';

/** Of a build's cache: the bundle, the site's assets and what the cache knows are one unit. */
export const rendererFolder = (cacheDir: string) => join(cacheDir, 'renderer');
