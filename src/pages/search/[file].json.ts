// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { siteIndex } from '#content/catalogue/search.ts';
import { loadSite } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';
import { searchIndexHref, searchTextsHref } from '#i18n/paths.ts';
import { toMessages } from '#i18n/server.ts';

const toFile = (address: string) => address.replace(/^\/search\/|\.json$/g, '');

/** Search index and texts of each language: fetched at the first key, so no page repeats them. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.flatMap((locale) =>
		[
			{ file: toFile(searchIndexHref(locale)), data: siteIndex(site, locale) },
			{ file: toFile(searchTextsHref(locale)), data: toMessages(locale, 'search') },
		].map(({ file, data }) => {
			const json = JSON.stringify(data);
			return {
				params: { file },
				props: { json },
				cacheKey: toDigest([import.meta.env.CODE_DIGEST, json]),
			};
		}),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ json: string }> = ({ props }) =>
	new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
