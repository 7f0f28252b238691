// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import { readPassportLink } from '#state/passport.ts';
import { aHost, data, open, PASSPORT, problem, propsIn, SECRET, shown } from './wheel-page.tsx';

const CARD = {
	position: 'front',
	measured_on: '2025-01-14',
	weight_g: 663.5,
	radial_mm: 0.12,
	lateral_mm: 0.08,
	tension_left: [1100, 1110, 1105],
	tension_right: [810, 820],
	is_demo: true,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	readPassportLink('#none');
});

describe('a wheel’s private page', () => {
	test.each(LOCALES)('shows the wheel in %s, fully translated', async (locale) => {
		const asked = aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`, locale);
		await screen.findByText('MQC50A250117');
		expect(asked).toEqual([{ path: '/api/passports/views', body: { token: SECRET, locale } }]);
		for (const text of ['Kleos RD 50', 'Ruota centrata', 'Manuale (PDF)', 'Controllare i perni']) {
			expect(shown()).toContain(text);
		}
		expect(shown()).not.toMatch(/\b(?:view|service|transfer|time)\.[a-z]|\{\{/);
	});

	test.each(LOCALES)('shows its measurements in %s, also as a table', async (locale) => {
		aHost({ '/passports/views': data({ ...PASSPORT, card: CARD }) });
		await open(`#${SECRET}`, locale);
		const plot = await screen.findByRole('img', { name: /1.?105/ });
		expect(plot.querySelectorAll('.bench-left circle')).toHaveLength(3);
		expect(plot.querySelectorAll('.bench-right circle')).toHaveLength(2);
		const t = getT(locale, 'bench');
		expect(shown()).toContain(t('card.demo'));
		const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
		expect(rows.slice(1).map((row) => row.replace(/\W/g, ''))).toEqual([
			'11100810',
			'21110820',
			'31105',
		]);
		expect(shown()).not.toMatch(/\bcard\.[a-z]|\{\{/);
	});

	test('omits the plot for a wheel without spokes, and the sheet without measurements', async () => {
		const bare = { ...CARD, tension_left: [], tension_right: [], is_demo: false };
		aHost({ '/passports/views': data({ ...PASSPORT, card: bare }) });
		await open(`#${SECRET}`);
		await screen.findByText('Scheda di misura');
		expect(screen.queryByRole('img')).toBeNull();
		expect(shown()).not.toContain('dimostrativi');
		cleanup();
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		expect(shown()).not.toContain('Scheda di misura');
	});

	test('removes the secret from the address, and reopens after a reload', async () => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		expect(location.href).not.toContain(SECRET);
		cleanup();
		await open('');
		await screen.findByText('MQC50A250117');
	});

	test('states separately that the extension was the first owner’s and has ended', async () => {
		const ended = { ...PASSPORT, extension: 'ended' };
		aHost({ '/passports/views': data({ ...ended, is_first_owner: false }) });
		await open(`#${SECRET}`);
		await screen.findByText(/L’estensione vale per il primo proprietario/);
		cleanup();
		aHost({ '/passports/views': data(ended) });
		await open(`#${SECRET}`);
		await screen.findByText('I quattro anni sono trascorsi.');
	});

	test('without a secret asks for serial and address, with one answer for any', async () => {
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

	test('of an invalid link links to a new one', async () => {
		aHost({ '/passports/views': () => problem(404, 'not_found') });
		await open(`#${SECRET}`);
		await screen.findByRole('heading', { name: 'Il link a questa ruota non vale più' });
		screen.getByRole('button', { name: 'Manda il link' });
	});

	test.each(LOCALES)('of a link that expired while open states it in %s', async (locale) => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`, locale);
		await screen.findByText('MQC50A250117');
		aHost({ '/passports/views': () => problem(404, 'not_found') });
		// The visitor returns to the tab.
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		const { lost } = propsIn(locale).messages.passport;
		const title = typeof lost === 'object' ? lost['title'] : undefined;
		await screen.findByRole('heading', { name: String(title) });
		expect(shown()).not.toContain('MQC50A250117');
		expect(document.activeElement?.textContent).toBe(title);
	});

	test('hides outdated data when its link expires on a press', async () => {
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

	test('is unchanged while the host is down', async () => {
		aHost({ '/passports/views': data(PASSPORT) });
		await open(`#${SECRET}`);
		await screen.findByText('MQC50A250117');
		aHost({});
		await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
		screen.getByText('MQC50A250117');
	});

	test('limited by rate shows the wait, and can be retried', async () => {
		aHost({ '/passports/views': () => problem(429, 'too_many_requests') });
		await open(`#${SECRET}`);
		await screen.findByText(/Troppe richieste in poco tempo/);
		aHost({ '/passports/views': data(PASSPORT) });
		await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Riprova' })));
		await screen.findByText('MQC50A250117');
	});
});
