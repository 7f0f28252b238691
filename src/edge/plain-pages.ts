import { FIXED, ROOMS, SYSTEM_FACES } from '#brand/brand.ts';
import { loadTexts } from '#i18n/texts.ts';
import { hashSource } from './rules/csp.ts';
import { visitorLocale } from './locale.ts';
import { RETRY_AFTER_S } from './proxy.ts';
import { BARE_HEADERS, policyWithStyle, SECURITY_HEADERS } from './rules/security-headers.ts';

/** Texts of fallback pages used until a page is built. */
const WORDS = loadTexts('pages/edge');

const room = ROOMS.dark;

/** The site's look with system fonts only: there may be no file to fetch. */
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${room.ground};color:${room.ink};font:1.125rem/1.6 ${SYSTEM_FACES.screen}}
main{box-sizing:border-box;width:100%;max-width:40rem;padding:3rem 1.5rem}
h1{margin:0;font-size:clamp(1.75rem,6vw,3rem);line-height:1.15;font-weight:500;text-wrap:balance}
:lang(ja){line-break:strict;word-break:auto-phrase}
p{margin:1.5rem 0 2rem;color:${room.soft}}
a{display:inline-block;padding:.75rem 1.75rem;background:${FIXED.primary};color:${FIXED['on-primary']};font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid ${room.ink};outline-offset:3px}`;

const POLICY = policyWithStyle(hashSource(STYLE));

function page(request: Request, status: number, reason: 'preparing' | 'failed'): Response {
	const locale = visitorLocale(request);
	const words = WORDS[locale];
	const { title, advice } = words[reason];
	const html =
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
		`<meta name="color-scheme" content="dark"><title>${title}</title><style>${STYLE}</style></head>` +
		`<body><main><h1>${title}</h1><p>${advice}</p><a href="">${words.again}</a></main></body></html>`;
	return new Response(request.method === 'HEAD' ? null : html, {
		status,
		headers: {
			...SECURITY_HEADERS,
			'content-security-policy': POLICY,
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			vary: 'Accept-Language, Cookie',
		},
	});
}

/** Page for the time before the first publication. */
export function preparingPage(request: Request): Response {
	const response = page(request, 503, 'preparing');
	response.headers.set('retry-after', String(RETRY_AFTER_S));
	return response;
}

/** Page for a failure of the edge, if the release has no error page. */
export function failedPage(request: Request): Response {
	return page(request, 500, 'failed');
}

export function plainText(status: number, text: string, headers: HeadersInit = {}): Response {
	const response = new Response(text, { status, headers });
	for (const [name, value] of Object.entries(BARE_HEADERS)) response.headers.set(name, value);
	response.headers.set('content-type', 'text/plain; charset=utf-8');
	response.headers.set('cache-control', 'no-store');
	return response;
}
