import { CART_COUNT_COOKIE } from '#contract/cookies.ts';
// As in `elements.ts`: a file of its own, for those who have a cart or begin one.
import cartCount from './cart-count.ts?worker&url';

const load = () => import(/* @vite-ignore */ cartCount);
if (document.cookie.includes(CART_COUNT_COOKIE)) load();

/** A button that adds something shows at once that it was pressed; the header's island does it. */
addEventListener('click', ({ target }) => {
	const button = (target as Element).closest('[data-add]');
	if (!button) return;
	button.ariaBusy = 'true';
	load();
	// The header's island is the first, and on every page.
	(document.querySelector('astro-island') as Element).dispatchEvent(new Event('focusin'));
});
