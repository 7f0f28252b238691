import { screen } from '@testing-library/react';
import { ORDER_ID, reached } from './factories-checkout.ts';
import { data, openCheckout, shopAt } from './checkout-page.tsx';

/** Labels of the binding button, and of the box before it. */
export const ORDER = 'Ordine con obbligo di pagare';
export const TERMS = /^Dichiaro di aver letto e accetto le condizioni generali di contratto/;
export const placed = (url: string | null = null) =>
	data({ id: ORDER_ID, number: '26-483-0275', url });

/** Opens a checkout at its last step, on a host that accepts the order. */
export async function openReview(given = {}) {
	const shop = shopAt(reached('resume', given));
	shop.answers['POST orders'] = placed();
	await openCheckout('resume');
	await screen.findByRole('heading', { level: 2, name: 'Riepilogo' });
	return shop;
}
/** Requests to place an order. */
export const orders = ({ asked }: ReturnType<typeof shopAt>) =>
	asked.filter(({ call }) => call === 'POST /api/shop/checkout/orders');
