// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { searchDescription } from '#content/files/search-description.ts';
import { loadSite } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';

/** Description by which a browser offers the search of the site, one for each language. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.map((locale) => {
		const xml = searchDescription(site, locale);
		const cacheKey = toDigest([import.meta.env.CODE_DIGEST, xml]);
		return { params: { file: locale }, props: { xml }, cacheKey };
	});
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ xml: string }> = ({ props }) =>
	new Response(props.xml, {
		headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
	});
