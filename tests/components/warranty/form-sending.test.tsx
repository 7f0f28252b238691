// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropCaptcha } from '#state/captcha.ts';
import { dropDraft } from '#state/drafts.ts';
import { resetSubmission } from '#state/forms.ts';
import { forgetChecks } from '#state/warranty.ts';
import { aHost, DATE, leave, mount, press, SECOND, SERIAL, TODAY } from './registration.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	dropDraft('warranty');
	dropCaptcha('warranty');
	resetSubmission('warranty');
	forgetChecks();
	vi.unstubAllGlobals();
});

describe('submission', () => {
	test.each([
		['not_found', SERIAL],
		['already_registered', SERIAL],
		['substituted', SERIAL],
		['teams', SERIAL],
	])('is stopped before an upload: %s', async (outcome, field) => {
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

	test('continues with the valid wheel of a pair, and reports both', async () => {
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

	test('of a pair waits for a possibly mistyped serial', async () => {
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

	test('without a valid wheel keeps the form as it was', async () => {
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
