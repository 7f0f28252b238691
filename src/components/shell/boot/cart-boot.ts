import { CART_COUNT_COOKIE } from '#contract/cookies.ts';
import { CART_EDITS_KEY } from '#contract/storage-keys.ts';
import { WAKERS } from '#islands/intent.ts';
// As in `elements.ts`: a file of its own, for visitors who have a cart or begin one.
import cartCount from './cart-count.ts?worker&url';

const load = () => import(/* @vite-ignore */ cartCount);
if (document.cookie.includes(CART_COUNT_COOKIE)) load();

/** The header's island is the first, on every page; it opens the cart and sends queued edits. */
const wakeHeader = () =>
	document.querySelector('astro-island')?.dispatchEvent(new Event('focusin'));

try {
	// Sends the edits that an earlier page could not, without a further action by the visitor. The
	// header has the same check: a shared module would be one more request on every page.
	if (localStorage[CART_EDITS_KEY]) wakeHeader();
} catch {
	// Storage is switched off: then nothing was queued.
}

/**
 * The header's island adds the article, and is fetched at the first move towards an add button. A
 * pressed one shows that at once, before anything is fetched.
 */
for (const type of [...WAKERS, 'click']) {
	addEventListener(type, ({ target }) => {
		const button = (target as Element).closest('[data-add]');
		if (!button) return;
		if (type === 'click') {
			button.ariaBusy = 'true';
			load();
		}
		wakeHeader();
	});
}
