// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartDrawer } from '../../../src/islands/cart/CartDrawer.tsx';
import { aCart } from '../../support/factories-cart.ts';
import { WORDS } from './words.ts';

let answerWords: (response: Response) => void;
const went: string[] = [];

beforeEach(() => {
	went.length = 0;
	document.documentElement.lang = 'it';
	document.body.innerHTML = '<a href="/it/carrello" data-cart="">Carrello</a>';
	vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
	vi.stubGlobal('fetch', (url: string) =>
		url.includes('/api/')
			? Promise.resolve(Response.json({ data: aCart() }))
			: new Promise<Response>((resolve) => {
					answerWords = resolve;
				}),
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const open = () => document.querySelector('dialog')?.open ?? false;
const answer = (response: Response) => act(async () => answerWords(response));

test('without texts there is no drawer, and the cart page has them', async () => {
	render(<CartDrawer call={{ turn: 1, press: null }} />);
	expect(open()).toBe(false);
	await answer(new Response('', { status: 503 }));
	expect(open()).toBe(false);
	expect(went.map((url) => new URL(url, 'http://a.example').pathname)).toEqual(['/it/carrello']);
});

test('it opens once it has texts for its title and its button', async () => {
	render(<CartDrawer call={{ turn: 1, press: null }} />);
	expect(open()).toBe(false);
	await answer(Response.json(WORDS));
	expect(open()).toBe(true);
	expect(screen.getByRole('dialog', { name: /^Carrello, \d+ pezzi$/ })).toBeTruthy();
	expect(screen.getByRole('button', { name: 'Chiudi il carrello' })).toBeTruthy();
	expect(went).toEqual([]);
});
