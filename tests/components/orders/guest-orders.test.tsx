// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ORDER_ID } from '../../support/factories-checkout.ts';
import {
	aShop,
	data,
	faults,
	fill,
	openOrders,
	press,
	problem,
	watchLeaving,
} from '../../support/checkout-page.tsx';

const left = watchLeaving();

const here = { 'GET orders': data({ email: null, orders: [] }) };
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the orders of a guest', () => {
	const TOKEN = 'a-secret-of-thirty-two-characters';
	const summary = {
		id: ORDER_ID,
		number: '26-483-0275',
		status: 'processing',
		placed_at: '2026-11-23T10:00:00.000Z',
		currency: 'EUR',
		total_amount: 13190,
		quantity: 2,
		title: 'Kleos RD 50',
		picture: null,
	};
	const listed = data({ email: 'anna@posta.example', orders: [summary] });

	test('are requested by e-mail and number, with one answer for right and wrong', async () => {
		const { asked } = aShop({ ...here, 'POST order-links': data({ outcome: 'mailed' }) });
		await openOrders('orders', '');
		await screen.findByRole('button', { name: 'Mandami il link' });
		expect(await faults()).toEqual([]);
		await fill(/E-mail/, 'anna@posta.example');
		await fill(/Numero d’ordine/, '26-483-0275');
		await press('Mandami il link');
		await screen.findByText(/Se e-mail e numero vanno insieme/);
		expect(asked.at(-1)?.body).toEqual({ email: 'anna@posta.example', number: '26-483-0275' });
	});

	test('open by the mailed link, whose secret is removed from the address', async () => {
		const { asked } = aShop({
			'POST order-sessions': data({ email: 'anna@posta.example', order_id: null }),
			'GET orders': listed,
		});
		await openOrders('orders', `#${TOKEN}`);
		const link = await screen.findByRole('link', { name: '26-483-0275' });
		expect(link.getAttribute('href')).toBe(`/it/orders/detail?id=${ORDER_ID}`);
		expect(location.href).not.toContain(TOKEN);
		expect(asked[0]?.body).toEqual({ token: TOKEN });
		expect(await faults()).toEqual([]);
	});

	test.each([
		['processing', true, 'Spedito'],
		['processing', false, 'In preparazione'],
		['delivered', false, 'Consegnato'],
	])('an order that is %s (all sent: %s) is called %s', async (status, is_sent, words) => {
		const orders = [{ ...summary, status, is_sent }];
		aShop({ 'GET orders': data({ email: 'anna@posta.example', orders }) });
		await openOrders('orders', '');
		await screen.findByText(words, { selector: 'b' });
	});

	test('a mail about one order links to it', async () => {
		aShop({ 'POST order-sessions': data({ email: 'anna@posta.example', order_id: ORDER_ID }) });
		await openOrders('orders', `#${TOKEN}`);
		expect(left).toEqual([`/it/orders/detail?id=${ORDER_ID}`]);
	});

	test('an expired link is explained, with how to get another', async () => {
		aShop({ 'POST order-sessions': problem(404, 'not_found') });
		await openOrders('orders', `#${TOKEN}`);
		await title('Questo link non vale più');
		await screen.findByRole('button', { name: 'Mandami il link' });
	});
});
