import type { APIRoute, GetStaticPaths } from 'astro';
import { digestOf } from '#content/digest.ts';
import { menuPictures } from '#content/shell.ts';
import { loadSite } from '#content/site.ts';
import { LOCALES } from '#contract/locales.ts';

/** Pictures behind the menu's categories, apart from the pages, which few visitors open it on. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.map((locale) => {
		const json = JSON.stringify(menuPictures(site, locale));
		return {
			params: { locale },
			props: { json },
			cacheKey: digestOf([import.meta.env.CODE_DIGEST, json]),
		};
	});
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ json: string }> = ({ props }) =>
	new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
