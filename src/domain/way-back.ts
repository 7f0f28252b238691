import { LOCALES } from '#contract/locales.ts';

/** Name of the parameter that says where somebody was sent to the login from. */
export const WAY_BACK = 'redirect';

const ORIGIN = 'https://site.invalid';

/**
 * Where to go after the login: a page of this very site in one of its languages, else null. Whatever
 * a browser could read as another host is none: `//evil`, `\\evil`, also encoded.
 */
export function wayBack(asked: string | null): string | null {
	if (asked === null || !asked.startsWith('/') || /[\\\p{Cc}]|%(?:5c|2f|0\d|1\d)/iu.test(asked)) {
		return null;
	}
	let url: URL;
	try {
		url = new URL(asked, ORIGIN);
	} catch {
		return null;
	}
	const [, locale = ''] = url.pathname.split('/');
	const isOurs = url.origin === ORIGIN && LOCALES.some((known) => known === locale);
	return isOurs && !url.pathname.includes('//') ? url.pathname + url.search + url.hash : null;
}
