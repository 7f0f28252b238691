// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { getT, toMessages } from '#i18n/server.ts';
import { Wheels } from '#islands/account/overview/Wheels.tsx';
import {
	accountIn,
	aShop,
	data,
	faults,
	showAt,
	watchLeaving,
} from '../../support/checkout-page.tsx';
import { ORDER_ID } from '../../support/factories-checkout.ts';
import { OWNER } from '../../support/shop-owner.ts';

watchLeaving();

const REGISTRATION = '/it/estensione-garanzia';
const wheel = {
	serial_number: 'MQC50A250103',
	product: {
		id: 'kleos-rd-50',
		name: 'Ruote Kleos RD 50',
		slug: 'ruote-kleos-rd-50',
		code: 'KL50',
		locale: 'it',
		media: null,
	},
	purchase_date: '2026-11-02',
	registered_on: '2026-11-03',
	legal_ends_on: '2028-11-02',
	extension_ends_on: '2030-11-02',
	extension: 'active',
	decided_on: '2026-11-04',
	rejection: null,
	is_first_owner: true,
	pending_transfer: null,
	service: [],
	documents: [],
	safety_notice: null,
};

const openWheels = async (
	wheels: unknown[],
	registration: string | null,
	locale: Locale = 'it',
	more = {},
) => {
	const shop = aShop({
		'GET account/wheels': data(wheels),
		'GET account': data(OWNER),
		'GET orders': data({ email: OWNER.email, orders: [] }),
		...more,
	});
	const words = { registration, orders: toMessages(locale, 'orders') };
	const wheelsScreen = <Wheels {...accountIn(locale)} {...words} />;
	await showAt(`/${locale}/account/wheels`, 'wheels', locale, wheelsScreen);
	return shop;
};

test('wheels of a delivered order are registered with one press', async () => {
	const bought = (outcome: string) =>
		data([
			{
				...{ serial_number: 'MQC50A250103', product: 'Kleos RD 50' },
				delivered_on: '2026-11-20',
				outcome,
			},
			{
				...{ serial_number: 'MQC50P250104', product: 'Kleos RD 50' },
				delivered_on: '2026-11-20',
				outcome,
			},
		]);
	const order = {
		...{ id: ORDER_ID, number: '26-483-0275', status: 'delivered', title: 'Kleos RD 50' },
		...{ placed_at: '2026-11-18T10:00:00.000Z', currency: 'EUR', total_amount: 1890_00 },
		...{ quantity: 2, picture: null },
	};
	const registrations = `GET ${ORDER_ID}/registrations`;
	const { answers, asked } = await openWheels([], REGISTRATION, 'it', {
		'GET orders': data({ email: OWNER.email, orders: [order] }),
		[registrations]: bought('success'),
		'POST registrations': data(
			['MQC50A250103', 'MQC50P250104'].map((serial_number) => ({
				...{ serial_number, outcome: 'success', hint: null, product: 'Kleos RD 50' },
				...{ legal_ends_on: '2028-11-20', extension_ends_on: '2030-11-20' },
			})),
		),
	});
	const button = await screen.findByRole('button', { name: 'Registra le ruote' });
	expect(document.body.textContent).toContain(order.number);
	expect(await faults()).toEqual([]);
	answers[registrations] = bought('already_registered');
	answers['GET account/wheels'] = data([wheel]);
	fireEvent.click(button);
	fireEvent.click(button);
	await screen.findByText(/Ruote registrate.*in viaggio verso/);
	await screen.findByRole('heading', { name: 'Ruote Kleos RD 50' });
	expect(screen.queryByRole('button', { name: 'Registra le ruote' })).toBeNull();
	const pressed = asked.filter(({ call }) => call.startsWith('POST '));
	expect(pressed).toEqual([{ call: `POST /api/shop/orders/${ORDER_ID}/registrations`, body: {} }]);
	expect(await faults()).toEqual([]);
});

test.each(LOCALES)('an account without wheels links to the registration (%s)', async (locale) => {
	await openWheels([], REGISTRATION, locale);
	const t = getT(locale, 'account');
	const register = await screen.findByRole('link', { name: t('wheels.register') });
	expect(register.getAttribute('href')).toBe(REGISTRATION);
	expect(register.className).toBe('btn-primary');
	const products = screen.getByRole('link', { name: t('wheels.products') });
	expect(products.className).toBe('btn-ghost');
	expect(await faults()).toEqual([]);
});

test('without that page it links to the products', async () => {
	await openWheels([], null);
	const [only, ...more] = await screen.findAllByRole('link');
	expect(more).toEqual([]);
	expect(only?.className).toBe('btn-primary');
	expect(only?.textContent).toBe('Vedi i prodotti');
});

test('below the wheels another one can be registered', async () => {
	await openWheels([wheel], REGISTRATION);
	await screen.findByRole('heading', { name: 'Ruote Kleos RD 50' });
	const register = screen.getByRole('link', { name: 'Registra una ruota' });
	expect(register.getAttribute('href')).toBe(REGISTRATION);
	expect(await faults()).toEqual([]);
});
