// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endCheckout } from '#state/checkout.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { aCheckout, anOrderAddress, reached } from '../../support/factories-checkout.ts';
import {
	choose,
	data,
	faults,
	fill,
	leaveShop,
	fillLast,
	openCheckout,
	press,
	problem,
	shopAt,
	shown,
} from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

const NEXT = 'Continua con il pagamento';
const delivery = () => screen.findByRole('heading', { level: 2, name: 'Consegna' });
async function fillAddress(): Promise<void> {
	await fill(/^Nome/, 'Anna');
	await fill(/^Cognome/, 'Dal Col');
	await fill(/^Via e numero civico/, 'Via Roma 12');
	await fill(/^CAP/, '31015');
	await fill(/^Città/, 'Conegliano');
	await fill(/^Provincia/, 'TV');
}

/** A checkout that stands before the delivery, on a host that takes it. */
async function openDelivery(given = {}) {
	const shop = shopAt(reached('shipping', given));
	shop.answers['PUT shipping'] = data(reached('payment'));
	await openCheckout('shipping');
	await delivery();
	return shop;
}
const sent = ({ asked }: ReturnType<typeof shopAt>) =>
	asked.find(({ call }) => call.startsWith('PUT ') && call.endsWith('/shipping'))?.body;

test('a private person in Italy is asked for eight things, the country first', async () => {
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

test('the cheapest way is chosen, each with its price and days, and all of it is sent', async () => {
	const shop = await openDelivery();
	expect(screen.getByRole('radio', { name: /Standard.*9,90/ })).toHaveProperty('checked', true);
	expect(shown()).toContain('Consegna tra il 26 novembre 2026 e il 27 novembre 2026');
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

test('what the host refuses stands at its field, in the other address too', async () => {
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

test('a postal code that cannot be is said with an example, and nothing is sent', async () => {
	const shop = await openDelivery();
	await fillAddress();
	await fill(/^CAP/, '310');
	await press(NEXT);
	await screen.findByRole('alert', { name: /1 campo da correggere/ });
	expect(shown()).toContain('Esempio: 31020');
	expect(sent(shop)).toBeUndefined();
});

test('an Italian company gives what its e-invoice needs, checked before it is sent', async () => {
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

test('a country that is not delivered to is said at once, and another address is the way on', async () => {
	const shop = await openDelivery();
	await fill(/^Paese/, 'BR');
	expect(shown()).toContain('Non spediamo in Brasile');
	await press(NEXT);
	await screen.findByRole('alert', { name: /campi da correggere/ });
	expect(sent(shop)).toBeUndefined();
	await choose('radio', 'Ritiro da un rivenditore');
	expect(shown()).not.toContain('Non spediamo in Brasile');
});

test('another country of delivery changes the prices, and it is said what from and to', async () => {
	const shop = await openDelivery();
	const cart = aCart({ country: 'FR', items: [anItem({ unit_price: 12400 })] });
	shop.answers['PUT country'] = data(cart);
	shop.answers['GET /shop/checkout'] = data(reached('shipping', { cart }));
	await fill(/^Paese/, 'FR');
	await screen.findByText(/il totale passa da 131,90.€ a 133,90.€/);
	expect(shop.asked.find(({ call }) => call.endsWith('/country'))?.body).toMatchObject({
		country: 'FR',
	});
	expect(document.cookie).toContain('livenza.country=FR');
});

test('goods are fetched from a dealer, the first one being chosen', async () => {
	const shop = await openDelivery();
	shop.answers['GET pickup-stores'] = data([
		{
			id: 'cicli-piave',
			name: 'Cicli Piave',
			street: 'Via Piave 3',
			postal_code: '31015',
			city: 'Conegliano',
			country: 'IT',
			phone: null,
		},
	]);
	await fillAddress();
	await choose('radio', 'Ritiro da un rivenditore');
	await screen.findByText(/Ritiri da Cicli Piave: Via Piave 3, 31015 Conegliano/);
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(sent(shop)).toMatchObject({
		ships_to_billing: false,
		pickup_store_id: 'cicli-piave',
		method: null,
	});
});

test('a customer takes a saved address, and may change it before it is sent', async () => {
	const { lines, ...parts } = anOrderAddress({ line1: 'Viale Venezia 4', postal_code: '31020' });
	const saved = {
		...parts,
		...{ id: 'home', kind: 'billing' as const, is_default: false, note: '', warnings: [] },
		lines: ['Anna Dal Col', 'Viale Venezia 4'],
	};
	expect(lines).not.toEqual([]);
	const contact = { email: 'anna@posta.example', is_customer: true };
	await openDelivery({ contact, saved: [saved] });
	expect(screen.getByLabelText(/^Via e numero civico/)).toHaveProperty('value', 'Viale Venezia 4');
	await fill(/^Via e numero civico/, 'Via Nuova 1');
	await fill('I tuoi indirizzi', 'home');
	expect(screen.getByLabelText(/^Via e numero civico/)).toHaveProperty('value', 'Viale Venezia 4');
});

describe('what was typed', () => {
	test('stays on the way back and forth, and without a connection', async () => {
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

	test('is forgotten with a guest’s session', async () => {
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
