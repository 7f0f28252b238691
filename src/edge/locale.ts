import { isLocale, type Locale } from '#contract/locales.ts';
import { LOCALE_COOKIE } from '#contract/locale-cookie.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { readCookie } from './cookies.ts';

/** The language of the address, else the one that the visitor has chosen or asks for. */
export function visitorLocale({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
	return localeOfPath(new URL(url).pathname) ?? rootLocale(headers);
}

/** The language that an address lies below; null when it is none of ours. */
export function localeOfPath(pathname: string): Locale | null {
	const first = pathname.split('/').find(Boolean)?.toLowerCase();
	return isLocale(first) ? first : null;
}

/** Where `/` leads: the language chosen before, else the one asked for, else the default. */
export function rootLocale(headers: Headers): Locale {
	const chosen = readCookie(headers.get('cookie'), LOCALE_COOKIE);
	return isLocale(chosen) ? chosen : acceptedLocale(headers.get('accept-language'));
}

/** Somebody goes to an address, rather than a script that asks it for data. */
export function isNavigation({ headers }: Pick<Request, 'headers'>): boolean {
	const mode = headers.get('sec-fetch-mode');
	return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

/** The language of the page that sent the visitor here, where it is one of ours; else as ever. */
export function sendingLocale(request: Pick<Request, 'url' | 'headers'>): Locale {
	const referer = request.headers.get('referer') ?? '';
	const from = URL.canParse(referer) ? new URL(referer) : null;
	const isOwn = from?.host === new URL(request.url).host;
	return (isOwn && from && localeOfPath(from.pathname)) || visitorLocale(request);
}
