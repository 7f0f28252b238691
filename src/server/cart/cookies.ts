import * as v from 'valibot';
import { CART_COOKIE, CART_COOKIE_DAYS, CART_COUNT_COOKIE } from '#contract/cookies.ts';
import { tokenSchema } from '#contract/units.ts';

const DAY_S = 24 * 60 * 60;

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** `__Host-` binds the secret to this host; browsers allow it over https only. */
const secretName = (siteUrl: string) => `${isSecure(siteUrl) ? '__Host-' : ''}${CART_COOKIE}`;

/** Cookie of a request; the first one where a name occurs twice. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
	const start = `${name}=`;
	const found = header
		?.split(';')
		.map((part) => part.trim())
		.find((part) => part.startsWith(start));
	return found?.slice(start.length);
}

/** Secret of a device's cart; null if there is none or it is malformed. */
export function secretIn(header: string | undefined, siteUrl: string): string | null {
	const given = v.safeParse(tokenSchema, cookieIn(header, secretName(siteUrl)));
	return given.success ? given.output : null;
}

function cookie(name: string, value: string, seconds: number, siteUrl: string, isHidden: boolean) {
	const flags = `${isHidden ? '; HttpOnly' : ''}${isSecure(siteUrl) ? '; Secure' : ''}`;
	return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${flags}`;
}

/** Stores the secret on the device. */
export const keepSecret = (secret: string, siteUrl: string) =>
	cookie(secretName(siteUrl), secret, CART_COOKIE_DAYS * DAY_S, siteUrl, true);

/** Removes the secret from the device. */
export const dropSecret = (siteUrl: string) => cookie(secretName(siteUrl), '', 0, siteUrl, true);

/** Cookie with the number of units, for pages; without the cookie there are none. */
export const keepCount = (quantity: number, siteUrl: string) =>
	cookie(
		CART_COUNT_COOKIE,
		quantity > 0 ? String(quantity) : '',
		quantity > 0 ? CART_COOKIE_DAYS * DAY_S : 0,
		siteUrl,
		false,
	);
