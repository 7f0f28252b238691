import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { toMessages } from '#i18n/server.ts';
import { WarrantyForm } from '#islands/warranty/WarrantyForm.tsx';
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
	forms: toMessages('it', 'forms'),
	errors: toMessages('it', 'errors'),
	warranty: toMessages('it', 'warranty'),
};

/** Answers checks by serial; the rest of the network is that of every form. */
export function aHost(outcomes: Record<string, string | 'down' | 'busy'>, wheels: unknown[] = []) {
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

// A day that ends between two lines would change the request.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
export const TODAY = inDays(0);
export const daysAgo = (days: number) => inDays(-days);

export async function mount() {
	await act(async () => {
		render(<WarrantyForm form={FORM} messages={messages} pages={PAGES} />);
	});
}
export async function leave(name: RegExp, value: string) {
	await act(async () => {
		const input = screen.getByLabelText(name);
		fireEvent.input(input, { target: { value } });
		fireEvent.blur(input);
	});
}
/** Mounts the build's markup, filled in and left before the script arrived; then the script. */
export async function mountLate(typed: Record<string, string>) {
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
export const press = (name: string) =>
	act(async () => {
		fireEvent.click(screen.getByRole('button', { name }));
	});
export const SERIAL = /^Seriale/;
export const SECOND = /^Altra ruota/;
export const DATE = /^Data di acquisto/;
