/**
 * Keys of what pages store in the browser, beside the cookies of `cookies.ts`. The cookie policy
 * lists them all.
 */

/** Prefix of the path of a page reloaded because it arrived only in part (sessionStorage). */
export const RELOADED_KEY = 'reloaded';
/** Products selected for comparison (sessionStorage). */
export const COMPARE_KEY = 'livenza.compare';
/** Prefix of the slug of a form; holds the text that was typed into it (localStorage). */
export const DRAFT_KEY = 'form';
/** Form that was sent last, for the thank-you page (sessionStorage). */
export const SENT_KEY = 'sent';
/** Secret with which a wheel's passport was opened (sessionStorage). */
export const WHEEL_LINK_KEY = 'wheel-link';
/** Persisted queue of cart edits that the host has not answered yet (localStorage). */
export const CART_EDITS_KEY = 'cart/waiting';
/** Articles on the wish list (localStorage). */
export const WISHLIST_KEY = 'wishlist';
/** Pending order submission with its idempotency key, until it is answered (sessionStorage). */
export const PRESSED_KEY = 'checkout/pressed';
/** Last placed order, for a buyer who returns from the payment page (sessionStorage). */
export const PLACED_KEY = 'checkout/placed';
/** Announcement that was dismissed last (localStorage). */
export const ANNOUNCEMENT_KEY = 'announcement';
