// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { aShop, data, faults, fill, press } from '../../support/checkout-page.tsx';
import { aShownReturn, openReturns, RETURN_ID } from '../../support/returns-page.tsx';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Opens the page of a return that may be sent. */
async function openSendable(locale: Locale) {
	const sendable = aShownReturn({ status: 'authorised', can_send: true });
	const shop = aShop({
		[`GET ${RETURN_ID}`]: data(sendable),
		'POST dispatches': data(aShownReturn({ status: 'in_transit' })),
	});
	await openReturns('detail', `?id=${RETURN_ID}`, locale);
	return () => shop.asked.filter(({ call }) => call.endsWith('/dispatches'));
}
const readDescription = (field: HTMLElement) =>
	document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

test.each<[Locale, string, string, string]>([
	['it', 'Corriere', 'Segnala la spedizione', 'Questo campo è obbligatorio.'],
	['ja', '運送会社', '発送を知らせる', 'この項目は必須です。'],
])('in %s a parcel without a carrier is reported in the page’s language', async (...given) => {
	const [locale, label, button, text] = given;
	const sent = await openSendable(locale);
	const carrier = await screen.findByLabelText<HTMLInputElement>(label);
	await press(button);
	expect(carrier.form?.noValidate).toBe(true);
	expect(readDescription(carrier)).toBe(text);
	expect(document.activeElement).toBe(carrier);
	expect(await faults()).toEqual([]);
	expect(sent()).toEqual([]);
});

test('the message disappears once corrected, and the next empty field is focused', async () => {
	const sent = await openSendable('it');
	const carrier = await screen.findByLabelText('Corriere');
	await press('Segnala la spedizione');
	await fill('Corriere', 'Corriere Piave');
	expect(readDescription(carrier)).toBeNull();
	await press('Segnala la spedizione');
	expect(document.activeElement).toBe(screen.getByLabelText('Numero di spedizione'));
	await fill('Numero di spedizione', 'CP1');
	await press('Segnala la spedizione');
	expect(sent().map(({ body }) => body)).toEqual([
		{ carrier: 'Corriere Piave', tracking_number: 'CP1' },
	]);
});
