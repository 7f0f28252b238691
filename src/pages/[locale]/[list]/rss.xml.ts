// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { jobsFeed, newsFeed } from '#content/files/feed.ts';
import { loadSite } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';

const FEEDS = { news: newsFeed, careers: jobsFeed };

/** A feed of the news and one of the open positions per language, beside their lists. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.flatMap((locale) =>
		(['news', 'careers'] as const).map((word) => {
			const xml = FEEDS[word](site, locale);
			const params = { locale, list: PATH_WORDS[word][locale] };
			return { params, props: { xml }, cacheKey: toDigest([import.meta.env.CODE_DIGEST, xml]) };
		}),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ xml: string }> = ({ props }) =>
	new Response(props.xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
