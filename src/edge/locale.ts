import { isLocale, type Locale } from '#contract/locales.ts';
import { LOCALE_COOKIE } from '#contract/locale-cookie.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { readCookie } from './answers/cookies.ts';

/** Language of the address, else the one that the visitor has chosen or prefers. */
export function visitorLocale({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
	return localeOfPath(new URL(url).pathname) ?? rootLocale(headers);
}

/** Language that a path begins with; null for any other path. */
export function localeOfPath(pathname: string): Locale | null {
	const first = pathname.split('/').find(Boolean)?.toLowerCase();
	return isLocale(first) ? first : null;
}

/** Language that `/` redirects to: chosen before, else the preferred one, else the default. */
export function rootLocale(headers: Headers): Locale {
	const chosen = readCookie(headers.get('cookie'), LOCALE_COOKIE);
	return isLocale(chosen) ? chosen : acceptedLocale(headers.get('accept-language'));
}

/** True for a navigation, rather than a script that fetches data. */
export function isNavigation({ headers }: Pick<Request, 'headers'>): boolean {
	const mode = headers.get('sec-fetch-mode');
	return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

/** Language of the referring page if it is one of ours, else as `visitorLocale`. */
export function sendingLocale(request: Pick<Request, 'url' | 'headers'>): Locale {
	const referer = request.headers.get('referer') ?? '';
	const from = URL.canParse(referer) ? new URL(referer) : null;
	const isOwn = from?.host === new URL(request.url).host;
	return (isOwn && from && localeOfPath(from.pathname)) || visitorLocale(request);
}
