// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endCheckout } from '#state/checkout.ts';
import {
	delivery,
	fillAddress,
	NEXT,
	openDelivery,
	sent,
} from '../../support/checkout-delivery.tsx';
import { aCheckout, anOrderAddress, reached } from '../../support/factories-checkout.ts';
import {
	choose,
	data,
	faults,
	fill,
	leaveShop,
	fillLast,
	press,
	problem,
	shown,
} from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

test('a private person in Italy has eight fields, the country first', async () => {
	await openDelivery();
	const form = screen.getByRole('form', { name: 'Consegna' });
	const fields = [...form.querySelectorAll('input:not([type=radio]), select')];
	expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
		'billing country',
		'billing given-name',
		'billing family-name',
		'billing address-line1',
		'billing postal-code',
		'billing address-level2',
		'billing address-level1',
		'billing tel',
	]);
	expect(await faults()).toEqual([]);
});

test('the cheapest shipping method is preselected, each with price and days, and all data are sent', async () => {
	const shop = await openDelivery();
	expect(screen.getByRole('radio', { name: /Standard.*9,90/ })).toHaveProperty('checked', true);
	expect(shown()).toContain('Consegna prevista: 26–27 novembre 2026');
	await fillAddress();
	await press('Aggiungi una nota per il corriere');
	await fill(/^Nota per il corriere/, 'Citofono Dal Col');
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(sent(shop)).toMatchObject({
		user_type: 'private',
		wants_invoice: false,
		billing: {
			given_name: 'Anna',
			family_name: 'Dal Col',
			country: 'IT',
			line1: 'Via Roma 12',
			city: 'Conegliano',
			region: 'TV',
			postal_code: '31015',
		},
		ships_to_billing: true,
		shipping: null,
		pickup_store_id: null,
		courier_note: 'Citofono Dal Col',
		method: 'standard',
	});
});

test('an error of the host appears at its field, in the second address too', async () => {
	const shop = await openDelivery();
	shop.answers['PUT shipping'] = problem(422, 'validation_failed', [
		{ path: 'shipping.line1', code: 'required' },
	]);
	await fillAddress();
	await choose('radio', 'A un altro indirizzo');
	await fillLast(/^Nome/, 'Ugo');
	await fillLast(/^Cognome/, 'Neri');
	await fillLast(/^Via e numero civico/, 'Via Garibaldi 1');
	await fillLast(/^CAP/, '32100');
	await fillLast(/^Città/, 'Belluno');
	await fillLast(/^Provincia/, 'BL');
	await press(NEXT);
	await screen.findByRole('alert', { name: /1 campo da correggere/ });
	const [, street] = screen.getAllByLabelText(/^Via e numero civico/);
	expect(street?.getAttribute('aria-invalid')).toBe('true');
	expect(sent(shop)).toMatchObject({
		ships_to_billing: false,
		shipping: { given_name: 'Ugo', city: 'Belluno', country: 'IT' },
	});
});

test('an invalid postal code is reported with an example, and nothing is sent', async () => {
	const shop = await openDelivery();
	await fillAddress();
	await fill(/^CAP/, '310');
	await press(NEXT);
	await screen.findByRole('alert', { name: /1 campo da correggere/ });
	expect(shown()).toContain('Esempio: 31020');
	expect(sent(shop)).toBeUndefined();
});

test('an Italian company has the fields of its e-invoice, checked before sending', async () => {
	const shop = await openDelivery();
	await fillAddress();
	await press('Ti serve una fattura, o compri per un’azienda?');
	await choose('radio', 'Fattura, come azienda o partita IVA');
	await fill(/^Ragione sociale/, 'Cicli Dal Col S.r.l.');
	await fill(/^Partita IVA/, '12345678901');
	await fill(/^Codice fiscale/, '01234567897');
	await press(NEXT);
	await screen.findByRole('alert', { name: /2 campi da correggere/ });
	expect(shown()).toContain('Questo numero IVA non è valido');
	expect(shown()).toContain('serve il codice destinatario o la PEC');
	await fill(/^Partita IVA/, 'IT 0123 4567 897');
	await fill(/^PEC/, 'Cicli@pec.example');
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(sent(shop)).toMatchObject({
		user_type: 'company',
		company: 'Cicli Dal Col S.r.l.',
		vat_number: '01234567897',
		pec: 'cicli@pec.example',
		billing: { company: 'Cicli Dal Col S.r.l.' },
	});
});

test.each([
	['FR', true],
	['JP', false],
])('a company in %s sees a note about VIES: %s', async (country, isTold) => {
	await openDelivery({ billing: anOrderAddress({ country, region: '', postal_code: '' }) });
	await press('Ti serve una fattura, o compri per un’azienda?');
	await choose('radio', 'Fattura, come azienda o partita IVA');
	expect(shown().includes('VIES')).toBe(isTold);
	expect(shown().includes('inversione contabile')).toBe(isTold);
});

test('a Japanese company with a kanji name is asked for its reading', async () => {
	await openDelivery({
		billing: anOrderAddress({ country: 'JP', region: '13', postal_code: '100-0001' }),
	});
	await press('Ti serve una fattura, o compri per un’azienda?');
	await choose('radio', 'Fattura, come azienda o partita IVA');
	await fill(/^Ragione sociale(?! in)/, '株式会社高橋製作所');
	await press(NEXT);
	// In the summary and at the field.
	const said = await screen.findAllByText(/la fattura elettronica italiana non accetta i kanji/);
	expect(said).toHaveLength(2);
});

describe('typed values', () => {
	test('are kept when moving between steps, and without a connection', async () => {
		const shop = await openDelivery();
		delete shop.answers['PUT shipping'];
		await fillAddress();
		await press(NEXT);
		await screen.findByText(/Connessione assente/);
		await screen.findByText('Quello che hai scritto è rimasto.');
		await act(async () => {
			history.replaceState(null, '', '/it/checkout');
			dispatchEvent(new PopStateEvent('popstate'));
		});
		await screen.findByRole('heading', { level: 2, name: 'Chi ordina' });
		await act(async () => {
			history.replaceState(null, '', '/it/checkout/shipping');
			dispatchEvent(new PopStateEvent('popstate'));
		});
		await delivery();
		expect(screen.getByLabelText(/^Via e numero civico/)).toHaveProperty('value', 'Via Roma 12');
	});

	test('are deleted with a guest’s session', async () => {
		const { answers } = await openDelivery();
		await fillAddress();
		await act(async () => endCheckout());
		await screen.findByRole('heading', { level: 2, name: 'Ci siamo fermati qui' });
		answers['GET /shop/checkout'] = data(aCheckout({ is_over: true }));
		answers['PUT contact'] = data(reached('shipping'));
		await press('Ricomincia l’ordine');
		await fill(/E-mail/, 'anna@posta.example');
		await press('Continua come ospite');
		await delivery();
		expect(screen.getByLabelText(/^Via e numero civico/)).toHaveProperty('value', '');
	});
});
