// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { SESSION } from '../../support/desk-session.ts';

const LIVE = { from: '/it/vecchio', to: null, to_locale: 'it', status: 301 };
const DRAFT = {
	document: { ...LIVE, status: 302 },
	base: LIVE,
	revision: 4,
	by: 'lei@livenza.example',
	at: '2025-06-15T10:00:00Z',
	publish_at: null,
	publication_id: null,
};

let draft: object | null;
let asked: unknown[];

beforeEach(async () => {
	localStorage.clear();
	draft = null;
	asked = [];
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (path === '/api/desk/session') return Response.json({ data: SESSION });
		if (method === 'POST') asked.push(typeof body === 'string' ? JSON.parse(body).items : null);
		if (path === '/api/desk/content/redirect/moved') {
			return Response.json({ data: { live: LIVE, live_version: 'v1', draft, faults: [] } });
		}
		return Response.json({ data: [] });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const click = async (name: string) =>
	act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
async function askToTakeOff() {
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
	return async () => {
		await click('Togli dal sito');
		return within(await screen.findByRole('dialog'));
	};
}

test('taking an entry off the site shows whose draft exists, since when, and where it stays', async () => {
	const takeOff = await askToTakeOff();
	await screen.findByRole('heading', { level: 1 });
	// A colleague began it while the entry was open here.
	draft = DRAFT;
	const dialog = await takeOff();
	dialog.getByText(
		/^C’è una bozza di lei@livenza\.example, salvata .*15 giu 2025, 12:00.* Resta con la voce/,
	);
	await act(
		async () => void fireEvent.click(dialog.getByRole('button', { name: 'Togli dal sito' })),
	);
	expect(asked).toEqual([[{ entity: 'redirect', id: 'moved', revision: 4, remove: true }]]);
});

test('without drafts nothing is shown', async () => {
	const takeOff = await askToTakeOff();
	const dialog = await takeOff();
	expect(dialog.queryByText(/bozza di/)).toBeNull();
});
