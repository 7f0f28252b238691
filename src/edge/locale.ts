import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locales.ts';
import { LOCALE_COOKIE } from '#contract/cookies.ts';
import { readCookie } from './cookies.ts';

/** Quality of one range of the header: 1 when not given, null when it is not a quality at all. */
function qualityOf(parameters: string[]): number | null {
	const given = parameters.map((part) => part.trim()).find((part) => /^q\s*=/i.test(part));
	if (given === undefined) return 1;
	const value = given.replace(/^q\s*=\s*/i, '');
	return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(value) ? Number(value) : null;
}

/**
 * The language that `Accept-Language` asks for first among ours: by language only, never by
 * region. `*` stands for the default, and so does a header that says nothing usable.
 */
export function acceptedLocale(header: string | null): Locale {
	const ranges = (header ?? '').split(',').flatMap((range) => {
		const [tag = '', ...parameters] = range.split(';');
		const language = tag.trim().split('-')[0]?.toLowerCase();
		const locale = language === '*' ? DEFAULT_LOCALE : language;
		const quality = qualityOf(parameters);
		return isLocale(locale) && quality ? [{ locale, quality }] : [];
	});
	const [first] = ranges.sort((a, b) => b.quality - a.quality);
	return first?.locale ?? DEFAULT_LOCALE;
}

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
