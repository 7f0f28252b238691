// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionForm } from '../../../src/desk/actions/orders/ActionForm.tsx';
import { ActionField } from '../../../src/desk/actions/orders/ActionField.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

let answer: () => Response;
beforeEach(async () => {
	answer = () => Response.json({ data: { id: '1', status: 'delivered' } });
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Page of a record whose form is replaced by its result once the record is there anew. */
function Page() {
	const [isDone, setDone] = useState(false);
	return (
		<AdminContext i18nProvider={i18nProvider}>
			<h1>Ordine 26-0001</h1>
			<button type="button" onClick={() => setDone(true)} data-testid="anew" tabIndex={-1}>
				anew
			</button>
			{isDone ? (
				<p>Spedito</p>
			) : (
				<ActionForm title="Spedisci" label="desk.orders.done" path="/x" read={() => ({})}>
					<ActionField name="carrier" label="Corriere" />
				</ActionForm>
			)}
		</AdminContext>
	);
}
const send = () => document.querySelector<HTMLButtonElement>('button[type=submit]');

/** Presses the form's button by the keyboard, as somebody does who needs the focus. */
async function press() {
	const button = send();
	act(() => button?.focus());
	// A browser takes the focus from a button that is disabled; this window does not.
	const observer = new MutationObserver(() => button?.disabled && button.blur());
	if (button) observer.observe(button, { attributes: true });
	if (button) fireEvent.click(button);
	await waitFor(() => expect(button?.disabled).toBe(false));
	observer.disconnect();
}

test('after an action the focus returns to its button', async () => {
	render(<Page />);
	await press();
	await waitFor(() => expect(document.activeElement).toBe(send()));
});

test('after an action that removes its form the focus moves to the record’s heading', async () => {
	render(<Page />);
	await press();
	await act(async () => {
		screen.getByTestId('anew').dispatchEvent(new MouseEvent('click', { bubbles: true }));
	});
	await screen.findByText('Spedito');
	await waitFor(() => expect(document.activeElement?.textContent).toBe('Ordine 26-0001'));
});

test('a rejected field keeps the focus', async () => {
	answer = () =>
		Response.json(
			{
				type: 'about:blank',
				status: 422,
				code: 'validation_failed',
				fields: [{ path: 'carrier', code: 'non_empty' }],
			},
			{ status: 422 },
		);
	render(<Page />);
	await press();
	await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('carrier'));
});

test('a focus moved meanwhile is kept', async () => {
	render(<Page />);
	await press();
	const field = screen.getByLabelText('Corriere');
	fireEvent.keyDown(document.body, { key: 'Tab' });
	act(() => field.focus());
	await act(async () => {
		screen.getByTestId('anew').dispatchEvent(new MouseEvent('click', { bubbles: true }));
	});
	await screen.findByText('Spedito');
	expect(document.activeElement).toBe(document.body);
});
