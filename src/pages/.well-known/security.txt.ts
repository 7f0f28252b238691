import type { APIRoute } from 'astro';
import { securityText } from '#content/files/security.ts';
import { loadSite } from '#content/site/site.ts';

export const GET: APIRoute = async () =>
	new Response(securityText(await loadSite(), new Date()), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
