// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderParts } from '#contract/orders/desk.ts';
import { FollowRefunds } from '../../../src/desk/actions/orders/Refunds.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const [ORDER, REFUND] = [
	'5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11',
	'0b6c9d0e-1111-4a8e-9a55-0c8f6e2b9d22',
];
const sent: { path: string; body: unknown }[] = [];

beforeEach(async () => {
	sent.length = 0;
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		sent.push({ path, body: JSON.parse(body) });
		return Response.json({ data: { id: ORDER, status: 'processing' } });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Lists the actions on one refund of an order. */
async function show(refund: object, has_failed_refund = false): Promise<string[]> {
	const order_refunds = v.parse(orderParts.entries.order_refunds, [
		{
			id: REFUND,
			refund_reason: 'at_provider',
			refund_status: 'issued',
			refund_amount: '50,00 €',
			by_hand: false,
			needs_check: false,
			created_at: '2025-06-15T10:00:00.000Z',
			settled_at: '2025-06-15T10:00:00.000Z',
			came_back_at: null,
			last_error: null,
			...refund,
		},
	]);
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<FollowRefunds order={{ id: ORDER, has_failed_refund, order_refunds }} />
			</AdminContext>,
		);
	});
	return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('a refund made elsewhere is acknowledged with one press', async () => {
	expect(await show({ needs_check: true })).toEqual(['Controllato: 50,00 €']);
	expect(screen.getByText(/sul sito del fornitore dei pagamenti/)).toBeTruthy();
	await act(async () => void fireEvent.click(screen.getByRole('button')));
	expect(sent).toEqual([{ path: `/api/desk/orders/${ORDER}/refunds/${REFUND}/checks`, body: {} }]);
});

test('a refund returned by a bank is retried', async () => {
	const back = { refund_status: 'failed', came_back_at: '2025-06-18T10:00:00.000Z' };
	expect(await show(back, true)).toEqual(['Riprova il rimborso di 50,00 €']);
});

test('a completed refund has no action', async () => {
	expect(await show({})).toEqual([]);
});
