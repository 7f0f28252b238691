// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { digestOf } from '#content/digest.ts';
import { newsFeed } from '#content/feed.ts';
import { loadSite } from '#content/site.ts';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';

/** One news feed per language, beside the archive. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.map((locale) => {
		const xml = newsFeed(site, locale);
		const params = { locale, news: PATH_WORDS.news[locale] };
		return { params, props: { xml }, cacheKey: digestOf([import.meta.env.CODE_DIGEST, xml]) };
	});
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ xml: string }> = ({ props }) =>
	new Response(props.xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
