// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropCaptcha } from '#state/captcha.ts';
import { dropDraft } from '#state/drafts.ts';
import { resetSubmission } from '#state/forms.ts';
import { forgetChecks } from '#state/warranty.ts';
import {
	aHost,
	DATE,
	daysAgo,
	leave,
	mount,
	mountLate,
	press,
	SECOND,
	SERIAL,
	TODAY,
} from './registration.tsx';

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
	test('waits for serial and date, and sends each request once', async () => {
		const { checked } = aHost({ MQC1: 'success' });
		await mount();
		await leave(SERIAL, ' mqc1 ');
		expect(checked).toEqual([]);
		await leave(DATE, TODAY);
		await screen.findByText(/Seriale riconosciuto/);
		await leave(SERIAL, 'MQC1');
		expect(checked).toEqual(['MQC1']);
	});

	test('is not requested when the date decides', async () => {
		const { checked } = aHost({});
		await mount();
		await leave(SERIAL, 'MQC1');
		await leave(DATE, daysAgo(31));
		screen.getByText('È stato superato il limite massimo di tempo per la registrazione.');
		await leave(DATE, daysAgo(-2));
		screen.getByText('La data inserita non è valida.');
		expect(checked).toEqual([]);
	});

	test('checks the date without a serial', async () => {
		aHost({});
		await mount();
		await leave(DATE, daysAgo(40));
		screen.getByText('È stato superato il limite massimo di tempo per la registrazione.');
	});

	test('accepts day thirty, and shows the deadline', async () => {
		aHost({ MQC1: 'success' });
		await mount();
		await leave(DATE, daysAgo(30));
		screen.getByText(/^Termine per la registrazione/);
	});

	test('that fails does not block the form', async () => {
		aHost({ MQC1: 'down', MQC2: 'busy' });
		await mount();
		await leave(DATE, TODAY);
		await leave(SERIAL, 'MQC1');
		await screen.findByText(/Adesso il seriale non si può controllare/);
		await leave(SERIAL, 'MQC2');
		await screen.findByText(/riprova fra 5 min/);
	});
});

describe('the second wheel of the pair', () => {
	test('is added without a blur: no answer may move the button meanwhile', async () => {
		aHost({});
		await mount();
		const button = screen.getByRole('button', { name: 'Aggiungi l’altra ruota della coppia' });
		const down = createEvent.mouseDown(button);
		fireEvent(button, down);
		expect(down.defaultPrevented).toBe(true);
	});

	test('is added on request, and removed with its values', async () => {
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

	test('must differ from the first', async () => {
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

describe('a serial typed before hydration', () => {
	test('is kept and checked, with its date', async () => {
		const { checked } = aHost({ MQC50A250117: 'success' });
		await mountLate({ serial_number: 'MQC50A250117', purchase_date: daysAgo(3) });
		await screen.findByText('Seriale riconosciuto: la ruota si può registrare.');
		expect(screen.getByLabelText(SERIAL)).toHaveProperty('value', 'MQC50A250117');
		screen.getByText(/^Termine per la registrazione/);
		expect(checked).toEqual(['MQC50A250117']);
	});

	test('of both wheels of a pair: both are', async () => {
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
