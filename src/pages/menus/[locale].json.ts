// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { toMenu } from '#content/shell/menu.ts';
import type { MenuModel } from '#content/parts/model.ts';
import { loadSite } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';
import { menuFile } from '#templates/menu-file.ts';

/**
 * Lists of the hamburger menu, apart from the pages. The name stays the same and holds no digest:
 * pages would have to name the new one, and a label would reprint all of them.
 */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return LOCALES.map((locale) => {
		const menu = toMenu(site, locale);
		return {
			params: { locale },
			props: { menu },
			cacheKey: toDigest([import.meta.env.CODE_DIGEST, menu]),
		};
	});
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ menu: MenuModel }> = ({ props }) =>
	Response.json(menuFile(props.menu), {
		headers: { 'Content-Type': 'application/json; charset=utf-8' },
	});
