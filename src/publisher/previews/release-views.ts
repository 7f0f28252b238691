import { join } from 'node:path';
import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts';
import { readReleasePass } from '#domain/security/release-pass.ts';
import { cleanPath } from '#edge/rules/address.ts';
import { collectInline, hashSource, type InlineTexts } from '#edge/rules/csp.ts';
import { isMissing } from '#errors/missing.ts';
import { findFile, type Snapshot, snapshotCache, type StaticFile } from '#edge/answers/snapshot.ts';
import { serveFile } from '#edge/answers/static.ts';
import { noticeResponse, PREVIEW_HEADERS } from './preview-page.ts';

export interface ReleaseViewsOptions {
	/** Folder of the releases. */
	dir: string;
	secrets: readonly string[];
	clock: () => Date;
}

export type ReleaseViews = (token: string, request: Request) => Promise<Response>;

/** Number of snapshots kept: two releases are viewed side by side. */
const SNAPSHOTS_KEPT = 4;

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;
/** Attribute for focus, which a page without scripts never gives. */
const FOCUS = /(?<=<[a-z][^<>]*)\sautofocus(?:="")?(?=[\s>])/g;
const ADDRESS = /(?<=\s(?:src|href|poster)=")\/[^"?#]+(?="|\?|#)/g;

/**
 * Page as a picture: without scripts, and with the files that it had at the time. Links stay as
 * they are.
 */
function asPicture(html: string, base: string, { index }: Snapshot): string {
	return html
		.replace(SCRIPTS, '')
		.replace(FOCUS, '')
		.replace(ADDRESS, (path) => (index.has(path.slice(1)) ? base + path : path))
		.replace(
			'<meta charset="utf-8">',
			'<meta charset="utf-8"><meta name="robots" content="noindex, nofollow">',
		);
}

function toPolicy(html: string): string {
	const { styles }: InlineTexts = collected(html);
	return [
		"default-src 'none'",
		"img-src 'self' data:",
		["style-src 'self'", ...[...styles].map(hashSource)].join(' '),
		"font-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'self'",
	].join('; ');
}

function collected(html: string): InlineTexts {
	const inline: InlineTexts = { scripts: new Set(), styles: new Set() };
	collectInline(Buffer.from(html).toString('latin1'), inline);
	return inline;
}

function withHeaders(response: Response, more: Record<string, string>): Response {
	const { 'content-type': _, ...own } = PREVIEW_HEADERS;
	for (const name of ['etag', 'last-modified']) response.headers.delete(name);
	for (const [name, value] of Object.entries({ ...own, ...more })) {
		response.headers.set(name, value);
	}
	return response;
}

/** Serves pages and files of kept releases to holders of an address signed by the host. */
export function releaseViews({ dir, secrets, clock }: ReleaseViewsOptions): ReleaseViews {
	const getSnapshot = snapshotCache(SNAPSHOTS_KEPT);

	async function getFile(release: string, path: string): Promise<[Snapshot, StaticFile | null]> {
		const snapshot = await getSnapshot(join(dir, release));
		return [snapshot, findFile(snapshot, path)];
	}

	return async function view(token, request) {
		const base = `/preview/release/${token}`;
		const path = cleanPath(new URL(request.url).pathname.slice(base.length)) ?? '/';
		const [, first] = path.split('/');
		const locale = isLocale(first) ? first : DEFAULT_LOCALE;
		const pass = readReleasePass(secrets, token, clock());
		if (pass === null) return noticeResponse('expired', locale);
		try {
			const [snapshot, file] = await getFile(pass.release, path);
			if (file === null) return noticeResponse('absent', locale);
			if (!file.path.endsWith('.html')) {
				const rules = { status: 200, address: path, rules: [] };
				return withHeaders(await serveFile(request, file, rules), {});
			}
			const plain = new Request(request.url);
			const served = await serveFile(plain, file, { status: 200, address: path, rules: [] });
			const html = asPicture(await served.text(), base, snapshot);
			return new Response(html, {
				headers: { ...PREVIEW_HEADERS, 'content-security-policy': toPolicy(html) },
			});
		} catch (error) {
			// The release was pruned when a newer one was published.
			if (!isMissing(error)) throw error;
			return noticeResponse('pruned', locale);
		}
	};
}
