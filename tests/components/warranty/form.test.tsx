// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messagesOf } from '#i18n/server.ts';
import { WarrantyForm } from '#islands/warranty/WarrantyForm.tsx';
import { dropCaptcha } from '#state/captcha.ts';
import { dropDraft } from '#state/drafts.ts';
import { resetSubmission } from '#state/forms.ts';
import { forgetChecks } from '#state/warranty.ts';
import { inDays } from '../../support/days.ts';
import { aField, aForm } from '../../support/factories-forms.ts';
import { aNetwork } from '../../support/form-network.ts';

const FORM = aForm({
	slug: 'warranty',
	button: 'Registra',
	fields: [
		aField('serial_number', { label: 'Seriale', validations: 'required|max:64' }),
		aField('serial_number_second', { label: 'Altra ruota', validations: 'max:64' }),
		aField('purchase_date', {
			vue_type: 'date',
			label: 'Data di acquisto',
			validations: 'required',
		}),
	],
});
const PAGES = { ops: '/it/ops-warranty', passport: '/it/wheel' };
const messages = {
	forms: messagesOf('it', 'forms'),
	errors: messagesOf('it', 'errors'),
	warranty: messagesOf('it', 'warranty'),
};

/** Answers to checks by serial; the rest of the network is that of every form. */
function aHost(outcomes: Record<string, string | 'down' | 'busy'>, wheels: unknown[] = []) {
	const network = aNetwork([
		{
			status: 200,
			body: {
				data: {
					outcome: wheels.length > 0 ? 'received' : 'not_registered',
					reference: wheels.length > 0 ? 'LV-7K3M9Q' : null,
					wheels,
				},
			},
		},
	]);
	const others = globalThis.fetch;
	const checked: string[] = [];
	vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
		if (!String(url).endsWith('/warranty-checks')) return others(url, init);
		const { serial_number } = JSON.parse(String(init?.body));
		checked.push(serial_number);
		const outcome = outcomes[serial_number] ?? 'not_found';
		if (outcome === 'down') throw new TypeError('Failed to fetch');
		if (outcome === 'busy') {
			const body = { type: 'about:blank', status: 429, code: 'too_many_requests' };
			return Response.json(body, { status: 429, headers: { 'retry-after': '300' } });
		}
		return Response.json({ data: { outcome, hint: null } });
	});
	return { ...network, checked };
}

// A day that ends between two lines would be another question.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
const TODAY = inDays(0);
const daysAgo = (days: number) => inDays(-days);

async function mount() {
	await act(async () => {
		render(<WarrantyForm form={FORM} messages={messages} pages={PAGES} />);
	});
}
async function leave(name: RegExp, value: string) {
	await act(async () => {
		const input = screen.getByLabelText(name);
		fireEvent.input(input, { target: { value } });
		fireEvent.blur(input);
	});
}
/** The build's markup, filled in and left before the script came; then the script. */
async function mountLate(typed: Record<string, string>) {
	const form = <WarrantyForm form={FORM} messages={messages} pages={PAGES} />;
	const container = document.createElement('div');
	container.innerHTML = renderToString(form);
	document.body.append(container);
	for (const [name, value] of Object.entries(typed)) {
		const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
		if (input) input.value = value;
	}
	await act(async () => {
		render(form, { container, hydrate: true });
	});
}
const press = (name: string) =>
	act(async () => {
		fireEvent.click(screen.getByRole('button', { name }));
	});
const SERIAL = /^Seriale/;
const SECOND = /^Altra ruota/;
const DATE = /^Data di acquisto/;

beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	dropDraft('warranty');
	dropCaptcha('warranty');
	resetSubmission('warranty');
	forgetChecks();
	vi.unstubAllGlobals();
});

describe('the check of a serial', () => {
	test('waits until serial and date are there, and asks each question once', async () => {
		const { checked } = aHost({ MQC1: 'success' });
		await mount();
		await leave(SERIAL, ' mqc1 ');
		expect(checked).toEqual([]);
		await leave(DATE, TODAY);
		await screen.findByText(/Seriale riconosciuto/);
		await leave(SERIAL, 'MQC1');
		expect(checked).toEqual(['MQC1']);
	});

	test('is not asked for when the date alone decides', async () => {
		const { checked } = aHost({});
		await mount();
		await leave(SERIAL, 'MQC1');
		await leave(DATE, daysAgo(31));
		screen.getByText('È stato superato il limite massimo di tempo per la registrazione.');
		await leave(DATE, daysAgo(-2));
		screen.getByText('La data inserita non è valida.');
		expect(checked).toEqual([]);
	});

	test('judges the date without any serial', async () => {
		aHost({});
		await mount();
		await leave(DATE, daysAgo(40));
		screen.getByText('È stato superato il limite massimo di tempo per la registrazione.');
	});

	test('takes day thirty, and says until when there is time', async () => {
		aHost({ MQC1: 'success' });
		await mount();
		await leave(DATE, daysAgo(30));
		screen.getByText(/^Termine per la registrazione/);
	});

	test('that the host cannot answer lets the person go on', async () => {
		aHost({ MQC1: 'down', MQC2: 'busy' });
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await screen.findByText(/Adesso il seriale non si può controllare/);
		await leave(SERIAL, 'MQC2');
		await screen.findByText(/riprova fra 5 min/);
	});
});

describe('the other wheel of the pair', () => {
	test('comes when it is asked for, and goes again with what was typed', async () => {
		aHost({});
		await mount();
		const place = document.querySelector('.warranty-form');
		expect(place?.hasAttribute('data-pair')).toBe(false);
		await press('Aggiungi l’altra ruota della coppia');
		expect(place?.hasAttribute('data-pair')).toBe(true);
		await leave(SECOND, 'MQC2');
		await press('Ho una ruota sola');
		expect(place?.hasAttribute('data-pair')).toBe(false);
		expect(screen.getByLabelText(SECOND)).toHaveProperty('value', '');
	});

	test('is another wheel', async () => {
		const { sent } = aHost({ MQC1: 'success' });
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await leave(SECOND, 'mqc1');
		screen.getByText(/È lo stesso seriale/);
		await press('Registra');
		await waitFor(() =>
			expect(screen.getByLabelText(SECOND).getAttribute('aria-invalid')).toBe('true'),
		);
		expect(sent).toEqual([]);
	});
});

describe('a serial that was typed and left before the form was awake', () => {
	test('is kept and checked, and so is its date', async () => {
		const { checked } = aHost({ MQC50A250117: 'success' });
		await mountLate({ serial_number: 'MQC50A250117', purchase_date: daysAgo(3) });
		await screen.findByText('Seriale riconosciuto: la ruota si può registrare.');
		expect(screen.getByLabelText(SERIAL)).toHaveProperty('value', 'MQC50A250117');
		screen.getByText(/^Termine per la registrazione/);
		expect(checked).toEqual(['MQC50A250117']);
	});

	test('with the other wheel of the pair: both are', async () => {
		const { checked } = aHost({ MQC50A250117: 'success', MQC50P250118: 'already_registered' });
		await mountLate({
			serial_number: 'MQC50A250117',
			serial_number_second: 'MQC50P250118',
			purchase_date: daysAgo(3),
		});
		await screen.findByText('Seriale riconosciuto: la ruota si può registrare.');
		await screen.findByText('Questo seriale risulta già registrato.');
		expect(checked.toSorted()).toEqual(['MQC50A250117', 'MQC50P250118']);
	});
});

describe('sending', () => {
	test.each([
		['not_found', SERIAL],
		['already_registered', SERIAL],
		['substituted', SERIAL],
		['teams', SERIAL],
	])('is stopped before anything is uploaded: %s', async (outcome, field) => {
		const { sent } = aHost({ MQC1: outcome });
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await press('Registra');
		await waitFor(() =>
			expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true'),
		);
		expect(sent).toEqual([]);
	});

	test('goes on with the good wheel of a pair, and tells of both', async () => {
		const result = (serial_number: string, outcome: string): unknown => ({
			serial_number,
			outcome,
			hint: null,
			product: outcome === 'success' ? 'Kleos RD 50' : null,
			legal_ends_on: outcome === 'success' ? '2028-06-10' : null,
			extension_ends_on: outcome === 'success' ? '2030-06-10' : null,
		});
		const { sent } = aHost({ MQC1: 'success', MQC2: 'already_registered' }, [
			result('MQC1', 'success'),
			result('MQC2', 'already_registered'),
		]);
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await leave(SECOND, 'MQC2');
		await press('Registra');
		const title = await screen.findByRole('heading', { name: 'Richiesta ricevuta' });
		expect(document.activeElement).toBe(title);
		expect(sent).toHaveLength(1);
		screen.getByText('Abbiamo ricevuto la richiesta di estensione della garanzia da 2 a 4 anni.');
		screen.getByText('LV-7K3M9Q');
		screen.getByText(
			'Se accettiamo la richiesta, la nostra estensione vale fino al 10 giugno 2030.',
		);
		screen.getByText('Questo seriale risulta già registrato.');
		await press('Registra un’altra ruota');
		expect(screen.getByLabelText(SERIAL)).toHaveProperty('value', '');
	});

	test('of a pair waits for a serial that may have been mistyped', async () => {
		const { sent } = aHost({ MQC1: 'success', MQC2: 'not_found' });
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await leave(SECOND, 'MQC2');
		await press('Registra');
		await waitFor(() =>
			expect(screen.getByLabelText(SECOND).getAttribute('aria-invalid')).toBe('true'),
		);
		expect(screen.getByLabelText(SERIAL).getAttribute('aria-invalid')).toBe('false');
		expect(sent).toEqual([]);
	});

	test('that found no wheel to register keeps the form as it was', async () => {
		const { sent } = aHost({ MQC1: 'down' });
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await press('Registra');
		await screen.findByRole('heading', { name: 'Nessuna ruota registrata' });
		expect(sent).toHaveLength(1);
		await press('Torna al modulo');
		expect(screen.getByLabelText(SERIAL)).toHaveProperty('value', 'MQC1');
	});
});
