/**
 * Session cookie of the shop: the host sets it, and the guard of the account pages looks whether it
 * is there. Over https it carries the `__Host-` prefix, which browsers accept
 * only with Secure, Path=/ and no Domain; plain http (a local start) cannot set that one.
 */
export const SESSION_COOKIE = 'livenza.shop';
/** A sign-in holds as long; then the password is asked for again. */
export const SESSION_DAYS = 30;
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Session cookie of the staff's desk, by the same rule. */
export const DESK_COOKIE = 'livenza.desk';
export const SECURE_DESK_COOKIE = `__Host-${DESK_COOKIE}`;

/** Country that the visitor chose to buy in, for the site's scripts to read as well. */
export const COUNTRY_COOKIE = 'livenza.country';
export const COUNTRY_COOKIE_DAYS = 365;

/** Channel on which tabs tell each other of another choice; the message is the cookie. */
export const COUNTRY_CHANNEL = COUNTRY_COOKIE;

/** The cookie that keeps a country for a year. */
export function countryCookie(country: string, secure: boolean): string {
	const seconds = COUNTRY_COOKIE_DAYS * 24 * 60 * 60;
	return `${COUNTRY_COOKIE}=${country}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * A country as it is kept once the cart has followed it, or has led to it: from then on a cart that
 * is elsewhere was moved later, on another device or by an address. Clocks of devices could not tell.
 */
export const followedCountry = (country: string): string => `${country}.cart`;

/**
 * Secret of a guest's cart, for the host alone; over https with the `__Host-` prefix. It outlives the
 * cart by a month, so that one that has expired can be taken up again.
 */
export const CART_COOKIE = 'livenza.cart';
export const CART_COOKIE_DAYS = 60;

/**
 * Pieces in the cart, for pages to read: the header shows it without asking the host. Absent where
 * the cart is empty.
 */
export const CART_COUNT_COOKIE = 'livenza.cart_count';

/**
 * Secret of a device that sees orders without an account: by a mailed link all of an address, or the
 * one that was just placed. It ends half an hour after the last look, and with the browser.
 */
export const ORDER_COOKIE = 'livenza.order';
