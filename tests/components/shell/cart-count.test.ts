// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CART_COUNT_COOKIE } from '#contract/cookies.ts';

const asked: string[] = [];
let counts = '';
let askForCount: () => Promise<void>;

beforeEach(() => {
	asked.length = 0;
	document.documentElement.lang = 'it';
	document.body.innerHTML = '<a href="/it/carrello" data-cart="">Carrello</a>';
	document.cookie = `${CART_COUNT_COOKIE}=2; Path=/`;
	vi.stubGlobal('fetch', async (url: string) => {
		asked.push(url);
		document.cookie = `${CART_COUNT_COOKIE}=${counts}; Path=/`;
		return new Response('{}');
	});
});
beforeAll(async () => {
	({ askForCount } = await import('#components/shell/boot/cart-count.ts'));
});
afterEach(() => {
	document.cookie = `${CART_COUNT_COOKIE}=; Max-Age=0; Path=/`;
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const shown = () => document.querySelector<HTMLElement>('[data-cart]')?.dataset['cart'];
const from = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

test.each([
	['another device has put something into it', '5', '5'],
	['the session is over', '', ''],
])('a new page loads the cart: %s', async (_, host, says) => {
	counts = host;
	from('https://elsewhere.example/');
	await askForCount();
	expect(asked).toEqual(['/api/shop/carts/mine?locale=it']);
	expect(shown()).toBe(says);
});

test('from page to page nothing is fetched again', async () => {
	from(`${location.origin}/it`);
	await askForCount();
	expect(asked).toEqual([]);
});

test('without an answer the number is kept', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('off line');
	});
	from('');
	dispatchEvent(new Event('pageshow'));
	await askForCount();
	expect(shown()).toBe('2');
});
