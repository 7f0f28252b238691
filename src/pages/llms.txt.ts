// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute } from 'astro';
import { llmsText } from '#content/files/llms.ts';
import { loadSite } from '#content/site.ts';

export const GET: APIRoute = async () =>
	new Response(llmsText(await loadSite()), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
