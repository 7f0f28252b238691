// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { feedDigest, feedXml, merchantFeeds } from '#content/files/merchant-feed.ts';
import type { FeedMarket } from '#content/files/merchant-item.ts';
import { yieldToEventLoop } from '#content/site/yield-to-event-loop.ts';
import { loadSite } from '#content/site/site.ts';

interface FeedPath {
	params: { name: string };
	props: { feed: FeedMarket };
	cacheKey: string;
}

/** Articles with their prices for search engines and comparison sites, a file for each country. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	const letOthers = yieldToEventLoop();
	const paths: FeedPath[] = [];
	for (const { name, feed, why } of merchantFeeds(site)) {
		if (!feed) {
			console.warn(`[content] feed ${name} is not printed: ${why}`);
			continue;
		}
		const cacheKey = toDigest([import.meta.env.CODE_DIGEST, feedDigest(site, feed)]);
		paths.push({ params: { name }, props: { feed }, cacheKey });
		await letOthers();
	}
	return paths;
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ feed: FeedMarket }> = async ({ props }) =>
	new Response(feedXml(await loadSite(), props.feed), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
