import { CART_COUNT_COOKIE } from '#contract/cookies.ts';
import { showCount } from '#islands/ui/cart-count.ts';

/** The host counts in a cookie: no cookie, no cart, and nothing is asked. */
const show = () =>
	showCount(document.cookie.split(`${CART_COUNT_COOKIE}=`)[1]?.split(';')[0] ?? '');

show();
addEventListener('pageshow', show);
addEventListener('visibilitychange', show);

/** A button that adds something shows at once that it was pressed; the header's island does it. */
addEventListener('click', ({ target }) => {
	const button = (target as Element).closest('[data-add]');
	if (!button) return;
	button.ariaBusy = 'true';
	document.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
});
