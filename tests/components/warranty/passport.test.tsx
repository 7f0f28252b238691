// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { passportSchema } from '#contract/wheels/passports.ts';
import { transferConsent } from '#contract/wheels/transfer-consent.ts';
import { messagesOf } from '#i18n/server.ts';
import { WheelPassport } from '#islands/passport/WheelPassport.tsx';
import { WheelTransfer } from '#islands/passport/WheelTransfer.tsx';
import { readPassportLink } from '#state/passport.ts';
import { WHEEL_MAIL_TEXTS } from '../../../src/server/wheels/mails/texts/texts.ts';
import { aNetwork } from '../../support/form-network.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const PASSPORT = v.parse(passportSchema, {
	serial_number: 'MQC50A250117',
	product: {
		id: 'kleos-rd-50',
		name: 'Kleos RD 50',
		slug: 'kleos-rd-50',
		code: 'KRD50',
		locale: 'it',
		media: null,
	},
	purchase_date: '2026-06-01',
	registered_on: '2026-06-10',
	legal_ends_on: '2028-06-01',
	extension_ends_on: '2030-06-01',
	extension: 'active',
	decided_on: '2026-06-12',
	rejection: null,
	is_first_owner: true,
	pending_transfer: null,
	service: [{ date: '2026-07-01', kind: 'truing', text: 'Ruota centrata' }],
	documents: [{ id: 'manual', title: 'Manuale', url: '/media/documents/manual.pdf' }],
	safety_notice: 'Controllare i perni',
});

const problem = (status: number, code: string) =>
	Response.json({ type: 'about:blank', status, code }, { status });

/** Answers calls by the end of their path, and keeps what was sent. */
function aHost(answers: Record<string, () => Response>) {
	const asked: { path: string; body: unknown }[] = [];
	vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
		asked.push({ path: url, body: JSON.parse(String(init?.body)) });
		const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
		if (!answer) throw new TypeError('Failed to fetch');
		return answer();
	});
	return asked;
}
const data = (value: unknown) => () => Response.json({ data: value });

function propsIn(locale: Locale) {
	return {
		locale,
		email: 'info@livenza.example',
		messages: {
			passport: messagesOf(locale, 'passport'),
			warranty: messagesOf(locale, 'warranty'),
			errors: messagesOf(locale, 'errors'),
		},
	};
}

async function open(hash: string, locale: Locale = 'it', page: 'wheel' | 'transfer' = 'wheel') {
	history.replaceState(null, '', `/${locale}/wheel${hash}`);
	await act(async () => {
		render(
			page === 'wheel' ? (
				<WheelPassport {...propsIn(locale)} />
			) : (
				<WheelTransfer
					{...propsIn(locale)}
					privacyHref="/it/privacy-policy"
					consent={transferConsent(locale)}
				/>
			),
		);
	});
}
const shown = () => document.body.textContent ?? '';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	readPassportLink('#none');
});

describe('a wheel’s private page', () => {
	test.each(LOCALES)('shows the whole wheel in %s, every text of it', async (locale) => {
		const asked = aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`, locale);
		await screen.findByText('MQC50A250117');
		expect(asked).toEqual([{ path: '/api/passports/views', body: { token: SECRET, locale } }]);
		for (const text of ['Kleos RD 50', 'Ruota centrata', 'Manuale (PDF)', 'Controllare i perni']) {
			expect(shown()).toContain(text);
		}
		expect(shown()).not.toMatch(/\b(?:view|service|transfer|time)\.[a-z]|\{\{/);
	});

	test('takes the secret out of the address, and opens again after a reload', async () => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		expect(location.href).not.toContain(SECRET);
		cleanup();
		await open('');
		await screen.findByText('MQC50A250117');
	});

	test('says apart that the extension was the first owner’s, and that its time is over', async () => {
		const ended = { ...PASSPORT, extension: 'ended' };
		aHost({ '/passports/views': data({ ...ended, is_first_owner: false }) });
		await open(`#${SECRET}`);
		await screen.findByText(/L’estensione vale per il primo proprietario/);
		cleanup();
		aHost({ '/passports/views': data(ended) });
		await open(`#${SECRET}`);
		await screen.findByText('I quattro anni sono trascorsi.');
	});

	test('without a secret asks for serial and address, and says the same whatever they are', async () => {
		const asked = aHost({ '/passports/links': data({ outcome: 'sent_if_known' }) });
		await open('');
		const send = screen.getByRole('button', { name: 'Manda il link' });
		await act(async () => void fireEvent.click(send));
		screen.getByText('Il numero seriale è richiesto');
		fireEvent.input(screen.getByLabelText(/^Numero seriale/), { target: { value: ' mqc1 ' } });
		fireEvent.input(screen.getByLabelText('E-mail della registrazione'), {
			target: { value: 'rider@mail.example' },
		});
		await act(async () => void fireEvent.click(send));
		await screen.findByText(/Se seriale e indirizzo corrispondono/);
		expect(asked.at(-1)?.body).toEqual({
			serial_number: 'mqc1',
			email: 'rider@mail.example',
			locale: 'it',
		});
	});

	test('of a link that opens nothing leads to a new one', async () => {
		aHost({ '/passports/views': () => problem(404, 'not_found') });
		await open(`#${SECRET}`);
		await screen.findByRole('heading', { name: 'Il link a questa ruota non vale più' });
		screen.getByRole('button', { name: 'Manda il link' });
	});

	test.each(LOCALES)('of a link that ended while it was open says so in %s', async (locale) => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`, locale);
		await screen.findByText('MQC50A250117');
		aHost({ '/passports/views': () => problem(404, 'not_found') });
		// Somebody comes back to the tab.
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		const { lost } = propsIn(locale).messages.passport;
		const title = typeof lost === 'object' ? lost['title'] : undefined;
		await screen.findByRole('heading', { name: String(title) });
		expect(shown()).not.toContain('MQC50A250117');
		expect(document.activeElement?.textContent).toBe(title);
	});

	test('whose link ends under a button shows nothing that is no longer so', async () => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`);
		const email = await screen.findByLabelText('E-mail del nuovo proprietario');
		fireEvent.input(email, { target: { value: 'next@mail.example' } });
		fireEvent.click(screen.getByRole('checkbox'));
		aHost({ '/passports/transfers': () => problem(404, 'not_found') });
		const send = screen.getByRole('button', { name: 'Invia l’invito' });
		await act(async () => void fireEvent.click(send));
		await screen.findByRole('heading', { name: 'Il link a questa ruota non vale più' });
		screen.getByRole('button', { name: 'Manda il link' });
		expect(shown()).not.toContain('Kleos RD 50');
	});

	test('stays as it is while the host cannot be asked', async () => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		aHost({});
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		screen.getByText('MQC50A250117');
	});

	test('asked too often says to wait, and can be asked again', async () => {
		aHost({ '/passports/views': () => problem(429, 'too_many_requests') });
		await open(`#${SECRET}`);
		await screen.findByText(/Troppe richieste in poco tempo/);
		aHost({ '/passports/views': data(PASSPORT) });
		await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Riprova' })));
		await screen.findByText('MQC50A250117');
	});
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
	])('%s says so with its day', async (_, passport, drawn, text) => {
		aHost({ '/passports/views': data(passport) });
		await open(`#${SECRET}`);
		expect((await screen.findAllByRole('status')).map((each) => each.textContent)).toContain(text);
		const line = screen.getByRole('list', { name: 'Quanto durano le garanzie' });
		expect(line.dataset['state']).toBe(drawn);
	});

	test.each([
		['asked for', requested],
		['rejected', rejected],
	])('%s is nothing that could be handed on', async (_, passport) => {
		aHost({ '/passports/views': data(passport) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		expect(screen.queryByRole('button', { name: 'Invia l’invito' })).toBeNull();
	});

	test.each(LOCALES)('rejected says why in %s, every text of it', async (locale) => {
		aHost({ '/passports/views': data(rejected) });
		await open(`#${SECRET}`, locale);
		await screen.findByText('Manca il totale.');
		expect(shown()).toContain(WHEEL_MAIL_TEXTS[locale].rejection.reasons.unreadable);
		expect(shown()).not.toMatch(/\b(?:view|reason|proof)\.[a-z]|\{\{/);
	});

	test('rejected takes another proof and then waits again, which is read out', async () => {
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

	test('says the reasons in the words of the mail', () => {
		for (const locale of LOCALES) {
			const { reason } = propsIn(locale).messages.passport;
			expect(reason).toEqual(WHEEL_MAIL_TEXTS[locale].rejection.reasons);
		}
	});
});

describe('handing a wheel on', () => {
	test('waits for the next owner and can be taken back', async () => {
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

	test('is refused where an invitation waits already', async () => {
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
		fireEvent.click(screen.getByRole('checkbox', { name: transferConsent('it') }));
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
