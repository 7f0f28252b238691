import { LOCALES } from '#contract/locales.ts';

/** Name of the URL parameter with the page that sent the visitor to the login. */
export const RETURN_PARAM = 'redirect';

const ORIGIN = 'https://site.invalid';

/**
 * Returns the page to open after the login: one of this site in one of its languages, else null.
 * Anything that a browser could read as another host is rejected: `//evil`, `\\evil`, also encoded.
 */
export function toReturnPath(asked: string | null): string | null {
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
