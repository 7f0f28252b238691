// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { comparisonFiles } from '#content/comparison.ts';
import { digestOf } from '#content/digest.ts';
import { loadSite } from '#content/site.ts';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';

/** What the comparison shows, a file for each category and language. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.flatMap((locale) =>
		comparisonFiles(site, locale).map(({ category, products }) => {
			const json = JSON.stringify(products);
			const params = { locale, compare: PATH_WORDS.compare[locale], category };
			return { params, props: { json }, cacheKey: digestOf([import.meta.env.CODE_DIGEST, json]) };
		}),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ json: string }> = ({ props }) =>
	new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
