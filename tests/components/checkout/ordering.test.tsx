// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PRESSED_KEY } from '#contract/storage-keys.ts';
import { isToAccept } from '#islands/checkout/Changes.tsx';
import { endCheckout } from '#state/checkout.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { anOrderAddress, ORDER_ID, reached } from '../../support/factories-checkout.ts';
import {
	aShop,
	choose,
	data,
	faults,
	openCheckout,
	press,
	problem,
	shown,
	watchLeaving,
} from '../../support/checkout-page.tsx';
import { openReview, ORDER, orders, placed, TERMS } from '../../support/checkout-review.ts';

const left = watchLeaving();
beforeEach(endCheckout);
/** Leaves the screen as a reload does. */
const leaveScreen = () => {
	cleanup();
	endCheckout();
};

test('without accepted conditions nothing is ordered, and the checkbox is focused', async () => {
	const shop = await openReview();
	await press(ORDER);
	expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: TERMS }));
	expect(shown()).toContain('le condizioni vanno lette e accettate');
	expect(orders(shop)).toEqual([]);
	expect(await faults()).toEqual([]);
});

test('the order contains the displayed total, and leads to its result', async () => {
	const shop = await openReview();
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop).map(({ body }) => body)).toEqual([
		{
			key: expect.stringMatching(/^[\da-f-]{36}$/),
			accepts_terms: true,
			terms_version: '2026-11',
			total_amount: 13190,
			currency: 'EUR',
			review: 'as-shown',
		},
	]);
	expect(left).toEqual([`/it/checkout/done?order=${ORDER_ID}`]);
});

test('a card is paid on the provider’s page, and after a return the button is enabled', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = placed('https://pay.example/1');
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(left).toEqual(['https://pay.example/1']);
	expect(screen.getByRole('button', { name: ORDER }).getAttribute('aria-disabled')).toBe('true');
	// A cart that was ordered is gone.
	shop.answers['GET /shop/checkout'] = problem(409, 'conflict', [{ path: 'cart', code: 'empty' }]);
	await act(async () => {
		const shownAgain = new Event('pageshow');
		dispatchEvent(Object.assign(shownAgain, { persisted: true }));
	});
	await screen.findByRole('heading', { level: 2, name: 'L’ordine c’è già' });
});

test('changed conditions must be accepted again as displayed', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [
		{ path: 'terms_version', code: 'changed' },
	]);
	shop.answers['GET /shop/checkout'] = data(reached('resume', { terms_version: '2026-12' }));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Le condizioni di contratto sono appena cambiate/);
	const box = screen.getByRole('checkbox', { name: TERMS });
	expect(box).toHaveProperty('checked', false);
	expect(document.activeElement).toBe(box);
	shop.answers['POST orders'] = placed();
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop).at(-1)?.body).toMatchObject({ terms_version: '2026-12' });
	expect(left).toEqual([`/it/checkout/done?order=${ORDER_ID}`]);
});

test('a double press makes one order, and a lost answer is repeated with the same key', async () => {
	const shop = await openReview();
	delete shop.answers['POST orders'];
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Connessione assente/);
	shop.answers['POST orders'] = placed();
	await press(ORDER);
	await press(ORDER);
	const keys = orders(shop).map(({ body }) => Object.entries(body ?? {})[0]?.[1]);
	expect(keys.length).toBe(2);
	expect(new Set(keys).size).toBe(1);
});

test('a changed price must be accepted before ordering', async () => {
	const item = anItem({ seen_price: { amount: 11000, currency: 'EUR' } });
	const shop = await openReview({ cart: aCart({ items: [item] }) });
	expect(shown()).toContain('Il prezzo è salito da 110 € a 122 €.');
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop)).toEqual([]);
	expect(await faults()).toEqual([]);
	shop.answers['POST acknowledgements'] = data(aCart({ items: [anItem()] }));
	shop.answers['GET /shop/checkout'] = data(reached('resume'));
	await press('Ho visto, va bene così');
	await press(ORDER);
	expect(orders(shop).length).toBe(1);
});

test.each([
	['nothing', anItem(), false],
	['the price', anItem({ seen_price: { amount: 11000, currency: 'EUR' } }), true],
	['the quantity', anItem({ wanted_quantity: 4 }), true],
])('a line with a changed %s must be accepted again', (_, item, isChanged) => {
	expect(isToAccept(aCart({ items: [item] }))).toBe(isChanged);
});

test('a requested quantity reduced to none is a change, too', () => {
	const cart = aCart({ items: [anItem()] });
	const items = cart.items.map((item) => ({ ...item, wanted_quantity: 0 }));
	expect(isToAccept({ ...cart, items })).toBe(true);
});

test('a changed total is shown, and conditions must be accepted again', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [
		{ path: 'total_amount', code: 'changed' },
	]);
	const cart = aCart({ items: [anItem({ unit_price: 13000 })] });
	shop.answers['GET /shop/checkout'] = data(reached('resume', { cart }));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Il totale è passato da 131,90.€ a 139,90.€/);
	expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
	expect(left).toEqual([]);
});

test('goods or addresses changed in another tab are shown, and must be accepted again', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [{ path: 'review', code: 'changed' }]);
	const billing = anOrderAddress({
		lines: ['Anna Dal Col', 'Via Milano 3', '31015 Conegliano TV'],
	});
	shop.answers['GET /shop/checkout'] = data(reached('resume', { billing, review: 'another' }));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText('Rivedi ciò che è cambiato e conferma di nuovo.');
	expect(shown()).toContain('Via Milano 3');
	const box = screen.getByRole('checkbox', { name: TERMS });
	expect(box).toHaveProperty('checked', false);
	expect(document.activeElement).toBe(box);
	expect(await faults()).toEqual([]);
	shop.answers['POST orders'] = placed();
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop).at(-1)?.body).toMatchObject({ review: 'another' });
});

test('a step that became incomplete is opened', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [{ path: 'step', code: 'payment' }]);
	shop.answers['GET /shop/checkout'] = data(reached('payment'));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(location.pathname).toBe('/it/checkout/payment');
});

test('an order whose answer was lost by a reload is looked up by its key once the cart is empty', async () => {
	const shop = await openReview();
	delete shop.answers['POST orders'];
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Connessione assente/);
	leaveScreen();
	shop.answers['GET /shop/checkout'] = problem(409, 'conflict', [{ path: 'cart', code: 'empty' }]);
	await openCheckout('resume');
	await screen.findByRole('button', { name: 'Riprova' });
	shop.answers['POST orders'] = placed();
	await press('Riprova');
	await screen.findByRole('heading', { level: 2, name: 'L’ordine c’è già' });
	expect(screen.getByRole('link', { name: 'Vedi l’ordine' }).getAttribute('href')).toBe(
		`/it/checkout/done?order=${ORDER_ID}`,
	);
	const bodies = orders(shop).map(({ body }) => body);
	expect(bodies.length).toBeGreaterThan(1);
	expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
	// The order is known by now: the next empty cart is simply empty.
	leaveScreen();
	await openCheckout('resume');
	expect(orders(shop).length).toBe(bodies.length);
});

test('a stored key of an earlier page is no order: an empty cart is empty', async () => {
	const body = {
		key: crypto.randomUUID(),
		accepts_terms: true,
		terms_version: '2026-11',
		total_amount: 13190,
		currency: 'EUR',
	};
	sessionStorage.setItem(PRESSED_KEY, JSON.stringify(body));
	const empty = problem(409, 'conflict', [{ path: 'cart', code: 'empty' }]);
	const shop = aShop({ 'GET /shop/checkout': empty, 'POST orders': empty });
	await openCheckout('resume');
	await screen.findByRole('heading', { level: 2, name: 'Il carrello è vuoto' });
	expect(orders(shop).map((order) => order.body)).toEqual([body]);
	expect(sessionStorage.getItem(PRESSED_KEY)).toBe('');
});

test('an order whose answer was lost is also looked up when unavailable articles remain in the cart', async () => {
	sessionStorage.setItem(PRESSED_KEY, JSON.stringify({ key: crypto.randomUUID() }));
	const gone = problem(409, 'conflict', [{ path: 'cart', code: 'gone' }]);
	aShop({ 'GET /shop/checkout': gone, 'POST orders': placed() });
	await openCheckout('resume');
	await screen.findByRole('heading', { level: 2, name: 'L’ordine c’è già' });
});
