// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressSchema, type Address } from '#contract/customers/addresses.ts';
import { endCheckout } from '#state/checkout.ts';
import { fillAddress, NEXT, openDelivery, sent } from '../../support/checkout-delivery.tsx';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { anOrderAddress, reached } from '../../support/factories-checkout.ts';
import { choose, data, fill, leaveShop, press, shown } from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

test('a country without delivery is reported at once, with a link to another address', async () => {
	const shop = await openDelivery();
	await fill(/^Paese/, 'BR');
	expect(shown()).toContain('Non spediamo in Brasile');
	await press(NEXT);
	await screen.findByRole('alert', { name: /campi da correggere/ });
	expect(sent(shop)).toBeUndefined();
	await choose('radio', 'Ritiro da un rivenditore');
	expect(shown()).not.toContain('Non spediamo in Brasile');
});

test('another delivery country changes the prices, and the old and new country are named', async () => {
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

test('another delivery country with the same total is reported as unchanged', async () => {
	const shop = await openDelivery();
	const { total_amount } = reached('shipping').cart;
	const cart = aCart({ country: 'FR', total_amount });
	shop.answers['PUT country'] = data(cart);
	shop.answers['GET /shop/checkout'] = data(reached('shipping', { cart }));
	await fill(/^Paese/, 'FR');
	await screen.findByText('Con la consegna in Francia il totale resta 131,90 €.');
	expect(shown()).not.toContain('il totale passa');
});

test('for a pickup the first dealer is preselected', async () => {
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
			latitude: 45.89,
			longitude: 12.3,
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

const CUSTOMER = { email: 'anna@posta.example', is_customer: true };

function aSaved(given: Partial<Address>): Address {
	const { lines, ...parts } = anOrderAddress();
	const own = { id: 'home', kind: 'billing' as const, is_default: false, note: '', warnings: [] };
	return v.parse(addressSchema, { ...parts, ...own, lines, ...given });
}

test('the dealer nearest to the postal code is preselected until one is chosen', async () => {
	const shop = await openDelivery();
	const aDealer = (id: string, city: string, [latitude, longitude]: [number, number]) => ({
		...{ id, name: id, street: 'Via Roma 1', postal_code: '', city, country: 'IT', phone: null },
		...{ latitude, longitude },
	});
	shop.answers['GET pickup-stores'] = data([
		aDealer('ancona', 'Ancona', [43.6, 13.5]),
		aDealer('conegliano', 'Conegliano', [45.89, 12.3]),
		aDealer('palermo', 'Palermo', [38.1, 13.4]),
	]);
	const table = 'IT\t310\tTreviso\t45.67\t12.24\nIT\t901\tPalermo\t38.12\t13.36';
	shop.answers['GET /places/postal.txt'] = () => new Response(table);
	await fillAddress();
	await choose('radio', 'Ritiro da un rivenditore');
	const list = () => within(screen.getByLabelText('Scegli il rivenditore'));
	const names = () =>
		list()
			.getAllByRole('option')
			.map(({ textContent }) => textContent);
	await waitFor(() =>
		expect(names()).toEqual(['Conegliano, conegliano', 'Ancona, ancona', 'Palermo, palermo']),
	);
	await screen.findByText(/Ritiri da conegliano/);
	await fill(/^CAP/, '90133');
	fireEvent.focusOut(screen.getByLabelText(/^CAP/));
	await screen.findByText(/Ritiri da palermo/);
	expect(names()[0]).toBe('Palermo, palermo');
});

test('a customer uses a saved address, and may edit it before sending', async () => {
	await openDelivery({ contact: CUSTOMER, saved: [aSaved({ line1: 'Viale Venezia 4' })] });
	const street = screen.getByLabelText(/^Via e numero civico/);
	const list = screen.getByLabelText('I tuoi indirizzi');
	expect(street).toHaveProperty('value', 'Viale Venezia 4');
	expect(list).toHaveProperty('value', 'home');
	await fill(/^Via e numero civico/, 'Via Nuova 1');
	expect(list).toHaveProperty('value', '');
	await fill('I tuoi indirizzi', 'home');
	expect(screen.getByLabelText(/^Via e numero civico/)).toHaveProperty('value', 'Viale Venezia 4');
});

test('only fields in the grid span its columns: a list of saved addresses takes one', async () => {
	await openDelivery({ contact: CUSTOMER, saved: [aSaved({})] });
	const rules = await readFile('src/islands/forms/FormField.css', 'utf8');
	const spanning = [...rules.matchAll(/([^{}]+)\{[^{}]*grid-column/g)].map(([, selector = '']) =>
		selector.replace(/\/\*.*?\*\//gs, '').trim(),
	);
	const stretched = spanning.flatMap((selector) => [...document.querySelectorAll(selector)]);
	expect(stretched.length).toBeGreaterThan(5);
	expect(stretched.filter((field) => !field.parentElement?.matches('.form-grid'))).toEqual([]);
});

test('the account’s default delivery address is preselected, with its courier note', async () => {
	const note = 'Citofono Dal Col, secondo piano';
	const shop = await openDelivery({
		contact: CUSTOMER,
		ships_to_billing: false,
		saved: [
			aSaved({ line1: 'Viale Venezia 4' }),
			aSaved({ id: 'office', kind: 'shipping', is_default: true, line1: 'Via del Porto 3', note }),
			aSaved({ id: 'mother', kind: 'shipping', line1: 'Via dei Tigli 9' }),
		],
	});
	const lists = screen.getAllByLabelText('I tuoi indirizzi');
	expect(lists.map((list) => list instanceof HTMLSelectElement && list.value)).toEqual([
		'home',
		'office',
	]);
	expect(screen.getByLabelText(/corriere/)).toHaveProperty('value', note);
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(sent(shop)).toMatchObject({
		billing: { line1: 'Viale Venezia 4' },
		ships_to_billing: false,
		shipping: { line1: 'Via del Porto 3' },
		courier_note: note,
	});
});

test('a courier note belongs to its address', async () => {
	const shop = await openDelivery({
		contact: CUSTOMER,
		ships_to_billing: false,
		saved: [
			aSaved({ line1: 'Viale Venezia 4' }),
			aSaved({
				id: 'office',
				kind: 'shipping',
				line1: 'Via del Porto 3',
				note: 'Citofono Dal Col',
			}),
			aSaved({ id: 'mother', kind: 'shipping', line1: 'Via dei Tigli 9' }),
		],
	});
	const [, list] = screen.getAllByLabelText('I tuoi indirizzi');
	if (!list) throw new Error('expected a list of addresses for parcels');
	fireEvent.change(list, { target: { value: 'mother' } });
	expect(screen.queryByLabelText(/corriere/)).toBeNull();
	await press(NEXT);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(sent(shop)).toMatchObject({ shipping: { line1: 'Via dei Tigli 9' }, courier_note: '' });
});
