import type { Locale } from './locales.ts';

/** Cookie with the `Locale` that the visitor chose or was sent to. Only `/` reads it. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

/** `Set-Cookie` value that stores the language for a year. `secure` is true on an https page. */
export function localeCookie(locale: Locale, secure: boolean): string {
	const seconds = LOCALE_COOKIE_DAYS * 24 * 60 * 60;
	return `${LOCALE_COOKIE}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
