import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '#contract/locales.ts';
import type { BuildReport } from '#content/page/report.ts';

type Listed = BuildReport['pages'][number];

/**
 * Makes one sitemap per language, fed from the list of routes alone: by default the integration
 * lists the root, error pages and pages that are not to be indexed.
 */
export function siteMap(getReport: () => Promise<BuildReport>): AstroIntegration {
	let listed: Map<string, Listed> | undefined;
	const integration = sitemap({
		chunks: Object.fromEntries(
			LOCALES.map((locale) => [
				locale,
				(item: SitemapItem) => (listed?.get(item.url)?.locale === locale ? item : undefined),
			]),
		),
		serialize: (item) => {
			const page = listed?.get(item.url);
			if (!page) return undefined;
			return {
				...item,
				links: page.links,
				...(page.lastmod && { lastmod: page.lastmod }),
				...(page.pictures.length > 0 && { img: page.pictures.map((url) => ({ url })) }),
			};
		},
	});
	const write = integration.hooks['astro:build:done'];
	return {
		...integration,
		hooks: {
			...integration.hooks,
			'astro:build:done': async (options) => {
				const { pages } = await getReport();
				listed = new Map(pages.map((page) => [page.url, page]));
				// Astro's own list holds the pages that it has printed itself, which are none.
				const listedPages = pages.map(({ url }) => ({ pathname: new URL(url).pathname.slice(1) }));
				await write?.({ ...options, pages: listedPages });
			},
		},
	};
}
