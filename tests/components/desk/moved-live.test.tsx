// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { SESSION } from '../../support/desk-session.ts';
import { limit } from '../../support/pace.ts';

const BASE = { from: '/it/vecchio', to: null, to_locale: 'it', status: 301 };
const HEAD = { revision: 4, by: 'lei@livenza.example', at: '2025-06-15T10:00:00Z' };

let entry: object;
let saves: unknown[];

beforeEach(async () => {
	localStorage.clear();
	saves = [];
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (path === '/api/desk/session') return Response.json({ data: SESSION });
		if (method === 'PUT') {
			saves.push(typeof body === 'string' ? JSON.parse(body) : null);
			return Response.json({ data: { revision: 5, faults: [] } });
		}
		if (path === '/api/desk/content/redirect/moved') return Response.json({ data: entry });
		return Response.json({ data: [] });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(live: object | null, draft: object): Promise<void> {
	const head = { ...HEAD, publish_at: null, publication_id: null };
	entry = {
		live,
		live_version: live && 'v2',
		draft: { ...head, document: draft, base: BASE },
		faults: [],
	};
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<Routes>{editingRoutes}</Routes>
		</AdminContext>
	);
	const initialEntries = ['/content/redirect/moved'];
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
	await screen.findByRole('heading', { level: 1, hidden: true });
}
const address = () => screen.findByLabelText<HTMLInputElement>(/Vecchio indirizzo/);
const saved = () => expect.poll(() => saves.at(-1), { timeout: limit(5_000) });

test('a draft is merged with live changes in other fields', async () => {
	await open({ ...BASE, status: 302 }, { ...BASE, from: '/it/nuovo' });
	expect((await address()).value).toBe('/it/nuovo');
	await saved().toEqual({
		revision: 4,
		live_version: 'v2',
		document: { ...BASE, from: '/it/nuovo', status: 302 },
	});
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('for a field changed by both, both texts are shown, and the chosen one is kept', async () => {
	await open({ ...BASE, from: '/it/altrove' }, { ...BASE, from: '/it/nuovo' });
	await screen.findByText(/un’altra versione è andata sul sito/);
	const theirs = screen.getByRole('radio', { name: 'Il testo che è sul sito' });
	await act(async () => void fireEvent.click(theirs));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tieni questi' })));
	await saved().toEqual({
		revision: 4,
		live_version: 'v2',
		document: { ...BASE, from: '/it/altrove' },
	});
});

test('a draft of an entry taken off the site continues as a new one', async () => {
	await open(null, { ...BASE, from: '/it/nuovo' });
	await saved().toEqual({
		revision: 4,
		live_version: null,
		document: { ...BASE, from: '/it/nuovo' },
	});
});

test('opening a draft of a live entry does not save it', async () => {
	await open(BASE, { ...BASE, from: '/it/nuovo' });
	expect((await address()).value).toBe('/it/nuovo');
	await screen.findByText('Salvato');
	expect(saves).toEqual([]);
});
