// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import { Wheels } from '#islands/account/Wheels.tsx';
import {
	accountIn,
	aShop,
	data,
	faults,
	showAt,
	watchLeaving,
} from '../../support/checkout-page.tsx';
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

const openWheels = (wheels: unknown[], registration: string | null, locale: Locale = 'it') => {
	aShop({ 'GET account/wheels': data(wheels), 'GET account': data(OWNER) });
	const wheelsScreen = <Wheels {...accountIn(locale)} registration={registration} />;
	return showAt(`/${locale}/account/wheels`, 'wheels', locale, wheelsScreen);
};

test.each(LOCALES)('an account without wheels leads to registering one (%s)', async (locale) => {
	await openWheels([], REGISTRATION, locale);
	const t = getT(locale, 'account');
	const register = await screen.findByRole('link', { name: t('wheels.register') });
	expect(register.getAttribute('href')).toBe(REGISTRATION);
	expect(register.className).toBe('btn-primary');
	const products = screen.getByRole('link', { name: t('wheels.products') });
	expect(products.className).toBe('btn-ghost');
	expect(await faults()).toEqual([]);
});

test('without a page for it the products are the way on', async () => {
	await openWheels([], null);
	const [only, ...more] = await screen.findAllByRole('link');
	expect(more).toEqual([]);
	expect(only?.className).toBe('btn-primary');
	expect(only?.textContent).toBe('Vedi i prodotti');
});

test('below one’s wheels the next one can be registered', async () => {
	await openWheels([wheel], REGISTRATION);
	await screen.findByRole('heading', { name: 'Ruote Kleos RD 50' });
	const register = screen.getByRole('link', { name: 'Registra una ruota' });
	expect(register.getAttribute('href')).toBe(REGISTRATION);
	expect(await faults()).toEqual([]);
});
