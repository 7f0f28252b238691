import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '#contract/cookies.ts';
import { isLocale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { readCookie } from '../answers/cookies.ts';
import { BARE_HEADERS } from '../rules/security-headers.ts';

/**
 * Redirects a visitor without a session cookie from an account page to login, with the way back. It
 * checks presence only: whether the session is valid is for the API to decide. It stays active
 * while the shop is off, when the login page says so.
 */
export default function guard(request: Request): Response | undefined {
	const { pathname, search } = new URL(request.url);
	const locale = pathname.split('/')[1];
	if (!isLocale(locale)) return undefined;
	const cookies = request.headers.get('cookie');
	if ([SECURE_SESSION_COOKIE, SESSION_COOKIE].some((name) => readCookie(cookies, name))) {
		return undefined;
	}
	return new Response(null, {
		status: 302,
		headers: {
			...BARE_HEADERS,
			Location: `${href(locale, 'login')}?redirect=${encodeURIComponent(pathname + search)}`,
			'Cache-Control': 'no-store',
		},
	});
}
