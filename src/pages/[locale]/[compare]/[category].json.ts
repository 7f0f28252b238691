// Sets i18next up, as Astro does for pages, but not for endpoints.
import 'astro:scripts/page-ssr.js';
import type { APIRoute, GetStaticPaths } from 'astro';
import { comparisonFiles } from '#content/lists/comparison.ts';
import { toDigest } from '#content/source/digest.ts';
import { yieldToEventLoop } from '#content/site/yield-to-event-loop.ts';
import { loadSite } from '#content/site/site.ts';
import type { ComparedProduct } from '#contract/comparison.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';

const digests = new WeakMap<ComparedProduct, string>();

/** Made once for as long as a product stays: a publication costs what has changed. */
function digestOnce(product: ComparedProduct): string {
	let digest = digests.get(product);
	if (!digest) digests.set(product, (digest = toDigest(product)));
	return digest;
}

interface ComparisonPath {
	params: { locale: Locale; compare: string; category: string };
	props: { products: ComparedProduct[] };
	cacheKey: string;
}

/** Data of the comparison, a file for each category and language. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	const letOthers = yieldToEventLoop();
	const paths: ComparisonPath[] = [];
	for (const locale of LOCALES) {
		for (const { category, products } of comparisonFiles(site, locale)) {
			paths.push({
				params: { locale, compare: PATH_WORDS.compare[locale], category },
				props: { products },
				cacheKey: toDigest([import.meta.env.CODE_DIGEST, products.map(digestOnce)]),
			});
		}
		await letOthers();
	}
	return paths;
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ products: ComparedProduct[] }> = ({ props }) =>
	new Response(JSON.stringify(props.products), {
		headers: { 'Content-Type': 'application/json; charset=utf-8' },
	});
