// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { CONSENT_TEXTS } from '#server/consents/texts.ts';
import { readPassportLink } from '#state/passport.ts';
import { WHEEL_MAIL_TEXTS } from '../../../src/server/wheels/mails/texts.ts';
import { aNetwork } from '../../support/form-network.ts';
import { aHost, data, open, PASSPORT, problem, propsIn, SECRET, shown } from './wheel-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	readPassportLink('#none');
});

describe('the extension of a wheel', () => {
	const requested = { ...PASSPORT, extension: 'requested', decided_on: null };
	const rejected = {
		...PASSPORT,
		extension: 'rejected',
		rejection: { reason: 'unreadable', text: 'Manca il totale.' },
	};

	test.each([
		['asked for', requested, 'pending', 'Estensione richiesta il 10 giugno 2026'],
		['accepted', PASSPORT, 'given', 'Estensione accettata il 12 giugno 2026'],
		['rejected', rejected, 'ended', 'Richiesta di estensione non accettata il 12 giugno 2026'],
	])('%s is shown with its date', async (_, passport, drawn, text) => {
		aHost({ '/passports/views': data(passport) });
		await open(`#${SECRET}`);
		expect((await screen.findAllByRole('status')).map((each) => each.textContent)).toContain(text);
		const line = screen.getByRole('list', { name: 'Quanto durano le garanzie' });
		expect(line.dataset['state']).toBe(drawn);
	});

	test.each([
		['asked for', requested],
		['rejected', rejected],
	])('%s cannot be transferred', async (_, passport) => {
		aHost({ '/passports/views': data(passport) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		expect(screen.queryByRole('button', { name: 'Invia l’invito' })).toBeNull();
	});

	test.each(LOCALES)('rejected shows the reason in %s, fully translated', async (locale) => {
		aHost({ '/passports/views': data(rejected) });
		await open(`#${SECRET}`, locale);
		await screen.findByText('Manca il totale.');
		expect(shown()).toContain(WHEEL_MAIL_TEXTS[locale].rejection.reasons.unreadable);
		expect(shown()).not.toMatch(/\b(?:view|reason|proof)\.[a-z]|\{\{/);
	});

	test('rejected accepts another proof, then is pending, which is announced', async () => {
		const network = aNetwork([{ status: 200, body: { data: { outcome: 'requested' } } }]);
		aHost({ '/passports/views': data(rejected) });
		await open(`#${SECRET}`);
		const send = await screen.findByRole('button', { name: 'Manda la prova' });
		await act(async () => void fireEvent.click(send));
		screen.getByText('Scegli un file.');
		const input = screen.getByLabelText(/^Prova di acquisto/);
		const file = new File(['%PDF'], 'fattura.pdf', { type: 'application/pdf' });
		Object.defineProperty(input, 'files', { value: [file] });
		aHost({ '/passports/views': data(requested) });
		await act(async () => void fireEvent.click(send));
		const status = await screen.findByText('Estensione richiesta il 10 giugno 2026');
		expect(document.activeElement).toBe(status);
		screen.getByText(/Nuova prova ricevuta/);
		expect(network.sent).toHaveLength(1);
	});

	test('has the reasons’ texts of the mail', () => {
		for (const locale of LOCALES) {
			const { reason } = propsIn(locale).messages.passport;
			expect(reason).toEqual(WHEEL_MAIL_TEXTS[locale].rejection.reasons);
		}
	});
});

describe('transferring a wheel', () => {
	test('is pending for the next owner and can be withdrawn', async () => {
		const waiting = { ...PASSPORT, pending_transfer: { offered_on: '2026-07-01' } };
		aHost({ '/passports/views': data(waiting) });
		await open(`#${SECRET}`);
		await screen.findByText(/Invito in attesa dal 1º luglio 2026/);
		expect(screen.queryByRole('button', { name: 'Invia l’invito' })).toBeNull();
		aHost({
			'/transfers/withdrawals': data({ outcome: 'withdrawn' }),
			'/passports/views': data(PASSPORT),
		});
		const take = screen.getByRole('button', { name: 'Ritira l’invito' });
		await act(async () => void fireEvent.click(take));
		await screen.findByText('Invito ritirato: la ruota resta tua.');
		screen.getByRole('button', { name: 'Invia l’invito' });
	});

	test('is refused while an invitation is pending', async () => {
		aHost({
			'/passports/views': data(PASSPORT),
			'/passports/transfers': () => problem(409, 'conflict'),
		});
		await open(`#${SECRET}`);
		const email = await screen.findByLabelText('E-mail del nuovo proprietario');
		fireEvent.input(email, { target: { value: 'next@mail.example' } });
		fireEvent.click(screen.getByRole('checkbox'));
		const send = screen.getByRole('button', { name: 'Invia l’invito' });
		await act(async () => void fireEvent.click(send));
		await screen.findByText(/C’è già un invito in attesa/);
	});

	test('ends with the next owner’s own link in this tab, not in any address', async () => {
		const asked = aHost({
			'/passports/views': data({ ...PASSPORT, extension: 'ended', is_first_owner: false }),
			'/passports/acceptances': data({ token: 'the-next-owner-has-another-secret' }),
		});
		await open(`#${SECRET}`, 'it', 'transfer');
		const take = await screen.findByRole('button', { name: 'Accetta la ruota' });
		await act(async () => void fireEvent.click(take));
		screen.getByText('Conferma di aver letto l’informativa.');
		fireEvent.click(screen.getByRole('checkbox', { name: CONSENT_TEXTS.it.transfer }));
		await act(async () => void fireEvent.click(take));
		await screen.findByRole('heading', { name: 'La ruota è tua' });
		expect(asked.at(-1)?.body).toEqual({ token: SECRET, locale: 'it', privacy: true });
		expect(screen.getByRole('link', { name: 'Apri il passaporto' })).toHaveProperty(
			'pathname',
			'/it/wheel',
		);
		expect(sessionStorage.getItem('wheel-link')).toBe('the-next-owner-has-another-secret');
	});
});
