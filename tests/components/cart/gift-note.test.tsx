// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toMessages } from '../../../src/i18n/server.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { GiftNote } from '../../../src/islands/cart/CartExtras.tsx';
import { $cart, refreshCart } from '../../../src/state/cart.ts';
import { forgetCart } from '../../../src/state/cart/leave.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { WORDS } from './words.ts';

const context = {
	locale: 'it',
	room: WORDS,
	t: createTranslator<'cart'>('it', toMessages('it', 'cart')),
} as const;
let notes: string[];

beforeEach(() => {
	notes = [];
	document.documentElement.lang = 'it';
	vi.stubGlobal('fetch', async (url: string, { body = '{}' } = {}) => {
		if (url.includes('/gift-note')) notes.push(JSON.parse(body).text);
		return Response.json({ data: aCart({ items: [anItem()], gift_note: notes.at(-1) ?? '' }) });
	});
});
afterEach(async () => {
	cleanup();
	forgetCart();
	await expect.poll(() => $cart.get().cart).toBeNull();
	vi.unstubAllGlobals();
});

const field = () => screen.getByRole('textbox', { hidden: true });

test('a gift note is saved on blur, also when going to the checkout', async () => {
	await act(async () => refreshCart());
	render(<GiftNote context={context} cart={aCart({ items: [anItem()] })} />);
	fireEvent.focus(field());
	fireEvent.blur(field());
	fireEvent.change(field(), { target: { value: ' Buon compleanno, Marco ' } });
	await act(async () => void fireEvent.blur(field()));
	await expect.poll(() => notes).toEqual(['Buon compleanno, Marco']);
});
