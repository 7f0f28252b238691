// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toReport } from '#content/page/report.ts';
import { planSite } from '#content/routes.ts';
import { toStaticPath } from '#content/routes/plan-locale.ts';
import { loadShell } from '#content/shell/shell.ts';
import { findEntry } from '#content/routes/one.ts';
import { assertTemplates } from '#content/page/templates.ts';
import { withSite, type Site } from '#content/site/site.ts';
import { socialPicture } from '#content/social/pictures.ts';
import type { Locale } from '#contract/locales.ts';
import { CMS_TEMPLATES } from '#templates/registry.ts';

/**
 * Prints no page: the publisher, which keeps the bundle of the pages, reaches the bundle's own copy
 * of the code that plans them through this module.
 */
export const getStaticPaths = (() => []) satisfies GetStaticPaths;
export const GET: APIRoute = () => new Response(null, { status: 404 });

export { yieldToEventLoop } from '#content/site/yield-to-event-loop.ts';
export { siteWithDrafts } from '#content/site/drafts.ts';
export { fetchSite, refreshSite } from '#content/site/site.ts';
export { productsSince } from '#content/site/products-since.ts';
export { keepAnswers } from '#content/source/ask.ts';
export { assertPictures } from '#content/pictures/pictures.ts';
export { withSite };

/** Every page of a site, the document that claims each, the pictures to draw for them, and what the steps after the pages need. */
export async function getPlan(site: Site) {
	return withSite(site, async () => {
		const { pages, redirects, social } = await planSite(site);
		const paths = pages.map(({ path }) => path);
		assertTemplates(
			pages.map(({ entry }) => entry),
			CMS_TEMPLATES,
		);
		const documents = pages.map(({ entry }) => entry.who);
		return { paths, documents, social, report: toReport(site, pages, redirects) };
	});
}

/** The page of one entry; null for one that this language does not have. */
export async function findPath(site: Site, locale: Locale, entry: Parameters<typeof findEntry>[2]) {
	return withSite(site, async () => {
		const found = findEntry(site, locale, entry);
		return found && toStaticPath(found, (await loadShell(locale)).digest);
	});
}

/** Social picture of one entry's page; null if this language does not have the entry. */
export async function loadCard(site: Site, locale: Locale, entry: Parameters<typeof findEntry>[2]) {
	return withSite(site, async () => {
		const found = findEntry(site, locale, entry);
		return found && socialPicture(site, found);
	});
}

/** Digest of the code that the bundle was made from. */
export const CODE_DIGEST: string = import.meta.env.CODE_DIGEST;
