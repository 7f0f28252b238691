import { FIXED, ROOMS, SYSTEM_FACES } from '#brand/brand.ts';
import type { Locale } from '#contract/locales.ts';
import { hashSource } from './rules/csp.ts';
import { visitorLocale } from './locale.ts';
import { RETRY_AFTER_S } from './proxy.ts';
import { BARE_HEADERS, policyWithStyle, SECURITY_HEADERS } from './rules/security-headers.ts';

interface Words {
	title: string;
	advice: string;
}

/** Used only while there is no built page. */
const PREPARING: Record<Locale, Words> = {
	it: { title: 'Il sito è in preparazione', advice: 'Riprova tra qualche istante.' },
	en: { title: 'The site is being prepared', advice: 'Please try again in a moment.' },
	es: { title: 'El sitio se está preparando', advice: 'Vuelve a intentarlo en unos instantes.' },
	fr: {
		title: 'Le site est en cours de préparation',
		advice: 'Réessayez dans quelques instants.',
	},
	ja: { title: 'サイトを準備しています', advice: 'しばらくしてからもう一度お試しください。' },
};

const FAILED: Record<Locale, Words> = {
	it: { title: 'Qualcosa non ha funzionato', advice: 'Riprova tra qualche istante.' },
	en: { title: 'Something went wrong', advice: 'Please try again in a moment.' },
	es: { title: 'Algo no ha funcionado', advice: 'Vuelve a intentarlo en unos instantes.' },
	fr: { title: 'Un problème est survenu', advice: 'Réessayez dans quelques instants.' },
	ja: { title: '問題が発生しました', advice: 'しばらくしてからもう一度お試しください。' },
};

/** Label of the link to the requested address. */
const AGAIN: Record<Locale, string> = {
	it: 'Riprova',
	en: 'Try again',
	es: 'Volver a intentarlo',
	fr: 'Réessayer',
	ja: '再読み込み',
};

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

function page(request: Request, status: number, texts: Record<Locale, Words>): Response {
	const locale = visitorLocale(request);
	const { title, advice } = texts[locale];
	const html =
		`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
		`<meta name="color-scheme" content="dark"><title>${title}</title><style>${STYLE}</style></head>` +
		`<body><main><h1>${title}</h1><p>${advice}</p><a href="">${AGAIN[locale]}</a></main></body></html>`;
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
	const response = page(request, 503, PREPARING);
	response.headers.set('retry-after', String(RETRY_AFTER_S));
	return response;
}

/** Page for a failure of the edge, if the release has no error page. */
export function failedPage(request: Request): Response {
	return page(request, 500, FAILED);
}

export function plainText(status: number, text: string, headers: HeadersInit = {}): Response {
	const response = new Response(text, { status, headers });
	for (const [name, value] of Object.entries(BARE_HEADERS)) response.headers.set(name, value);
	response.headers.set('content-type', 'text/plain; charset=utf-8');
	response.headers.set('cache-control', 'no-store');
	return response;
}
