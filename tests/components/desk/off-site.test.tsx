// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { SESSION } from '../../support/desk-session.ts';

const OLD = { from: '/it/vecchio', to: null, to_locale: 'it', status: 301 };
const version = (number: number, change: string) => ({
	version: number,
	at: '2025-06-15T10:00:00Z',
	by: 'lei@livenza.example',
	publication_id: null,
	change,
});
const ANSWERS: Record<string, unknown> = {
	'/api/desk/content/redirect/gone': { live: null, live_version: null, draft: null, faults: [] },
	'/api/desk/content/redirect/gone/history': [version(2, 'remove'), version(1, 'write')],
	'/api/desk/content/redirect/gone/history/1': OLD,
};
let saves: unknown[];

beforeEach(async () => {
	localStorage.clear();
	saves = [];
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (path === '/api/desk/session') return Response.json({ data: SESSION });
		if (method !== 'PUT') return Response.json({ data: ANSWERS[path] ?? [] });
		saves.push(typeof body === 'string' ? JSON.parse(body) : null);
		return Response.json({ data: { revision: 5, faults: [] } });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(): Promise<void> {
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<Routes>{editingRoutes}</Routes>
		</AdminContext>
	);
	const initialEntries = ['/content/redirect/gone'];
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
	await screen.findByText(/^Questa voce è stata tolta dal sito/);
}
const click = async (name: string) =>
	act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

test('an entry taken off the site is restored from one of its versions', async () => {
	await open();
	await click('Confronta con adesso');
	await click('Riprendi questa versione come bozza');
	await expect.poll(() => saves.at(-1)).toEqual({ revision: 0, live_version: null, document: OLD });
});

test('nothing of it can be published, previewed or discarded before that', async () => {
	await open();
	const isOff = (name: string | RegExp) =>
		screen.getByRole('button', { name }).matches(':disabled');
	expect([isOff('Anteprima'), isOff(/^Pubblica/)]).toEqual([true, true]);
	expect(screen.queryByRole('button', { name: 'Scarta la bozza' })).toBeNull();
	expect(screen.queryByRole('button', { name: 'Togli dal sito' })).toBeNull();
	expect(saves).toEqual([]);
});
