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

const printed = new WeakMap<ComparedProduct, { json: string; digest: string }>();

/** A product in its file. Printed once for as long as it stays: a publication costs what has changed. */
function printedOnce(product: ComparedProduct) {
	let known = printed.get(product);
	if (!known) {
		const json = JSON.stringify(product);
		known = { json, digest: toDigest(json) };
		printed.set(product, known);
	}
	return known;
}

interface ComparisonPath {
	params: { locale: Locale; compare: string; category: string };
	props: { parts: { json: string }[] };
	cacheKey: string;
}

/** Data of the comparison, a file for each category and language. */
export const getStaticPaths = (async () => {
	const site = await loadSite();
	const letOthers = yieldToEventLoop();
	const paths: ComparisonPath[] = [];
	for (const locale of LOCALES) {
		for (const { category, products } of comparisonFiles(site, locale)) {
			const parts = products.map(printedOnce);
			const digests = parts.map(({ digest }) => digest);
			paths.push({
				params: { locale, compare: PATH_WORDS.compare[locale], category },
				props: { parts },
				cacheKey: toDigest([import.meta.env.CODE_DIGEST, digests]),
			});
		}
		await letOthers();
	}
	return paths;
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ parts: { json: string }[] }> = ({ props }) =>
	new Response(`[${props.parts.map(({ json }) => json).join(',')}]`, {
		headers: { 'Content-Type': 'application/json; charset=utf-8' },
	});
