import { CART_COUNT_COOKIE } from '#contract/cookies.ts';

/** Kept out of the header's sheet: visitors without a cart need not load the number's styles. */
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
}`;

/**
 * Writes the number of units in the cart on every link to it, without a layout shift. The number
 * comes from an island, else from the host's cookie. Nothing is requested.
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
 * Asks the host once for each visit if there is a cart: it may have grown on another device, or be
 * gone with the session that opened it. The answer's cookie has the number. The path is a literal,
 * because importing `api/` would add a validator.
 */
export async function askForCount(): Promise<void> {
	if (document.referrer.startsWith(`${location.origin}/`)) return;
	try {
		await fetch(`/api/shop/carts/mine?locale=${document.documentElement.lang}`, {
			priority: 'low',
		});
		show({});
	} catch {
		// Offline: the last number stays.
	}
}

if (document.cookie.includes(CART_COUNT_COOKIE)) void askForCount();
