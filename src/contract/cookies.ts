import type { Locale } from './locales.ts';

/** Language that the visitor chose or was sent to; only `/` reads it. Its value is a `Locale`. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

/**
 * Session cookie of the shop. Over https it carries the `__Host-` prefix, which browsers accept
 * only with Secure, Path=/ and no Domain; plain http (a local start) cannot set that one.
 */
export const SESSION_COOKIE = 'livenza.session';
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** `Set-Cookie` value that keeps the language for a year. `secure` is whether the page is https. */
export function localeCookie(locale: Locale, secure: boolean): string {
	const seconds = LOCALE_COOKIE_DAYS * 24 * 60 * 60;
	return `${LOCALE_COOKIE}=${locale}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
