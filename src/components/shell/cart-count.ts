import { CART_COUNT_COOKIE } from '#contract/cookies.ts';

/**
 * Writes how many pieces are in the cart wherever a link leads to it: what an island says, else what
 * the host has counted in a cookie. No cookie, no cart, and nothing is asked.
 */
function show({ detail }: Partial<CustomEvent<string>>): void {
	const counted = document.cookie.split(`${CART_COUNT_COOKIE}=`)[1]?.split(';')[0];
	for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-cart]')) {
		dataset['cart'] = detail ?? counted ?? '';
	}
}

show({});
for (const type of ['pageshow', 'visibilitychange', 'cart-count']) addEventListener(type, show);

/** A button that adds something shows at once that it was pressed; the header's island does it. */
addEventListener('click', ({ target }) => {
	const button = (target as Element).closest('[data-add]');
	if (!button) return;
	button.ariaBusy = 'true';
	document.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));
});
