// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Notification } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionForm } from '../../../src/desk/actions/orders/ActionForm.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

beforeEach(() => i18nProvider.changeLocale('it'));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Message about an action that the host refuses. */
async function refused(status: number, path: string, code: string): Promise<string> {
	const problem = { type: 'about:blank', status, code: 'conflict', fields: [{ path, code }] };
	vi.stubGlobal('fetch', async () => Response.json(problem, { status }));
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<ActionForm title="Pacco" label="desk.orders.done" path="/x" read={() => ({})} />
				<Notification />
			</AdminContext>,
		);
	});
	await act(async () => void fireEvent.click(screen.getByRole('button')));
	return (await screen.findByRole('presentation')).textContent;
}

test.each([
	[422, 'carrier', 'non_empty', 'Corriere: Scrivi qualcosa.'],
	[422, 'lines.0.tracking_url', 'regex', 'Pagina per seguirla: Formato non valido.'],
	[422, 'no_such_field', 'regex', 'Formato non valido.'],
	[409, 'status', 'too_late', 'È troppo tardi per questo passo.'],
])('%i at %s (%s): %s', async (status, path, code, said) => {
	expect(await refused(status, path, code)).toBe(said);
});
