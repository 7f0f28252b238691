// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { toCartBootstrap } from '#content/parts/cart.ts';
import { getContact } from '#content/parts/contact.ts';
import { toDigest } from '#content/source/digest.ts';
import { loadShell } from '#content/shell/shell.ts';
import { loadSite } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';

/** Words of the cart, apart from the pages, on few of which it is opened. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	return Promise.all(
		LOCALES.map(async (locale) => {
			const json = JSON.stringify(
				toCartBootstrap(await loadShell(locale), getContact(site, locale)),
			);
			return {
				params: { locale },
				props: { json },
				cacheKey: toDigest([import.meta.env.CODE_DIGEST, json]),
			};
		}),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ json: string }> = ({ props }) =>
	new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
