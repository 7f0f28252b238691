// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { grantConsent, refuseConsent } from '#state/analytics.ts';
import {
	aShop,
	choose,
	data,
	faults,
	fill,
	press,
	problem,
	shown,
} from '../../support/checkout-page.tsx';
import {
	aCountedRefund,
	anOrder,
	anOrderAddress,
	ORDER_ID,
} from '../../support/factories-checkout.ts';
import { aShownReturn, openReturns, RETURN_ID } from '../../support/returns-page.tsx';

let left: string[] = [];
beforeEach(() => {
	left = [];
	vi.spyOn(location, 'assign').mockImplementation((url) => {
		left.push(String(url));
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const theReturn = `GET ${RETURN_ID}`;
const delivered = anOrder({ status: 'delivered', can_return: true, return_until: '2026-11-30' });
const refund = {
	currency: 'EUR',
	goods_amount: 1890_00,
	shipping_amount: 0,
	refund_amount: 1890_00,
};

describe('a new return', () => {
	const open = async (more = {}) => {
		const shop = aShop({
			[`GET ${ORDER_ID}`]: data(delivered),
			'POST return-previews': data(refund),
			...more,
		});
		await openReturns('new', `?order=${ORDER_ID}`);
		return shop;
	};
	const pickFirst = () => choose('checkbox', new RegExp(delivered.lines[0]?.product.name ?? ''));

	const answerBoth = async () => {
		await fill('Motivo', 'defective');
		await fill('In che stato è?', 'mounted');
		// The order was paid by transfer, so the refund goes to an account.
		await fill('IBAN', 'it60 x054 2811 1010 0000 0123 456');
	};

	test('can be picked up at another address, by the rules of its country', async () => {
		const { asked, answers } = await open({
			'POST returns': problem(422, 'validation_failed', [
				{ path: 'pickup.postal_code', code: 'postal_code' },
			]),
		});
		await screen.findByText(/30 novembre 2026/);
		await pickFirst();
		await answerBoth();
		await choose('radio', 'Un altro indirizzo (Italia)');
		await screen.findByLabelText('CAP');
		await press('Chiedi il reso');
		expect(screen.getByLabelText('Città').getAttribute('aria-invalid')).toBe('true');
		expect(asked.filter(({ call }) => call.endsWith('/returns'))).toEqual([]);
		await fill('Via e numero civico', 'Via Po 1');
		await fill('CAP', '32199');
		await fill('Città', 'Belluno');
		await fill('Provincia', 'BL');
		await press('Chiedi il reso');
		await screen.findByText(/CAP.*31015|31015/);
		expect(document.activeElement).toBe(screen.getByLabelText('CAP'));
		expect(screen.getByLabelText('CAP')).toHaveProperty('value', '32199');
		expect(await faults()).toEqual([]);
		answers['POST returns'] = data(aShownReturn());
		await fill('CAP', '32100');
		await press('Chiedi il reso');
		expect(asked.at(-1)?.body).toMatchObject({
			way: 'label',
			pickup: { country: 'IT', line1: 'Via Po 1', postal_code: '32100', region: 'BL' },
		});
	});

	test('shows the refund before sending, and leads to the return', async () => {
		const { asked } = await open({ 'POST returns': data(aShownReturn()) });
		await screen.findByText(/30 novembre 2026/);
		expect(await faults()).toEqual([]);
		await pickFirst();
		await screen.findByText(/1\.890/);
		expect(await faults()).toEqual([]);
		await choose('radio', /a tue spese/);
		await press('Chiedi il reso');
		expect(left).toEqual([]);
		for (const name of ['Motivo', 'In che stato è?']) {
			const list = screen.getByLabelText(name);
			expect(list).toHaveProperty('value', '');
			expect(list.getAttribute('aria-invalid')).toBe('true');
		}
		expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
		expect(await faults()).toEqual([]);
		await answerBoth();
		await press('Chiedi il reso');
		expect(asked.at(-1)?.body).toMatchObject({
			way: 'own_courier',
			pickup: null,
			iban: 'it60 x054 2811 1010 0000 0123 456',
			lines: [{ position: 0, reason: 'defective', condition: 'mounted' }],
		});
		expect(left.at(-1)).toContain(`?id=${RETURN_ID}`);
	});

	test('asks for an account when the order was paid by transfer, and checks it', async () => {
		const { asked } = await open({ 'POST returns': data(aShownReturn()) });
		await screen.findByText(/30 novembre 2026/);
		await pickFirst();
		await answerBoth();
		const sent = () => asked.filter(({ call }) => call.endsWith('/returns'));
		for (const typed of ['', 'IT60 X054 2811 1010 0000 0123 457']) {
			await fill('IBAN', typed);
			await press('Chiedi il reso');
			expect(document.activeElement).toBe(screen.getByLabelText('IBAN'));
			expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true');
			expect(screen.getByLabelText('IBAN')).toHaveProperty('value', typed);
			expect(sent()).toEqual([]);
		}
		expect(await faults()).toEqual([]);
	});

	test('offers two pickup places only if they differ', async () => {
		await open();
		await screen.findByText(/30 novembre 2026/);
		const places = () => within(screen.getByRole('group', { name: /Dove passa/ }));
		expect(places().getAllByRole('radio')).toHaveLength(2);
		cleanup();
		const shipping = anOrderAddress({ lines: ['Anna Dal Col', 'Via Po 1', '10121 Torino TO'] });
		await open({ [`GET ${ORDER_ID}`]: data(anOrder({ ...delivered, shipping })) });
		await screen.findByText(/30 novembre 2026/);
		expect(places().getAllByRole('radio')).toHaveLength(3);
		expect(places().getByText('Via Po 1')).toBeTruthy();
	});

	test('requires an item, and shows the host’s reason for a refusal with the day', async () => {
		const late = { path: 'order', code: 'too_late:2026-11-30' };
		await open({ 'POST returns': problem(409, 'conflict', [late]) });
		await screen.findByText(/30 novembre 2026/);
		await press('Chiedi il reso');
		expect(shown()).toContain('Scegli almeno un articolo.');
		expect(document.activeElement?.getAttribute('type')).toBe('checkbox');
		await pickFirst();
		await answerBoth();
		await press('Chiedi il reso');
		await screen.findByText('Il termine è scaduto il 30 novembre 2026.');
		expect(left).toEqual([]);
	});

	test('is not offered for an undelivered order, which links to the withdrawal', async () => {
		const order = anOrder({ can_return: false, return_until: null, can_withdraw: true });
		await open({ [`GET ${ORDER_ID}`]: data(order) });
		await screen.findByRole('heading', { name: 'Il reso non si può chiedere' });
		const button = screen.getByRole('button', { name: 'Recedi dal contratto' });
		const form = button.closest('form');
		expect(form?.getAttribute('action')).toBe('/api/shop/withdrawal-reviews?locale=it');
		expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
			name: 'Anna Dal Col',
			contract: '26-483-0275',
			email: order.email,
		});
	});
});

describe('a return', () => {
	test('is the one at the end of the address, and links to its order', async () => {
		aShop({ [theReturn]: data(aShownReturn()) });
		await openReturns('detail', `/${RETURN_ID}`);
		const order = await screen.findByRole('link', { name: /Vedi l’ordine/ });
		expect(order.getAttribute('href')).toBe(`/it/orders/detail?id=${ORDER_ID}`);
	});

	test('opens by a mailed link’s secret, which is removed from the address', async () => {
		const secret = 'r'.repeat(40);
		const { asked } = aShop({
			'POST order-sessions': data({ order_id: ORDER_ID }),
			[theReturn]: data(aShownReturn()),
		});
		await openReturns('detail', `?id=${RETURN_ID}#${secret}`);
		await screen.findByText('26-483-0275-R1');
		expect(asked.map(({ body }) => body)).toContainEqual({ token: secret });
		expect(location.hash).toBe('');
	});

	test('that is complete has the specification’s text', async () => {
		aShop({ [theReturn]: data(aShownReturn({ status: 'refunded', refund_status: 'issued' })) });
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByText('Il reso è completo. Il rimborso è stato emesso.');
		expect(await faults()).toEqual([]);
	});

	test('that was refunded is reported to analytics, others are not', async () => {
		delete window.livenzaEvents;
		grantConsent(() => {});
		const refunds = { 'POST refunds': data([aCountedRefund()]) };
		const pending = { status: 'refunded', refund_status: 'pending' } as const;
		const { asked, answers } = aShop({ [theReturn]: data(aShownReturn(pending)), ...refunds });
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByText('Il reso è completo. Il rimborso è stato emesso.');
		expect(asked.filter(({ call }) => call.endsWith('/refunds'))).toEqual([]);
		cleanup();
		answers[theReturn] = data(aShownReturn({ ...pending, refund_status: 'issued' }));
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByText('Il reso è completo. Il rimborso è stato emesso.');
		const told = () => asked.filter(({ call }) => call.endsWith(`/${ORDER_ID}/refunds`));
		await waitFor(() => expect(told()).toHaveLength(1));
		refuseConsent();
	});

	test('picked up by our courier offers its label, without a tracking number', async () => {
		aShop({ [theReturn]: data(aShownReturn({ status: 'authorised', has_label: true })) });
		await openReturns('detail', `?id=${RETURN_ID}`);
		const label = await screen.findByRole('link', { name: 'Scarica l’etichetta (PDF)' });
		expect(label.getAttribute('href')).toContain(`${RETURN_ID}/label`);
		expect(screen.queryByLabelText('Numero di spedizione')).toBeNull();
		expect(await faults()).toEqual([]);
	});

	test('sent by the buyer accepts carrier and tracking number', async () => {
		const authorised = { status: 'authorised', way: 'own_courier', can_send: true } as const;
		const { asked } = aShop({
			[theReturn]: data(aShownReturn(authorised)),
			'POST dispatches': data(aShownReturn({ status: 'in_transit' })),
		});
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByText('26-483-0275-R1', { selector: 'h2' });
		expect(await faults()).toEqual([]);
		await fill('Corriere', 'Corriere Piave');
		await fill('Numero di spedizione', 'CP1');
		await press('Segnala la spedizione');
		expect(asked.some(({ call }) => call.endsWith('/dispatches'))).toBe(true);
	});

	test('that was refused states the reason', async () => {
		aShop({ [theReturn]: data(aShownReturn({ status: 'refused', refusal: 'Manca un raggio.' })) });
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByText('Manca un raggio.');
		// A refund that will not be made is not promised either.
		expect(shown()).not.toContain('Rimborso');
		expect(shown()).toContain('Motivo: Difettoso');
		expect(shown()).toContain('Stato: Montato');
	});

	test('of somebody else is not found, and a failed one can be reloaded', async () => {
		aShop({ [theReturn]: problem(404, 'not_found') });
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByRole('heading', { name: 'Reso non trovato' });
		cleanup();
		aShop({ [theReturn]: problem(500, 'internal') });
		await openReturns('detail', `?id=${RETURN_ID}`);
		await screen.findByRole('button', { name: /Riprova/ });
	});
});

const aWithdrawal = {
	id: '7c1d7a52-3f0b-4a8e-9a55-0c8f6e2b9d12',
	reference: 'RC-7K3M9QAB',
	order_id: ORDER_ID,
	contract: '26-483-0275',
	status: 'received',
	stated_at: '2026-11-20T10:00:00.000Z',
	withdraw_until: '2026-11-30',
	due_on: '2026-12-04',
	send_by: '2026-12-04',
	can_send: true,
	asks_iban: false,
	carrier: '',
	tracking_number: '',
	refusal: '',
};

describe('withdrawals beside the returns', () => {
	const none = data({ email: 'anna@posta.example', returns: [] });

	test('state the days for refund and shipping, and accept carrier and tracking number', async () => {
		const { asked } = aShop({
			'GET /shop/returns': none,
			'GET /shop/withdrawals': data({ withdrawals: [aWithdrawal] }),
			'POST dispatches': data({ ...aWithdrawal, can_send: false, carrier: 'Corriere Piave' }),
		});
		await openReturns('list');
		await screen.findByText('RC-7K3M9QAB');
		expect(shown()).toContain('Rimborso entro il 4 dicembre 2026.');
		expect(shown()).toContain('spediscila entro il 4 dicembre 2026');
		expect(await faults()).toEqual([]);
		await fill('Corriere', 'Corriere Piave');
		await fill('Numero di spedizione', 'CP1');
		await press('Segnala la spedizione');
		const sent = asked.find(({ call }) =>
			call.endsWith(`withdrawals/${aWithdrawal.id}/dispatches`),
		);
		expect(sent?.body).toEqual({ carrier: 'Corriere Piave', tracking_number: 'CP1' });
	});

	test('ask for the account of a refund by transfer, check it, and confirm it', async () => {
		const { asked, answers } = aShop({
			'GET /shop/returns': none,
			'GET /shop/withdrawals': data({ withdrawals: [{ ...aWithdrawal, asks_iban: true }] }),
			'POST refund-accounts': data(aWithdrawal),
		});
		await openReturns('list');
		const field = await screen.findByLabelText('IBAN');
		expect(await faults()).toEqual([]);
		const sent = () => asked.filter(({ call }) => call.endsWith('/refund-accounts'));
		for (const typed of ['', 'IT60 X054 2811 1010 0000 0123 457']) {
			await fill('IBAN', typed);
			await press('Invia l’IBAN');
			expect(document.activeElement).toBe(field);
			expect(field.getAttribute('aria-invalid')).toBe('true');
			expect(field).toHaveProperty('value', typed);
			expect(sent()).toEqual([]);
		}
		answers['GET /shop/withdrawals'] = data({ withdrawals: [aWithdrawal] });
		await fill('IBAN', 'IT60 X054 2811 1010 0000 0123 456');
		await press('Invia l’IBAN');
		await screen.findByText('Grazie: rimborsiamo su questo IBAN.');
		expect(sent()).toMatchObject([{ body: { iban: 'IT60 X054 2811 1010 0000 0123 456' } }]);
		expect(screen.queryByLabelText('IBAN')).toBeNull();
		expect(await faults()).toEqual([]);
	});

	test('are optional, and hide no return when they cannot be loaded', async () => {
		aShop({ 'GET /shop/returns': none, 'GET /shop/withdrawals': problem(500, 'internal') });
		await openReturns('list');
		await screen.findByRole('heading', { name: 'Ancora nessun reso' });
		expect(screen.queryByRole('heading', { name: 'I tuoi recessi' })).toBeNull();
	});
});

describe('the list', () => {
	test.each(LOCALES)('passes axe, full and empty (%s)', async (locale) => {
		// Without an answer it would be requested again during the next test.
		const noneWithdrawn = { 'GET /shop/withdrawals': data({ withdrawals: [] }) };
		aShop({
			'GET /shop/returns': data({ email: 'anna@posta.example', returns: [aShownReturn()] }),
			...noneWithdrawn,
		});
		await openReturns('list', '', locale);
		await screen.findByRole('link', { name: '26-483-0275-R1' });
		expect(await faults()).toEqual([]);
		cleanup();
		aShop({ 'GET /shop/returns': data({ email: null, returns: [] }), ...noneWithdrawn });
		await openReturns('list', '', locale);
		expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(1);
		expect(await faults()).toEqual([]);
	});
});
