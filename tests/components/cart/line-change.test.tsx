// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grantConsent, refuseConsent, type AnalyticsEvent } from '../../../src/state/analytics.ts';
import {
	$cart,
	addItem,
	refreshCart,
	removeItem,
	retryCart,
	setQuantity,
	undoRemoval,
} from '../../../src/state/cart.ts';
import { forgetCart } from '../../../src/state/cart/leave.ts';
import { CartDrawer } from '../../../src/islands/cart/CartDrawer.tsx';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { WORDS } from './words.ts';

let told: AnalyticsEvent[];
let lines: Map<string, number>;
let version = 1000;
let isDown: boolean;

const cart = () =>
	aCart({
		version: (version += 1),
		items: [...lines].map(([variant_id, quantity]) => anItem({ variant_id, quantity })),
	});

/** Applies an edit as the host does; at most three units of anything are available. */
function take(path: string, method: string, body: { variant_id?: string; quantity?: number }) {
	const variant = body.variant_id ?? /lines\/([\w-]+)/.exec(path)?.[1];
	if (variant === undefined || method === 'GET') return;
	const asked = (method === 'POST' ? (lines.get(variant) ?? 0) : 0) + (body.quantity ?? 0);
	if (method === 'DELETE') lines.delete(variant);
	else lines.set(variant, Math.min(3, asked));
}

beforeEach(() => {
	told = [];
	lines = new Map();
	isDown = false;
	document.documentElement.lang = 'it';
	document.body.innerHTML = '<a href="/it/carrello" data-cart="">Carrello</a>';
	vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '{}' } = {}) => {
		if (!url.includes('/api/')) return Response.json(WORDS);
		if (isDown) throw new TypeError('off line');
		take(url, method, JSON.parse(body));
		return Response.json({ data: cart() });
	});
	grantConsent((event) => told.push(event));
});
afterEach(async () => {
	cleanup();
	refuseConsent();
	forgetCart();
	await expect.poll(() => $cart.get().cart).toBeNull();
	vi.unstubAllGlobals();
});

const settled = () => expect.poll(() => localStorage.getItem('cart/waiting')).toBeNull();
const events = () =>
	told.map(({ event, ecommerce: { items } }) => `${event} ${items.map((item) => item.quantity)}`);
const add = (variant: string) => addItem(variant, crypto.randomUUID());

test('additions, changes, removals and undone removals are reported as applied by the host', async () => {
	await refreshCart();
	await add('a');
	setQuantity('a', 9);
	await settled();
	setQuantity('a', 2);
	await settled();
	removeItem({ variant_id: 'a', name: 'A', quantity: 2 });
	await settled();
	undoRemoval();
	await settled();
	expect(events()).toEqual([
		'add_to_cart 1',
		'add_to_cart 2',
		'remove_from_cart 1',
		'remove_from_cart 2',
		'add_to_cart 2',
	]);
	expect(told[3]).toMatchObject({
		event: 'remove_from_cart',
		ecommerce: { currency: 'EUR', value: 244, items: [{ item_id: 'A', price: 122, quantity: 2 }] },
	});
});

test('lines of a cart shown for the first time are not reported as added', async () => {
	lines.set('a', 2);
	await add('a');
	expect(events()).toEqual(['add_to_cart 1']);
});

test('an edit without a response is reported once the host has applied it', async () => {
	isDown = true;
	await add('a');
	expect(events()).toEqual([]);
	isDown = false;
	retryCart();
	await settled();
	expect(events()).toEqual(['add_to_cart 1']);
});

test('a drawer that was never opened reports no cart view', async () => {
	isDown = true;
	await add('a');
	isDown = false;
	const { rerender } = render(<CartDrawer call={{ turn: 0, press: null }} />);
	await settled();
	await act(async () => undefined);
	expect(events()).toEqual(['add_to_cart 1']);
	rerender(<CartDrawer call={{ turn: 1, press: null }} />);
	await expect.poll(() => events()).toContain('view_cart 1');
});
