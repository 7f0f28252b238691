// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { drawingFiles, type DrawingFile } from '#content/pictures/drawing.ts';
import { loadSite } from '#content/site/site.ts';
import { drawingSvg } from '#templates/drawing-file.ts';

const keys = new WeakMap<DrawingFile, string>();

/** Made once for as long as the file stays the same. */
function toKey(file: DrawingFile): string {
	let key = keys.get(file);
	if (!key) keys.set(file, (key = toDigest([import.meta.env.CODE_DIGEST, file])));
	return key;
}

/** Drawings of the products, apart from the pages, which share them. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return drawingFiles(site).map((file) => ({
		params: { name: file.name },
		props: { file },
		cacheKey: toKey(file),
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: DrawingFile }> = ({ props }) =>
	new Response(drawingSvg(props.file), { headers: { 'Content-Type': 'image/svg+xml' } });
