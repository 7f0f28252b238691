import type { APIRoute } from 'astro';
import { webManifest } from '#content/files/manifest.ts';
import { loadSite } from '#content/site/site.ts';

export const GET: APIRoute = async () =>
	new Response(webManifest(await loadSite()), {
		headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
	});
