// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import { grantConsent, refuseConsent } from '#state/analytics.ts';
import {
	aCountedRefund,
	anOrder,
	cardPayment,
	ORDER_ID,
} from '../../support/factories-checkout.ts';
import {
	aShop,
	choose,
	data,
	faults,
	openOrders,
	press,
	problem,
	shown,
	watchLeaving,
} from '../../support/checkout-page.tsx';

const left = watchLeaving();

const here = { 'GET orders': data({ email: null, orders: [] }) };
const theOrder = `GET ${ORDER_ID}`;
const first = { 'POST purchases': data({ is_first: true }) };
const openDone = (order: ReturnType<typeof anOrder>, more = {}, locale: 'it' | 'ja' = 'it') => {
	const shop = aShop({ [theOrder]: data(order), ...here, ...first, ...more });
	return openOrders('done', `?order=${ORDER_ID}`, locale).then(() => shop);
};
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('after an order', () => {
	test('a transfer shows amount, account and date, each to copy, and offers an account in one step', async () => {
		const { asked } = await openDone(anOrder(), {
			'POST registrations': data({ outcome: 'mailed' }),
		});
		await title('Grazie, abbiamo ricevuto il tuo ordine');
		for (const text of ['26-483-0275', 'IT60 X054 2811 1010 0000 0123 456', '30 novembre 2026']) {
			expect(shown()).toContain(text);
		}
		await screen.findByRole('button', { name: 'Copia: IBAN' });
		await press('Crea l’account');
		expect(shown()).toContain('Conferma di aver letto l’informativa.');
		expect(await faults()).toEqual([]);
		await choose('checkbox', /informativa/);
		await press('Crea l’account');
		await screen.findByText(/Abbiamo scritto a anna@posta.example/);
		const account = asked.find(({ call }) => call.endsWith('/registrations'));
		expect(account?.body).toMatchObject({ email: 'anna@posta.example', given_name: 'Anna' });
	});

	test.each([
		['a guest', { email: null, is_customer: false }, 1],
		['a guest with a mailed link', { email: 'anna@posta.example', is_customer: false }, 1],
		['a customer', { email: 'anna@posta.example', is_customer: true }, 0],
		['a guest of a host that does not say', { email: null }, 1],
		['somebody known to a host that does not say', { email: 'anna@posta.example' }, 0],
	])('%s is offered an account if there is none', async (_, owner, offers) => {
		await openDone(anOrder(), { 'GET orders': data({ ...owner, orders: [] }) });
		await title('Grazie, abbiamo ricevuto il tuo ordine');
		await act(async () => undefined);
		expect(screen.queryAllByRole('button', { name: 'Crea l’account' })).toHaveLength(offers);
	});

	test('the purchase is fetched with consent only, and reported once, however often it is fetched', async () => {
		delete window.livenzaEvents;
		const { asked } = await openDone(
			anOrder({ status: 'processing', payment: cardPayment('paid') }),
		);
		await title('Grazie, abbiamo ricevuto il tuo ordine');
		await act(async () => {
			dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		});
		const told = () => asked.filter(({ call }) => call.endsWith('/purchases')).length;
		expect(told()).toBe(0);
		await act(async () => grantConsent(() => {}));
		expect(told()).toBe(1);
		refuseConsent();
	});

	test('a pending payment is polled by the page, then left to a mail', async () => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const { answers } = await openDone(
			anOrder({ status: 'pending', payment: cardPayment('pending') }),
		);
		await title('Aspettiamo la conferma del pagamento');
		expect(await faults()).toEqual([]);
		await act(async () => void (await vi.advanceTimersByTimeAsync(121_000)));
		await title('La conferma si fa attendere');
		cleanup();
		answers[theOrder] = data(anOrder({ status: 'pending', payment: cardPayment('pending') }));
		await openOrders('done', `?order=${ORDER_ID}`);
		await title('Aspettiamo la conferma del pagamento');
		answers[theOrder] = data(anOrder({ status: 'processing', payment: cardPayment('paid') }));
		await act(async () => void (await vi.advanceTimersByTimeAsync(3_100)));
		await title('Grazie, abbiamo ricevuto il tuo ordine');
	});

	test.each([
		['failed', /non è pagato: il pagamento è stato rifiutato/],
		['expired', /non è pagato: il pagamento non è stato completato/],
	] as const)(
		'a payment that is %s is reported, with the time until which the order stays open',
		async (status, text) => {
			const pay_until = '2026-11-30T13:05:00.000Z';
			const others = ['bank_transfer' as const];
			const payment = { ...cardPayment(status), can_pay: true, pay_until, others };
			const { asked } = await openDone(anOrder({ payment }), {
				'POST payments': data({ id: ORDER_ID, number: '26-483-0275', url: null }),
			});
			await screen.findByText(text);
			expect(shown()).toMatch(/fino al 30 novembre 2026.*14:05/);
			expect(shown()).not.toContain('Si è verificato un problema');
			expect(await faults()).toEqual([]);
			await press('Paga con: Bonifico bancario');
			expect(asked).toContainEqual({
				call: `POST /api/shop/orders/${ORDER_ID}/payments`,
				body: { provider: 'bank_transfer' },
			});
		},
	);

	test('a failed payment shows the specification’s title, hours, and a retry for the same order', async () => {
		const failed = anOrder({ payment: cardPayment('failed') });
		const { asked } = await openDone(failed, {
			'POST payments': data({ id: ORDER_ID, number: '26-483-0275', url: 'https://pay.example/2' }),
		});
		await title('L’ordine non è andato a buon fine');
		expect(shown()).toContain('14:30–18:30');
		expect(await faults()).toEqual([]);
		await press('Riprova il pagamento');
		expect(asked.at(-1)).toEqual({
			call: `POST /api/shop/orders/${ORDER_ID}/payments`,
			body: { provider: 'stripe' },
		});
		expect(left).toEqual(['https://pay.example/2']);
	});

	test('returning to the cart cancels the order, and restores its articles', async () => {
		const failed = anOrder({ payment: cardPayment('failed') });
		const canceled = anOrder({ status: 'canceled', can_cancel: false });
		const { asked } = await openDone(failed, { 'POST cancellations': data(canceled) });
		await title('L’ordine non è andato a buon fine');
		await press('Annulla l’ordine e torna al carrello');
		expect(asked.at(-1)?.call).toBe(`POST /api/shop/orders/${ORDER_ID}/cancellations`);
		expect(left).toEqual(['/it/cart']);
	});

	test('an order of somebody else leads to the order link', async () => {
		aShop({ [theOrder]: problem(404, 'not_found') });
		await openOrders('done', `?order=${ORDER_ID}`);
		await title('Da qui questo ordine non si apre');
	});
});

test('a fully shipped order states it, with the times of events', async () => {
	const [line] = anOrder().lines;
	if (!line) throw new Error('expected an order with a line');
	const entries = [{ at: '2026-11-24T10:07:00.000Z', kind: 'shipped' as const }];
	const order = (sent_quantity: number) =>
		anOrder({ status: 'processing', lines: [{ ...line, quantity: 2, sent_quantity }], entries });
	aShop({ [theOrder]: data(order(2)) });
	await openOrders('order', `?id=${ORDER_ID}`);
	await screen.findByText('Spedito', { selector: '.order-status b' });
	expect(shown()).toMatch(/24 novembre 2026.*11:07/);
	cleanup();
	aShop({ [theOrder]: data(order(1)) });
	await openOrders('order', `?id=${ORDER_ID}`);
	await screen.findByText('In preparazione', { selector: '.order-status b' });
});

test.each([
	['order', `?id=${ORDER_ID}`, 'id'],
	['order', `/${ORDER_ID}`, 'id'],
	['done', `?order=${ORDER_ID}`, 'order'],
] as const)('%s%s is the same order in another language', async (screenName, address, name) => {
	const link = document.createElement('a');
	link.dataset['locale'] = 'en';
	link.href = '/en/account/orders/detail';
	document.body.append(link);
	onTestFinished(() => link.remove());
	aShop({ [theOrder]: data(anOrder()), ...here, ...first });
	await openOrders(screenName, address);
	await waitFor(() =>
		expect(link.pathname + link.search).toBe(`/en/account/orders/detail?${name}=${ORDER_ID}`),
	);
});

describe('wheels of a delivered order', () => {
	test('are registered with one press, with the order’s date and proof', async () => {
		const wheel = { serial_number: 'MQC50A250103', product: 'Kleos RD 50' };
		const bought = (outcome: string) => data([{ ...wheel, delivered_on: '2026-11-20', outcome }]);
		const registrations = `GET ${ORDER_ID}/registrations`;
		const parcel = {
			...{ id: 'parcel-1', status: 'completed' as const, carrier: '', tracking_number: '' },
			...{ tracking_url: null, shipped_at: '2026-11-18T10:00:00.000Z' },
			...{ completed_at: '2026-11-20T10:00:00.000Z', lines: [{ position: 0, quantity: 1 }] },
		};
		const order = anOrder({ status: 'delivered', shipments: [parcel] });
		const { answers, asked } = aShop({
			[theOrder]: data(order),
			[registrations]: bought('success'),
			'POST registrations': problem(503, 'unavailable'),
		});
		await openOrders('order', `/${ORDER_ID}`);
		await screen.findByText(/data e prova d’acquisto ci sono già/);
		expect(await faults()).toEqual([]);
		await press('Registra la ruota');
		await screen.findByRole('alert');
		answers['POST registrations'] = problem(409, 'conflict', [{ path: 'wheels', code: 'none' }]);
		answers[registrations] = bought('already_registered');
		await press('Registra la ruota');
		await screen.findByText('Registrata');
		expect(screen.queryByRole('button', { name: 'Registra la ruota' })).toBeNull();
		expect(
			asked.filter(({ call }) => call === `POST /api/shop/orders/${ORDER_ID}/registrations`),
		).toHaveLength(2);
	});
});

describe('an order', () => {
	const sent = anOrder({
		status: 'processing',
		payment: cardPayment('paid'),
		shipments: [
			{
				id: 'parcel-1',
				status: 'shipped',
				carrier: 'Corriere Alpi',
				tracking_number: 'CA123',
				tracking_url: 'https://track.example/CA123',
				shipped_at: '2026-11-24T10:00:00.000Z',
				completed_at: null,
				lines: [{ position: 0, quantity: 1 }],
			},
		],
		entries: [
			{ at: '2026-11-23T10:00:00.000Z', kind: 'placed' },
			{ at: '2026-11-24T10:00:00.000Z', kind: 'shipped' },
		],
		refunded_amount: 990,
		refunds: [{ status: 'issued', amount: 990, at: '2026-11-25T10:00:00.000Z' }],
		documents: ['confirmation', 'invoice'],
		can_cancel: false,
	});

	test.each(LOCALES)('is shown in full in %s, without findings of axe', async (locale) => {
		aShop({ [theOrder]: data(sent) });
		await openOrders('order', `?id=${ORDER_ID}`, locale);
		await title('26-483-0275');
		expect(shown()).toContain('CA123');
		expect(shown().replaceAll(/\S+@\S+/g, '')).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z_]\w*|\{\{/);
		expect(await faults()).toEqual([]);
	});

	test('shows its parcel, documents and refunds', async () => {
		aShop({ [theOrder]: data(sent) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(shown()).toContain('Rimborsati 9,90 € il 25 novembre 2026');
		expect(screen.getByRole('link', { name: 'Fattura (PDF)' }).getAttribute('href')).toBe(
			`/api/shop/orders/${ORDER_ID}/documents/invoice`,
		);
		expect(screen.getByRole('link', { name: 'Segui la spedizione CA123' })).toBeTruthy();
		expect(screen.queryByRole('button', { name: 'Annulla l’ordine' })).toBeNull();
	});

	test('reports refunds to analytics once, however often it is fetched', async () => {
		delete window.livenzaEvents;
		const told: string[] = [];
		grantConsent(({ event }) => told.push(event));
		const { asked } = aShop({ [theOrder]: data(sent), 'POST refunds': data([aCountedRefund()]) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		await act(async () => {
			dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		});
		await waitFor(() => expect(told).toEqual(['refund']));
		expect(asked.filter(({ call }) => call.endsWith('/refunds'))).toHaveLength(1);
		refuseConsent();
	});

	test('without a refund reports none to analytics', async () => {
		const pending = { status: 'pending', amount: 990, at: '2026-11-25T10:00:00.000Z' } as const;
		const order = { ...sent, refunds: [pending], refunded_amount: 0 };
		const { asked } = aShop({ [theOrder]: data(order) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(asked.filter(({ call }) => call.endsWith('/refunds'))).toEqual([]);
	});

	test('shows the last day of return and of withdrawal, which may differ', async () => {
		const days = { return_until: '2026-12-05', withdraw_until: '2026-12-07' };
		const may = { can_return: true, can_withdraw: true };
		aShop({ [theOrder]: data({ ...sent, ...days, ...may }) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(shown()).toContain('Reso possibile fino al 5 dicembre 2026 compreso.');
		expect(shown()).toContain('Recesso possibile fino al 7 dicembre 2026 compreso.');
		cleanup();
		aShop({ [theOrder]: data({ ...sent, ...days, can_return: false, can_withdraw: false }) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(shown()).not.toContain('Recesso possibile');
	});

	test('distinguishes canceled units from returned ones', async () => {
		const [line] = anOrder().lines;
		if (!line) throw new Error('the order has no line');
		const lines = [
			{ ...line, position: 0, quantity: 2, sent_quantity: 0, returned_quantity: 2 },
			{ ...line, position: 1, quantity: 3, sent_quantity: 2, returned_quantity: 2 },
		];
		aShop({ [theOrder]: data(anOrder({ status: 'refund_issued', lines: lines.slice(0, 1) })) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(shown()).toContain('Annullato: 2 pezzi');
		expect(screen.queryByRole('link', { name: 'I tuoi resi' })).toBeNull();
		cleanup();
		aShop({ [theOrder]: data(anOrder({ status: 'processing', lines })) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(shown()).toContain('Annullato: 1 pezzo');
		expect(shown()).toContain('Reso: 1 pezzo');
		expect(screen.getByRole('link', { name: 'I tuoi resi' })).toBeTruthy();
	});

	test('shows the end of the legal guarantee of a line, and of its repaired units', async () => {
		const [line] = anOrder().lines;
		if (!line) throw new Error('the order has no line');
		const covered = {
			...line,
			quantity: 3,
			sent_quantity: 3,
			legal_ends_on: '2028-12-01',
			extended: [{ quantity: 2, legal_ends_on: '2029-12-01' }],
		};
		aShop({ [theOrder]: data(anOrder({ status: 'delivered', lines: [covered] })) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		expect(shown()).toContain('Garanzia legale fino al 1º dicembre 2028');
		expect(shown()).toContain('2 pezzi riparati: garanzia legale fino al 1º dicembre 2029');
		const returned = { ...covered, returned_quantity: 3 };
		const processing = anOrder({ status: 'processing' });
		for (const order of [processing, anOrder({ status: 'delivered', lines: [returned] })]) {
			cleanup();
			aShop({ [theOrder]: data(order) });
			await openOrders('order', `?id=${ORDER_ID}`);
			await title('26-483-0275');
			expect(shown().toLowerCase()).not.toContain('garanzia legale');
		}
	});

	test('is canceled by a second press only', async () => {
		const canceled = anOrder({ status: 'canceled', can_cancel: false });
		const { asked } = aShop({ [theOrder]: data(anOrder()), 'POST cancellations': data(canceled) });
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		await press('Annulla l’ordine');
		expect(asked.some(({ call }) => call.endsWith('/cancellations'))).toBe(false);
		await press('Sì, annulla l’ordine');
		await screen.findByText('Annullato');
	});

	test('is reordered as far as available', async () => {
		const { answers } = aShop({
			[theOrder]: data(sent),
			'POST reorders': data({ added: 0, missing: ['rd-50-hg'] }),
		});
		await openOrders('order', `?id=${ORDER_ID}`);
		await title('26-483-0275');
		await press('Ordina di nuovo');
		expect(shown()).toContain('Nessuno di questi articoli è disponibile al momento.');
		answers['POST reorders'] = data({ added: 1, missing: [] });
		await press('Ordina di nuovo');
		expect(left).toEqual(['/it/cart']);
	});
});

test.each(LOCALES)(
	'each line of a delivered order links to its prefilled claim (%s)',
	async (locale) => {
		const order = anOrder({
			shipments: [
				{
					...{ id: 's1', carrier: 'brt', tracking_number: '1', tracking_url: null },
					status: 'completed',
					shipped_at: '2026-11-24T10:00:00.000Z',
					completed_at: '2026-11-25T23:30:00.000Z',
					lines: [{ position: 0, quantity: 1 }],
				},
				// A later parcel with another line.
				{
					...{ id: 's2', carrier: 'brt', tracking_number: '2', tracking_url: null },
					status: 'completed',
					shipped_at: '2026-11-27T10:00:00.000Z',
					completed_at: '2026-11-28T10:00:00.000Z',
					lines: [{ position: 1, quantity: 1 }],
				},
			],
		});
		// A read without an answer is retried later, and would reach the host of the next file.
		aShop({ [theOrder]: data(order), 'GET registrations': data([]) });
		await openOrders('order', `?id=${ORDER_ID}`, locale);
		const link = await screen.findByRole<HTMLAnchorElement>('link', {
			name: new RegExp(getT(locale, 'orders')('line.claim')),
		});
		const { pathname, searchParams, hash } = new URL(link.href);
		expect(pathname).toBe('/it/warranty-conditions');
		expect(hash).toBe('#form-guarantee-claimed_product');
		expect(searchParams.get('order_number')).toBe('26-483-0275');
		// Handed over after midnight in Rome.
		expect(searchParams.get('delivered_on')).toBe('2026-11-26');
		expect(searchParams.get('claimed_product')).toMatch(/, HG \/ Nero$/);
	},
);

test('no claim is offered before the delivery', async () => {
	aShop({ [theOrder]: data(anOrder()) });
	await openOrders('order', `?id=${ORDER_ID}`);
	await screen.findByText('Cod. RD-50-HG');
	expect(screen.queryByRole('link', { name: /riparazione/ })).toBeNull();
});
