// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { loadTwin, twinMarkdown } from '#content/markdown/twin.ts';
import type { RouteEntry } from '#content/page/entry.ts';
import { planSite } from '#content/routes.ts';
import { loadSite, withSite } from '#content/site/site.ts';

/** Markdown of pages, each beside the page at its address with another ending. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	const { pages } = await withSite(site, () => planSite(site));
	return pages.flatMap(({ entry }) => {
		const twin = loadTwin(entry);
		if (!twin) return [];
		const { page, digest } = twin;
		const cacheKey = toDigest([import.meta.env.CODE_DIGEST, digest]);
		return { params: { page }, props: { entry }, cacheKey };
	});
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ entry: RouteEntry }> = ({ props }) =>
	new Response(twinMarkdown(props.entry), {
		headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
	});
