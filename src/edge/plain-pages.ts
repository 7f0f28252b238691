import type { Locale } from '#contract/locales.ts';
import { acceptedLocale } from './locale.ts';

const RETRY_AFTER_S = 5;

/** Said only while no built page can say it. */
const PREPARING: Record<Locale, string> = {
	it: 'Il sito è in preparazione. Riprova tra qualche istante.',
	en: 'The site is being prepared. Please try again in a moment.',
	es: 'El sitio se está preparando. Vuelve a intentarlo en unos instantes.',
	fr: 'Le site est en cours de préparation. Réessayez dans quelques instants.',
	ja: 'サイトを準備しています。しばらくしてからもう一度お試しください。',
};

const FAILED: Record<Locale, string> = {
	it: 'Qualcosa non ha funzionato. Riprova tra qualche istante.',
	en: 'Something went wrong. Please try again in a moment.',
	es: 'Algo no ha funcionado. Vuelve a intentarlo en unos instantes.',
	fr: 'Un problème est survenu. Réessayez dans quelques instants.',
	ja: '問題が発生しました。しばらくしてからもう一度お試しください。',
};

function page(request: Request, status: number, texts: Record<Locale, string>): Response {
	const locale = acceptedLocale(request.headers.get('accept-language'));
	const text = texts[locale];
	const html =
		`<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
		`<title>${status}</title><main><h1>${text}</h1></main></html>`;
	return new Response(request.method === 'HEAD' ? null : html, {
		status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			vary: 'Accept-Language',
		},
	});
}

/** Nothing was ever published. */
export function preparingPage(request: Request): Response {
	const response = page(request, 503, PREPARING);
	response.headers.set('retry-after', String(RETRY_AFTER_S));
	return response;
}

/** The edge failed and the release has no error page. */
export function failedPage(request: Request): Response {
	return page(request, 500, FAILED);
}

export function plainText(status: number, text: string, headers: HeadersInit = {}): Response {
	const response = new Response(text, { status, headers });
	response.headers.set('content-type', 'text/plain; charset=utf-8');
	response.headers.set('cache-control', 'no-store');
	return response;
}
