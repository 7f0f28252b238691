/**
 * Names under which pages keep things in the browser, beside the cookies of `cookies.ts`. The cookie
 * policy lists them all.
 */

/** Before the path of a page that was reloaded because it had come only in part (sessionStorage). */
export const RELOADED_KEY = 'reloaded';
/** Products that are ticked to compare (sessionStorage). */
export const COMPARE_KEY = 'livenza.compare';
/** Before the slug of a form: what was typed into it (localStorage). */
export const DRAFT_KEY = 'form';
/** The form that was sent last, for the page of thanks (sessionStorage). */
export const SENT_KEY = 'sent';
/** Secret that a wheel's passport was opened with (sessionStorage). */
export const WHEEL_LINK_KEY = 'wheel-link';
/** What was done to the cart while the host did not answer (localStorage). */
export const CART_EDITS_KEY = 'cart/waiting';
/** Articles of the wish list (localStorage). */
export const WISHLIST_KEY = 'wishlist';
/** The press that ordered, until its answer is there (sessionStorage). */
export const PRESSED_KEY = 'checkout/pressed';
/** The order that was placed last, for whoever comes back from paying it (sessionStorage). */
export const PLACED_KEY = 'checkout/placed';
/** The announcement that was put away last (localStorage). */
export const ANNOUNCEMENT_KEY = 'announcement';
