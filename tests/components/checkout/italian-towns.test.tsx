// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { Addresses } from '#islands/account/addresses/Addresses.tsx';
import { endCheckout } from '#state/checkout.ts';
import { ADDRESS_BOOK_PARTS } from '#templates/parts/account-props.ts';
import { openDelivery } from '../../support/checkout-delivery.tsx';
import { OWNER } from '../../support/shop-owner.ts';
import { reached } from '../../support/factories-checkout.ts';
import {
	accountIn,
	aShop,
	data,
	faults,
	fill,
	leaveShop,
	openCheckout,
	press,
	shopAt,
	showAt,
} from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

const district = (digits: string) => () =>
	new Response(readFileSync(`public/postal-codes/it-${digits}.txt`));
const DISTRICTS = {
	'GET /postal-codes/it-31.txt': district('31'),
	'GET /postal-codes/it-32.txt': district('32'),
};

async function openInItaly() {
	const shop = await openDelivery();
	Object.assign(shop.answers, DISTRICTS);
	await screen.findByLabelText(/^CAP/);
	return shop;
}
const city = () => screen.getByLabelText(/^Città/);
const province = () => screen.getByLabelText(/^Provincia/);
const shows = (town: string, region: string) =>
	waitFor(() => expect([city(), province()]).toMatchObject([{ value: town }, { value: region }]));
const fetched = ({ asked }: { asked: { call: string }[] }) =>
	asked.map(({ call }) => call).filter((call) => call.includes('postal-codes'));

test('a complete postal code fills in town and province, announces it, and follows another code', async () => {
	const shop = await openInItaly();
	await fill(/^CAP/, '3101');
	expect(fetched(shop)).toEqual([]);
	await fill(/^CAP/, '31015');
	await shows('Conegliano', 'TV');
	await screen.findByText('Dal CAP: Conegliano (TV).');
	expect(fetched(shop)).toEqual(['GET /postal-codes/it-31.txt']);
	expect(await faults()).toEqual([]);
	await fill(/^CAP/, '32100');
	await shows('Belluno', 'BL');
	expect(screen.queryByText(/Conegliano/)).toBeNull();
});

test('a typed town or province is kept', async () => {
	await openInItaly();
	await fill(/^Città/, 'Collalbrigo');
	await fill(/^CAP/, '31015');
	await shows('Collalbrigo', 'TV');
	expect(screen.queryByText(/Dal CAP/)).toBeNull();
	await fill(/^Provincia/, 'BL');
	await fill(/^CAP/, '31029');
	await fill(/^CAP/, '31015');
	await shows('Collalbrigo', 'BL');
});

test('a code of several towns lists them, and fills in their common province', async () => {
	await openInItaly();
	await fill(/^CAP/, '31020');
	const list = await screen.findByLabelText('Comuni con il CAP 31020');
	await shows('', 'TV');
	await screen.findByText(/vale per più comuni/);
	expect(within(list).getAllByRole('option').length).toBe(12);
	expect(await faults()).toEqual([]);
	fireEvent.change(list, { target: { value: '1' } });
	await shows('San Vendemiano', 'TV');
	await screen.findByText('Dal CAP: San Vendemiano (TV).');
	await fill(/^CAP/, '31015');
	await shows('San Vendemiano', 'TV');
	expect(screen.queryByLabelText(/Comuni con/)).toBeNull();
});

test('without the file nothing is filled in, and the next code retries', async () => {
	const shop = await openDelivery();
	await screen.findByLabelText(/^CAP/);
	await fill(/^CAP/, '20121');
	await waitFor(() => expect(fetched(shop).length).toBe(1));
	await shows('', '');
	shop.answers['GET /postal-codes/it-20.txt'] = district('20');
	await fill(/^CAP/, '20122');
	await shows('Milano', '');
	expect(fetched(shop).length).toBe(2);
});

test('a code of another country fetches nothing', async () => {
	const shop = await openInItaly();
	await fill(/^CAP/, '31015');
	await screen.findByText(/Dal CAP/);
	await fill(/^Paese/, 'FR');
	await waitFor(() => expect(screen.queryByLabelText(/^Provincia/)).toBeNull());
	expect(screen.queryByText(/Dal CAP/)).toBeNull();
	// Another district than that of the code before, whose file is kept.
	await fill(/^CAP/, '75001');
	await fill(/^Nome/, 'Anna');
	expect(fetched(shop)).not.toContain('GET /postal-codes/it-75.txt');
	expect(city()).toHaveProperty('value', 'Conegliano');
});

test('towns arriving after a change of country are ignored', async () => {
	const shop = await openInItaly();
	const arrival = Promise.withResolvers<Response>();
	shop.answers['GET /postal-codes/it-45.txt'] = () => arrival.promise;
	await fill(/^CAP/, '45100');
	await waitFor(() => expect(fetched(shop)).toContain('GET /postal-codes/it-45.txt'));
	await fill(/^Paese/, 'FR');
	await waitFor(() => expect(screen.queryByLabelText(/^Provincia/)).toBeNull());
	arrival.resolve(district('45')());
	await fill(/^Nome/, 'Anna');
	await new Promise((resolve) => setTimeout(resolve));
	expect(city()).toHaveProperty('value', '');
	expect(screen.queryByText(/Dal CAP/)).toBeNull();
});

test.each(LOCALES)('the hints are translated in %s', async (locale) => {
	const shop = shopAt(reached('shipping'), DISTRICTS);
	await openCheckout('shipping', locale);
	const code = await waitFor(() => {
		const field = document.querySelector<HTMLInputElement>('[name=postal_code]');
		if (!field) throw new Error('expected a field of the postal code');
		return field;
	});
	fireEvent.change(code, { target: { value: '31020' } });
	const list = await waitFor(() => {
		const found = document.querySelector('.town-list');
		if (!found) throw new Error('expected a list of towns');
		return found;
	});
	fireEvent.change(list, { target: { value: '1' } });
	await screen.findByText(/San Vendemiano.*TV/);
	expect(document.body.textContent).not.toContain('towns.');
	expect(fetched(shop).length).toBeLessThanOrEqual(1);
});

test('the address book fills in town and province, too', async () => {
	aShop({
		'GET /account': data(OWNER),
		'GET /account/addresses': data([]),
		...DISTRICTS,
	});
	const screenOf = <Addresses {...accountIn('it', ADDRESS_BOOK_PARTS)} />;
	await showAt('/it/account/addresses', 'addresses', 'it', screenOf);
	await press('Aggiungi un indirizzo di fatturazione');
	await fill(/^Paese/, 'IT');
	await screen.findByLabelText(/^CAP/);
	await fill(/^CAP/, '31015');
	await shows('Conegliano', 'TV');
	await screen.findByText('Dal CAP: Conegliano (TV).');
});

test('a town arriving while its field is focused gives way to typing', async () => {
	const shop = await openInItaly();
	// A district that no other test has fetched.
	const { promise, resolve } = Promise.withResolvers<Response>();
	shop.answers['GET /postal-codes/it-33.txt'] = () => promise;
	await fill(/^CAP/, '33170');
	const field = city() as HTMLInputElement;
	field.focus();
	resolve(district('33')());
	await waitFor(() => expect(field.value).toBe('Pordenone'));
	expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Pordenone'.length]);
});
