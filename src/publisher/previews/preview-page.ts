import { FIXED, ROOMS, SYSTEM_FACES } from '#brand/brand.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { collectInline, contentSecurityPolicy, type InlineTexts } from '#edge/rules/csp.ts';
import { PREVIEW_SCRIPT } from './preview-script.ts';
import { previewWords } from './preview-words.ts';

const room = ROOMS.dark;

/**
 * Style of the bar: in the page’s flow above the header, so that it covers nothing of the draft.
 */
const STYLE = `.preview-bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;padding:.625rem 1.25rem;background:${FIXED.primary};color:${FIXED['on-primary']};font:600 .875rem/1.5 ${SYSTEM_FACES.screen}}
.preview-bar a{color:inherit;text-underline-offset:.2em}
.preview-bar nav{display:flex;gap:.75rem;margin-inline-start:auto}
.preview-bar [aria-current]{text-decoration:none}
.preview-bar a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
.preview-bar[hidden]{display:none}
[data-block]{scroll-margin-block:6rem}
[data-chosen]{outline:4px solid ${FIXED.primary};outline-offset:-4px}`;

const NOTICE_STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${room.ground};color:${room.ink};font:1.125rem/1.6 ${SYSTEM_FACES.screen}}
main{box-sizing:border-box;width:100%;max-width:40rem;padding:3rem 1.5rem;overflow-wrap:anywhere}
p{color:${room.soft}}a{color:inherit}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export interface PreviewFrame {
	locale: Locale;
	token: string;
	/** Instant at which the address expires. */
	expires_at: string;
	/** Version of the drafts that are shown. */
	version: string;
	/** Address of the page on the live site. */
	livePath: string;
}

/**
 * Headers of a preview: never cached, never indexed; the desk may show it in a frame of its own.
 */
export const PREVIEW_HEADERS = {
	'cache-control': 'no-store',
	'content-type': 'text/html; charset=utf-8',
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'SAMEORIGIN',
	'x-robots-tag': 'noindex, nofollow',
};

function toPolicy(html: string, secure: boolean): string {
	const inline: InlineTexts = { scripts: new Set(), styles: new Set() };
	collectInline(Buffer.from(html).toString('latin1'), inline);
	const policy = contentSecurityPolicy({ inline, imageOrigins: [], secure });
	return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

function dayIn(locale: Locale, instant: string): string {
	const format = new Intl.DateTimeFormat(locale, {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone: 'Europe/Rome',
	});
	return format.format(new Date(instant));
}

/** Attributes from which the script knows its version and where to ask for another one. */
const followed = (token: string, version: string) =>
	` data-version="${escaped(version)}" data-address="/preview/${token}/version"`;

function toBar({ locale, token, expires_at, version, livePath }: PreviewFrame): string {
	const words = previewWords(locale);
	const links = LOCALES.map((code) => {
		const current = code === locale ? ' aria-current="page"' : '';
		return `<a href="/preview/${token}/${code}/" hreflang="${code}"${current}>${code.toUpperCase()}</a>`;
	}).join('');
	return (
		`<style>${STYLE}</style><div class="preview-bar" role="region" aria-label="${words.draft}"` +
		`${followed(token, version)}>` +
		`<span>${words.draft}</span><span>${words.until} ${dayIn(locale, expires_at)}</span>` +
		`<a href="${escaped(livePath)}">${words.live}</a>` +
		`<nav aria-label="${words.languages}">${links}</nav></div><script>${PREVIEW_SCRIPT}</script>`
	);
}

/** The skip link stays the first element of the page. */
const PAGE_BEGINS = /<body\b[^>]*>(?:\s*<a class="skip"[^>]*>[^<]*<\/a>)?/;

/** Response with a printed draft and a bar that identifies it as one. */
export function previewResponse(printed: string, frame: PreviewFrame, secure: boolean): Response {
	const html = printed
		.replace(
			'<meta charset="utf-8">',
			'<meta charset="utf-8"><meta name="robots" content="noindex, nofollow">',
		)
		.replace(PAGE_BEGINS, (begin) => begin + toBar(frame));
	return new Response(html, {
		headers: { ...PREVIEW_HEADERS, 'content-security-policy': toPolicy(html, secure) },
	});
}

const NOTICE_STATUS = {
	expired: 401,
	gone: 410,
	broken: 422,
	missing: 404,
	absent: 404,
	pruned: 410,
} as const;
export type NoticeKind = keyof typeof NOTICE_STATUS;

/** A draft that cannot be shown, but may be once it is saved again. */
export type Unshown = Pick<PreviewFrame, 'token' | 'version'> & { why?: string };

/** Notice in the place of a draft that cannot be shown. */
export function noticeResponse(kind: NoticeKind, locale: Locale, unshown?: Unshown): Response {
	const words = previewWords(locale);
	const why = unshown?.why ? `<p>${escaped(unshown.why)}</p>` : '';
	const more = unshown
		? `${why}<div class="preview-bar" hidden${followed(unshown.token, unshown.version)}></div>` +
			`<script>${PREVIEW_SCRIPT}</script>`
		: '';
	const html =
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow">` +
		`<title>${words[kind]}</title><style>${NOTICE_STYLE}</style></head><body><main>` +
		`<h1>${words[kind]}</h1>${more}<a href="${href(locale, 'home')}">${words.live}</a></main></body></html>`;
	return new Response(html, {
		status: NOTICE_STATUS[kind],
		headers: { ...PREVIEW_HEADERS, 'content-security-policy': toPolicy(html, false) },
	});
}
