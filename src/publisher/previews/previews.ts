import { callUrl } from '#api/call-url.ts';
import { readAnswer } from '#api/read-answer.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { isLocale, type Locale } from '#contract/locales.ts';
import { getPreview, PREVIEW_HEADER } from '#contract/publishing/previews.ts';
import { drawSocialPicture } from '#social/make.ts';
import { toMedia } from '#social/photo.ts';
import { noticeResponse, PREVIEW_HEADERS, previewResponse } from './preview-page.ts';
import { openVersions, type Version } from './preview-versions.ts';
import type { Renderer, Site } from '../renderer/renderer.ts';

const TIMEOUT_MS = 10_000;
const GONE = 410;
const NEVER_KEPT = { 'cache-control': 'no-store' };

export interface PreviewOptions {
	renderer: Renderer;
	/** The site as the host has it, without drafts. */
	site: () => Promise<Site>;
	apiBaseUrl: string;
	siteUrl: string;
}

type Pass = DataOf<typeof getPreview> & { headers: Record<string, string> };

export type Previews = ReturnType<typeof previews>;

/** Drafts in the site’s templates: printed on request, for holders of the address. */
export function previews({ renderer, site, apiBaseUrl, siteUrl }: PreviewOptions) {
	const { entry } = renderer;
	const media = toMedia({ baseUrl: apiBaseUrl, timeoutMs: TIMEOUT_MS });
	const secure = siteUrl.startsWith('https:');

	/** Fetches what a preview's address grants; a notice where it shows nothing. */
	async function fetchPass(token: string, locale: Locale) {
		const headers = { [PREVIEW_HEADER]: token };
		const response = await fetch(callUrl(getPreview, { baseUrl: apiBaseUrl }), {
			headers,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { status } = response;
		const answer = { status, text: await response.text(), retryAfter: null };
		const result = readAnswer(getPreview, answer);
		if (result.ok) return { ...result.data, headers };
		return noticeResponse(status === GONE ? 'gone' : 'expired', locale);
	}

	async function readVersion(token: string): Promise<Version> {
		const pass = await fetchPass(token, 'it');
		if (pass instanceof Response) return { version: null, response: pass };
		const { version } = pass;
		return { version, response: new Response(version, { headers: NEVER_KEPT }) };
	}

	/** Renders something of a draft in a language, from the site with the drafts applied. */
	async function drafted(
		token: string,
		language: string,
		show: (site: Site, locale: Locale, pass: Pass) => Promise<Response | null>,
	): Promise<Response> {
		const locale = isLocale(language) ? language : 'it';
		const pass = await fetchPass(token, locale);
		if (pass instanceof Response) return pass;
		const { entities, products, version, headers } = pass;
		try {
			const seen = await entry.siteWithDrafts(await site(), locale, {
				entities,
				products,
				headers,
			});
			const shown = await show(seen, locale, pass);
			return shown ?? noticeResponse('missing', locale, { token, version });
		} catch (cause) {
			// A link to a missing target, or a missing template: an error of the draft itself.
			if (!(cause instanceof Error) || cause.name !== 'BuildError') throw cause;
			return noticeResponse('broken', locale, { token, version, why: cause.message });
		}
	}

	return {
		/**
		 * Long poll for the version of the draft, which changes whenever something of it is saved.
		 * A client that knows the version is answered when it changes.
		 */
		version: openVersions(readVersion),
		/** Renders the page of the draft in a language. */
		show: (token: string, language: string): Promise<Response> =>
			drafted(token, language, async (seen, locale, { entity, id, expires_at, version }) => {
				const path = await entry.findPath(seen, locale, { entity, id });
				if (!path) return null;
				const printed = renderer.page(seen, path);
				const html = (await printed.print()).toString();
				const frame = { locale, token, expires_at, version, livePath: printed.pathname };
				return previewResponse(html, frame, secure);
			}),
		/** Draws the picture that social networks show when that page is shared. */
		card: (token: string, language: string): Promise<Response> =>
			drafted(token, language, async (seen, locale, { entity, id }) => {
				const picture = await entry.loadCard(seen, locale, { entity, id });
				if (!picture) return null;
				const jpeg = new Uint8Array(await drawSocialPicture(picture, media));
				return new Response(jpeg, {
					headers: { ...PREVIEW_HEADERS, 'content-type': 'image/jpeg' },
				});
			}),
	};
}
