// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aForm } from '../../support/factories-forms.ts';
import { aNetwork, aProblem } from '../../support/form-network.ts';
import {
	box,
	choose,
	fillIn,
	forgetForm,
	mountForm,
	pdf,
	press,
	screen,
	type,
	waitFor,
	watchLeaving,
} from '../../support/mount-form.tsx';

beforeEach(() => {
	localStorage.clear();
	watchLeaving();
});
afterEach(forgetForm);

describe('a file', () => {
	test('that is invalid is reported at once, others are kept', async () => {
		aNetwork();
		await mountForm(aForm());
		await type('Nome', 'Cliente');
		await choose('Curriculum', [new File(['x'], 'a.exe', { type: 'application/x-msdownload' })]);
		await screen.findByText('Questo tipo di file non è accettato. Sono ammessi: PDF.');
		expect(box('Nome').value).toBe('Cliente');
	});

	test('that is too large names the limit', async () => {
		aNetwork();
		await mountForm(aForm({ limits: { file_bytes: 1024 * 1024, form_bytes: 2 * 1024 * 1024 } }));
		await choose('Curriculum', [pdf('cv.pdf', 1024 * 1024 + 1)]);
		await screen.findByText(/Il file supera 1 MB/);
	});

	test('shows name and size, and can be removed', async () => {
		aNetwork();
		await mountForm(aForm());
		await choose('Curriculum', [pdf('cv.pdf', 2000)]);
		await screen.findByText('cv.pdf, 2 kB');
		expect(screen.getByRole('button', { name: 'Togli cv.pdf' })).toBeDefined();
	});

	test('refused by the host is reported at its field', async () => {
		aNetwork([aProblem(422, 'validation_failed', [{ path: 'cv', code: 'file_type' }])]);
		await mountForm(aForm());
		await fillIn();
		await choose('Curriculum', [pdf('cv.pdf')]);
		await press('Invia');
		await screen.findByText('Questo tipo di file non è accettato. Sono ammessi: PDF.');
		expect(box('Nome').value).toBe('Cliente');
	});

	test('refused before its content was checked is named all the same', async () => {
		aNetwork([aProblem(413, 'payload_too_large')]);
		await mountForm(aForm());
		await fillIn();
		await choose('Curriculum', [pdf('cv.pdf')]);
		await press('Invia');
		const link = await screen.findByRole('link', { name: /I file insieme superano 25 MB/ });
		expect(link.getAttribute('href')).toBe('#form-contact-cv');
	});
});

describe('a telephone number', () => {
	const select = (label: string): HTMLSelectElement => screen.getByLabelText(label);
	const change = (label: string, value: string) =>
		act(async () => {
			fireEvent.change(select(label), { target: { value } });
		});

	test('has the country’s prefix until one is chosen', async () => {
		aNetwork();
		await mountForm(aForm());
		expect(select('Prefisso').value).toBe('+39');
		await change('Paese', 'DK');
		expect(select('Prefisso').value).toBe('+45');
		await change('Paese', '');
		expect(select('Prefisso').value).toBe('');
		await change('Prefisso', '+33');
		await change('Paese', 'DK');
		expect(select('Prefisso').value).toBe('+33');
	});

	test('of an earlier visit keeps the chosen prefix', async () => {
		aNetwork();
		await mountForm(aForm());
		await change('Prefisso', '+33');
		window.dispatchEvent(new Event('pagehide'));
		cleanup();
		document.body.replaceChildren();
		await mountForm(aForm());
		await change('Paese', 'DK');
		expect(select('Prefisso').value).toBe('+33');
	});

	test('of eight digits is sent where numbers have eight', async () => {
		const { sent } = aNetwork();
		await mountForm(aForm());
		await fillIn();
		await change('Paese', 'DK');
		await type('Telefono', '32 12 34 56');
		await press('Invia');
		await waitFor(() => expect(sent).toHaveLength(1));
	});

	test('of eight digits is refused where numbers are longer', async () => {
		const { sent } = aNetwork();
		await mountForm(aForm());
		await fillIn();
		await type('Telefono', '12345678');
		await press('Invia');
		await screen.findByText('Da 9 a 11 cifre.');
		expect(sent).toEqual([]);
	});
});
