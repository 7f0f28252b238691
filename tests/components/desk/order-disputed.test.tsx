// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDER_WORK } from '#contract/orders/desk.ts';
import { OrderActions } from '../../../src/desk/actions/orders/OrderActions.tsx';
import { OrderNext } from '../../../src/desk/actions/orders/OrderNext.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const ORDER = '5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11';
const AT = '2025-06-15T10:00:00.000Z';
const sent: string[] = [];

beforeEach(async () => {
	sent.length = 0;
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string) => {
		sent.push(path);
		return Response.json({ data: { id: ORDER, status: 'processing' } });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const parcel = (shipment_status: string) => ({
	id: crypto.randomUUID(),
	shipment_status,
	contents: '1 × RD-50',
	carrier: '',
	tracking_number: '',
	tracking_url: '',
	packed_at: AT,
	shipped_at: null,
	completed_at: null,
});

/** Shows the actions on a paid order of three units. */
async function show({
	dispute,
	sent: left,
	...more
}: {
	dispute: string | null;
	sent: number;
} & Record<string, unknown>) {
	const order = {
		id: ORDER,
		number: '26-000-0001',
		placed_at: AT,
		status: 'processing',
		total_amount: 36_600,
		currency: 'EUR',
		country: 'IT',
		buyer: 'Anna Piave',
		email: 'anna@mail.example',
		user_type: 'private',
		tax_treatment: 'domestic',
		paid_at: AT,
		pay_until: null,
		deliver_by: null,
		delivered_on: null,
		...Object.fromEntries(ORDER_WORK.map((work) => [work, false])),
		is_to_pack: dispute === null,
		order_lines: [
			{
				position: 0,
				code: 'RD-50',
				article: 'RD 50',
				quantity: 3,
				to_pack: 2 - left,
				sent: left,
				given_back: 0,
				unit_price: 12_200,
				total_amount: 36_600,
				left_amount: 36_600,
				has_serials: false,
				legal_ends_on: null,
				extended: 0,
			},
		],
		order_shipments: [parcel('packed'), ...(left > 0 ? [parcel('completed')] : [])],
		order_payments: [
			{
				attempt: 1,
				provider: 'test',
				payment_status: 'paid',
				amount_due: 36_600,
				came: '',
				created_at: AT,
				dispute,
				dispute_due: null,
			},
		],
		order_refunds: [],
		order_addresses: [],
		documents: [],
		order_details: {},
		order_entries: [],
		...more,
	};
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<RecordContextProvider value={order}>
					<OrderNext />
					<OrderActions />
				</RecordContextProvider>
			</AdminContext>,
		);
	});
	return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('neither shipping nor refunds are possible during a dispute', async () => {
	expect(await show({ dispute: 'needs_response', sent: 0 })).toEqual([
		'Riapri il pacco',
		'Avvisa il cliente',
	]);
	expect(screen.getByRole('alert').textContent).toContain('finché la banca non decide');
});

test('an order with a lost dispute is canceled in full before shipping', async () => {
	expect(await show({ dispute: 'lost', sent: 0 })).toContain('Annulla l’ordine');
	expect(screen.getByRole('alert').textContent).toContain('La contestazione è persa');
});

test('a partly shipped order has its rest canceled', async () => {
	const buttons = await show({ dispute: 'lost', sent: 1 });
	expect(buttons).toContain('Annulla il resto');
	expect(buttons).not.toContain('Annulla l’ordine');
	const press = (name: string) =>
		act(async () => void fireEvent.click(screen.getByRole('button', { name })));
	await press('Annulla il resto');
	expect(screen.getByRole('dialog').textContent).toContain('Confermi questa operazione?');
	await press('Torna indietro');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(sent).toEqual([]);
	await press('Annulla il resto');
	const again = within(screen.getByRole('dialog')).getByRole('button', {
		name: 'Annulla il resto',
	});
	await act(async () => void fireEvent.click(again));
	expect(sent).toEqual([`/api/desk/orders/${ORDER}/cancellations`]);
});

test('an undisputed order is packed, shipped and refunded', async () => {
	const buttons = await show({ dispute: null, sent: 1 });
	expect(buttons).toEqual(
		expect.arrayContaining(['Pacco pronto', 'Affida al corriere', 'Rimborsa']),
	);
	expect(buttons).not.toContain('Annulla il resto');
	expect(screen.queryByRole('alert')).toBeNull();
});

/** Buttons of the act at the top; null if there is none. */
const atTop = () => {
	const top = screen.queryByRole('region', { name: 'Prossimo passo' });
	return (
		top &&
		within(top)
			.queryAllByRole('button')
			.map(({ textContent }) => textContent)
	);
};
const open = { provider: 'bank_transfer', payment_status: 'open', attempt: 1, amount_due: 36_600 };
const payment = { ...open, came: '', created_at: AT, dispute: null, dispute_due: null };
const refund = {
	...{ id: crypto.randomUUID(), refund_reason: 'return', refund_amount: '122,00 €' },
	...{ by_hand: true, needs_check: false, created_at: AT, settled_at: null },
	...{ came_back_at: null, last_error: null, refund_status: 'pending' },
};

test.each([
	['a packed parcel', {}, ['Affida al corriere', 'Riapri il pacco']],
	['goods to pack', { order_shipments: [] }, ['Pacco pronto']],
	[
		'a parcel on its way',
		{ order_shipments: [parcel('shipped')], is_to_pack: false },
		['Consegnato'],
	],
	['nothing', { order_shipments: [parcel('completed')], is_to_pack: false }, null],
	['a bank transfer', { paid_at: null, order_payments: [payment] }, ['Conferma l’incasso']],
	[
		'another amount than the one due',
		{ awaits_receipt: true, order_payments: [{ ...payment, payment_status: 'held' }] },
		['Accetta l’importo', 'Restituisci l’importo'],
	],
	[
		'money to give back',
		{ has_refund_to_issue: true, order_refunds: [refund] },
		['Bonifico di 122,00 € fatto', 'Bonifico di 122,00 € non riuscito'],
	],
])('an order waiting for %s shows it at the top, and only there', async (_, more, acts) => {
	const buttons = await show({ dispute: null, sent: 0, ...more });
	expect(atTop()).toEqual(acts);
	for (const act of acts ?? []) expect(buttons.filter((button) => button === act)).toHaveLength(1);
});
