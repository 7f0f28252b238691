// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const sent: { path: string; body: unknown }[] = [];

beforeEach(async () => {
	sent.length = 0;
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (method !== 'PUT') return Response.json({ data: [] });
		sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
		return Response.json({ code: 'forbidden', status: 403, type: 'about:blank' }, { status: 403 });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function begin(entity: string, button: string) {
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<Routes>{editingRoutes}</Routes>
		</AdminContext>
	);
	const initialEntries = [`/content/${entity}`];
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
	const open = await screen.findByRole('button', { name: button });
	await act(async () => void fireEvent.click(open));
	const dialog = within(screen.getByRole('dialog'));
	const title = dialog.getByRole('textbox', { name: /^Titolo/ });
	await act(async () => void fireEvent.change(title, { target: { value: 'Mozzi nuovi' } }));
	return {
		dialog,
		send: () =>
			act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Comincia/ }))),
	};
}

test('a new page starts with its template’s empty blocks, named beforehand', async () => {
	const { dialog, send } = await begin('page', 'Aggiungi: Pagina');
	expect(dialog.getByText(/^Comincia con questi blocchi.*: Testo, Invito$/)).toBeDefined();
	await act(
		async () => void fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Modello' })),
	);
	const option = within(screen.getByRole('listbox')).getByRole('option', { name: 'Newsletter' });
	await act(async () => void fireEvent.click(option));
	expect(dialog.getByText(/: Testo, Modulo, /)).toBeDefined();
	await send();
	expect(sent).toMatchObject([
		{
			path: '/api/desk/content/page/mozzi-nuovi/draft',
			body: {
				revision: 0,
				document: {
					template: 'newsletter',
					position: 0,
					slugs: { it: 'mozzi-nuovi' },
					texts: {
						it: {
							title: 'Mozzi nuovi',
							blocks: [
								{ type: 'rich_text', html: '' },
								{ type: 'form', form_slug: null },
								{ type: 'accordion', items: [] },
								{ type: 'cta', title: '' },
							],
						},
					},
				},
			},
		},
	]);
});

test('an entry other than a page has no starting blocks', async () => {
	const { dialog, send } = await begin('news', 'Aggiungi: Notizia');
	expect(dialog.queryByText(/^Comincia con/)).toBeNull();
	await send();
	expect(sent).toMatchObject([{ body: { document: { texts: { it: { blocks: [] } } } } }]);
});

test('an answer of another server is reported like a lost connection, and the title is kept', async () => {
	vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
		method === 'PUT' ? new Response('<p>Wi-Fi</p>') : Response.json({ data: [] }),
	);
	const { dialog, send } = await begin('news', 'Aggiungi: Notizia');
	await send();
	expect((await dialog.findByRole('alert')).textContent).toMatch(/^Nessuna connessione/);
	expect(dialog.getByDisplayValue('Mozzi nuovi')).toBeDefined();
});
