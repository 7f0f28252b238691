// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop, choose, data, fill, shown } from '../../support/checkout-page.tsx';
import { anOrder, ORDER_ID } from '../../support/factories-checkout.ts';
import { openReturns } from '../../support/returns-page.tsx';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const [line] = anOrder().lines;
const delivered = anOrder({
	status: 'delivered',
	can_return: true,
	return_until: '2026-11-30',
	lines: line ? [{ ...line, quantity: 2 }] : [],
});
const toRefund = (refund_amount: number) => ({
	currency: 'EUR',
	goods_amount: refund_amount,
	shipping_amount: 0,
	refund_amount,
});

/** Opens the form for two units of one article, with the article chosen. */
async function openWith(answer: (body: unknown) => Response | Promise<Response>) {
	const { asked } = aShop({
		[`GET ${ORDER_ID}`]: data(delivered),
		'POST return-previews': answer,
	});
	await openReturns('new', `?order=${ORDER_ID}`);
	await choose('checkbox', new RegExp(line?.product.name ?? ''));
	return () => asked.filter(({ call }) => call.endsWith('return-previews'));
}

describe('the refund of a new return', () => {
	test('is fetched again when units change, and not with each letter of a note', async () => {
		const previews = await openWith(data(toRefund(1890_00)));
		await screen.findByText(/1\.890/);
		expect(previews()).toHaveLength(1);
		for (const note of ['U', 'Un', 'Un r', 'Un ra', 'Un raggio'])
			await fill(/Vuoi aggiungere/, note);
		expect(previews()).toHaveLength(1);
		await fill(/Pezzi/, '1');
		expect(previews()).toHaveLength(2);
	});

	test('is that of the current choice, whatever the order of answers', async () => {
		const waiting: ((response: Response) => void)[] = [];
		await openWith(() => new Promise((resolve) => waiting.push(resolve)));
		await fill(/Pezzi/, '1');
		await act(async () => waiting[1]?.(data(toRefund(945_00))()));
		await screen.findByText(/945/);
		await act(async () => waiting[0]?.(data(toRefund(1890_00))()));
		expect(shown()).toContain('945');
		expect(shown()).not.toContain('1.890');
	});
});
