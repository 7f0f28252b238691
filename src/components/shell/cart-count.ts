import { CART_COUNT_COOKIE } from '#contract/cookies.ts';

/** Here and not in the header's sheet: who has no cart need not load how its number looks. */
const LOOK = `
[data-cart] { position: relative }
[data-cart]:not([data-cart=''])::after {
	content: attr(data-cart);
	position: absolute;
	top: .25rem;
	inset-inline-end: 0;
	min-width: 1.125rem;
	border-radius: 9999px;
	background: var(--primary);
	color: var(--on-primary);
	font-size: .6875rem;
	font-weight: 600;
	line-height: 1.125rem;
	text-align: center;
}
[data-add][aria-busy] { opacity: .6 }`;

/**
 * Writes how many pieces are in the cart wherever a link leads to it, and nothing moves for it: what
 * an island says, else what the host has counted in a cookie. Nothing is asked.
 */
function show({ detail }: Partial<CustomEvent<string>>): void {
	const counted = document.cookie.split(`${CART_COUNT_COOKIE}=`)[1]?.split(';')[0];
	for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-cart]')) {
		dataset['cart'] = detail ?? counted ?? '';
	}
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(LOOK);
document.adoptedStyleSheets.push(sheet);
show({});
for (const type of ['pageshow', 'visibilitychange', 'cart-count']) addEventListener(type, show);

/**
 * Asks once for each visit, where there is a cart: it may have grown on another device, or be gone with
 * the session that opened it. The answer's cookie has the number. A path, because `api/` would bring a
 * validator along.
 */
export async function askForCount(): Promise<void> {
	if (document.referrer.startsWith(`${location.origin}/`)) return;
	try {
		await fetch(`/api/shop/carts/mine?locale=${document.documentElement.lang}`, {
			priority: 'low',
		});
		show({});
	} catch {
		// Off line: the number stays as it was counted last.
	}
}

if (document.cookie.includes(CART_COUNT_COOKIE)) void askForCount();
