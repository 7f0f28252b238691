import type { APIRoute, GetStaticPaths } from 'astro';
import { toDigest } from '#content/source/digest.ts';
import { noticeFiles } from '#content/site/guarantee.ts';
import { loadSite } from '#content/site/site.ts';

/** Official notices of the legal guarantee, and the codes that lead to the Union's page about it. */
export const getStaticPaths = (async () =>
	noticeFiles((await loadSite()).locales).map(({ name, svg }) => ({
		params: { name },
		props: { svg },
		cacheKey: toDigest([import.meta.env.CODE_DIGEST, svg]),
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
	new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
