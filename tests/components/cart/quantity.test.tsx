// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { cartSchema } from '../../../src/contract/cart/cart.ts';
import { toMessages } from '../../../src/i18n/server.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { Changes } from '../../../src/islands/cart/CartLine.tsx';
import { CartStatus } from '../../../src/islands/cart/CartStatus.tsx';
import { Quantity } from '../../../src/islands/cart/Quantity.tsx';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { WORDS } from './words.ts';

afterEach(cleanup);

const context = {
	locale: 'it',
	room: WORDS,
	t: createTranslator<'cart'>('it', toMessages('it', 'cart')),
} as const;

/**
 * Types a number into the field of an article, and returns the quantity requested from the host.
 */
function type(text: string, most: number | null): number | null {
	let asked: number | null = null;
	render(
		<Quantity
			context={context}
			name="Kleos"
			quantity={1}
			most={most}
			onChange={(quantity) => {
				asked = quantity;
			}}
		/>,
	);
	const field = screen.getByRole('textbox');
	fireEvent.change(field, { target: { value: text } });
	fireEvent.blur(field);
	return asked;
}

test.each([
	['more than there is, so that the host can say how many that is', '50', 3, 50],
	['as many as there are', '３', 3, 3],
	['no more than a cart takes', '150', null, 99],
	['nothing for what is no number', 'due', 3, null],
])('a typed number sets %s', (_, text, most, asked) => {
	expect(type(text, most)).toBe(asked);
});

test('a quantity above the maximum is reported at once', () => {
	type('150', null);
	expect(screen.getByRole('status').textContent).toBe('Al massimo 99 pezzi per articolo.');
	fireEvent.change(screen.getByRole('textbox'), { target: { value: '9' } });
	fireEvent.blur(screen.getByRole('textbox'));
	expect(screen.getByRole('status').textContent).toBe('');
});

test('the line shows available and requested units', () => {
	const cart = v.parse(cartSchema, aCart());
	const [item] = aCart({
		items: [anItem({ quantity: 3, wanted_quantity: 50, available_quantity: 3 })],
	}).items;
	if (!item) throw new Error('no line');
	render(<Changes context={context} cart={cart} item={item} />);
	expect(screen.getByText('Ne restano 3: ne volevi 50.')).toBeTruthy();
});

test('a changed quantity is announced with the total, once the host has answered', () => {
	const findCart = (quantity: number) =>
		v.parse(cartSchema, aCart({ items: [anItem({ quantity })] }));
	const show = (quantity: number, isPending: boolean) => (
		<CartStatus context={context} cart={findCart(quantity)} isPending={isPending} />
	);
	const { rerender } = render(show(1, false));
	const said = () => screen.getByRole('status').textContent;
	expect(said()).toBe('');
	rerender(show(2, true));
	expect(said()).toBe('');
	rerender(show(2, false));
	expect(said()?.replaceAll('\u00a0', ' ')).toBe(
		'Kleos RD 50, HG / Nero: 2 pezzi nel carrello. Totale: 253,90 €.',
	);
});
