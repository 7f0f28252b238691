// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Notification } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Parcels } from '../../../src/desk/actions/orders/Parcels.tsx';
import type { ShownOrder } from '../../../src/desk/actions/orders/record.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const PACKED = {
	id: '7f1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11',
	shipment_status: 'packed',
	contents: '1 × RD-50',
	carrier: '',
	tracking_number: '',
	tracking_url: '',
	packed_at: '2025-06-15T10:00:00.000Z',
	shipped_at: null,
	completed_at: null,
};
const WORDS = {
	it: {
		carrier: /^Corriere/,
		page: /^Pagina per seguirla/,
		send: 'Affida al corriere',
		empty: 'Scrivi qualcosa.',
		wrong: 'Formato non valido.',
	},
	en: {
		carrier: /^Carrier/,
		page: /^Tracking page/,
		send: 'Hand to the carrier',
		empty: 'Write something.',
		wrong: 'Not in the expected format.',
	},
} as const;

beforeEach(() => i18nProvider.changeLocale('it'));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Ships a packed parcel unchanged; the host rejects its fields. */
async function sendRefused(
	fields: readonly { path: string; code: string }[],
	locale: 'it' | 'en' = 'it',
) {
	await i18nProvider.changeLocale(locale);
	const problem = { type: 'about:blank', status: 422, code: 'validation_failed', fields };
	vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
	const order = { id: 'an-order', order_shipments: [PACKED] } as unknown as ShownOrder;
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<Parcels order={order} isHeld={false} />
				<Notification />
			</AdminContext>,
		);
	});
	const words = WORDS[locale];
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: words.send })));
	return { ...words, carrierField: screen.getByLabelText<HTMLInputElement>(words.carrier) };
}
/** Text that a screen reader reads with a field. */
const readDescription = (field: HTMLElement) =>
	document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

const BOTH = [
	{ path: 'tracking_url', code: 'regex' },
	{ path: 'carrier', code: 'non_empty' },
];

test.each(['it', 'en'] as const)('in %s each field shows its error', async (locale) => {
	const { carrierField, page, empty, wrong } = await sendRefused(BOTH, locale);
	expect(readDescription(carrierField)).toBe(empty);
	expect(carrierField.getAttribute('aria-invalid')).toBe('true');
	expect(readDescription(screen.getByLabelText(page))).toBe(wrong);
	expect(screen.queryByRole('presentation')).toBeNull();
	expect(carrierField.form?.noValidate).toBe(true);
});

test('the first of them is focused, whatever the host’s order', async () => {
	const { carrierField } = await sendRefused(BOTH);
	expect(document.activeElement).toBe(carrierField);
});

test('typing removes the field’s message and keeps the focus', async () => {
	const { carrierField, page, wrong } = await sendRefused(BOTH);
	await act(async () => void fireEvent.input(carrierField, { target: { value: 'Corriere' } }));
	expect(carrierField.getAttribute('aria-invalid')).toBe('false');
	expect(readDescription(carrierField)).toBeNull();
	expect(readDescription(screen.getByLabelText(page))).toBe(wrong);
	expect(document.activeElement).toBe(carrierField);
});

test('an error without a field is shown in a notification', async () => {
	await sendRefused([{ path: 'parcel', code: 'regex' }]);
	expect((await screen.findByRole('presentation')).textContent).toContain('Formato non valido.');
});
