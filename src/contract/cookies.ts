/**
 * Session cookie of the shop. The host sets it; the guard of the account pages checks that it is
 * present. Over https it carries the `__Host-` prefix, which browsers accept
 * only with Secure, Path=/ and no Domain. Plain http (a local start) cannot set that one.
 */
export const SESSION_COOKIE = 'livenza.shop';
/** Days a sign-in lasts. Then the password is asked for again. */
export const SESSION_DAYS = 30;
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Session cookie of the staff's desk, with the same prefix rule. */
export const DESK_COOKIE = 'livenza.desk';
export const SECURE_DESK_COOKIE = `__Host-${DESK_COOKIE}`;

/** Cookie with the country that the visitor chose to buy in. The site's scripts read it, too. */
export const COUNTRY_COOKIE = 'livenza.country';
export const COUNTRY_COOKIE_DAYS = 365;

/** Broadcast channel on which tabs announce a new country. The message is the cookie value. */
export const COUNTRY_CHANNEL = COUNTRY_COOKIE;

/** Cookie string that stores a country for a year. */
export function countryCookie(country: string, secure: boolean): string {
	const seconds = COUNTRY_COOKIE_DAYS * 24 * 60 * 60;
	return `${COUNTRY_COOKIE}=${country}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Cookie value of a country once cart and device agree on it. From then on a cart in another
 * country was moved later, on another device or by an address. Device clocks could not decide that.
 */
export const followedCountry = (country: string): string => `${country}.cart`;

/**
 * Cookie with the secret of a guest's cart, read by the host alone; over https with the `__Host-`
 * prefix. It outlives the cart by a month, so that an expired cart can be renewed.
 */
export const CART_COOKIE = 'livenza.cart';
export const CART_COOKIE_DAYS = 60;

/**
 * Cookie with the number of units in the cart. The header shows it without a request to the host.
 * Absent while the cart is empty.
 */
export const CART_COUNT_COOKIE = 'livenza.cart_count';

/**
 * Cookie with the secret of a device that sees orders without an account: all orders of an address
 * (by a mailed link), or the order just placed. It ends half an hour after the last request,
 * and when the browser closes.
 */
export const ORDER_COOKIE = 'livenza.order';

/**
 * Cookie with the visitor's choice about measurement (`domain/measurement/consent.ts`). The host sets it,
 * because some browsers keep a script's cookie for seven days only; pages read it.
 */
export const CONSENT_COOKIE = 'livenza.consent';
/** Six months, during which the question is not repeated. */
export const CONSENT_COOKIE_DAYS = 182;
