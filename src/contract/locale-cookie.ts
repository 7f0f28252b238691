import type { Locale } from './locales.ts';

/** Language that the visitor chose or was sent to; only `/` reads it. Its value is a `Locale`. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

/** `Set-Cookie` value that keeps the language for a year. `secure` is whether the page is https. */
export function localeCookie(locale: Locale, secure: boolean): string {
	const seconds = LOCALE_COOKIE_DAYS * 24 * 60 * 60;
	return `${LOCALE_COOKIE}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
