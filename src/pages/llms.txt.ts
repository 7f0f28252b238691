// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute } from 'astro';
import { llmsText } from '#content/files/llms.ts';
import { loadTwin } from '#content/markdown/twin.ts';
import { planSite } from '#content/routes.ts';
import { loadSite, withSite } from '#content/site/site.ts';

export const GET: APIRoute = async () => {
	const site = await loadSite();
	const { pages } = await withSite(site, () => planSite(site));
	const twins = new Set(pages.flatMap(({ entry }) => loadTwin(entry)?.page ?? []));
	return new Response(llmsText(site, twins), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
};
