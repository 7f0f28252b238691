// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { reportOf } from '#content/report.ts';
import { planSite, toStaticPath } from '#content/routes.ts';
import { assertTemplates } from '#content/routes/templates.ts';
import { withSite, type Site } from '#content/site.ts';
import { CMS_TEMPLATES } from '#templates/registry.ts';

/**
 * No page: the way of a process that keeps the bundle of the pages (`scripts/publish`) into the
 * bundle's own copy of the code that plans them.
 */
export const getStaticPaths = (() => []) satisfies GetStaticPaths;
export const GET: APIRoute = () => new Response(null, { status: 404 });

export { fetchSite } from '#content/site.ts';
export { assertPictures } from '#content/pictures.ts';
export { withSite };

/** Every page of a site, the pictures to draw for them, and what the steps after the pages need. */
export async function planOf(site: Site) {
	return withSite(site, async () => {
		const { entries, redirects, social } = await planSite(site);
		assertTemplates(entries, CMS_TEMPLATES);
		const paths = await Promise.all(entries.map(toStaticPath));
		return { paths, social, report: reportOf(site, entries, redirects) };
	});
}

/** Of the code that the bundle was made from. */
export const CODE_DIGEST: string = import.meta.env.CODE_DIGEST;
