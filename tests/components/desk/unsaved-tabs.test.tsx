// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { closeSession, openSession } from '../../../src/desk/session.ts';
import { SESSION } from '../../support/desk-session.ts';
import { limit } from '../../support/pace.ts';

const LIVE = { from: '/it/vecchio', to: null, to_locale: 'it', status: 301 };
const ANNA = SESSION.email;
const MARCO = 'marco@livenza.example';

let isOnline: boolean;
/** Content stored at the host, as each save was answered. */
let saved: unknown[];
let calls: string[];

/** The browser's locks, shared by the tabs of one device: an open tab holds its own. */
function aBrowserWithLocks() {
	const held = new Set<string>();
	const locks = {
		async request(name: string, whileHeld: () => Promise<void>) {
			held.add(name);
			await whileHeld();
			held.delete(name);
		},
		query: async () => ({ held: [...held].map((name) => ({ name })) }),
	};
	Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

beforeEach(async () => {
	localStorage.clear();
	saved = [];
	calls = [];
	isOnline = false;
	await i18nProvider.changeLocale('it');
	aBrowserWithLocks();
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		const given = typeof body === 'string' ? JSON.parse(body) : null;
		if (path === '/api/auth/sign-in')
			return Response.json({ data: { ...SESSION, email: given.email } });
		calls.push(`${method} ${path}`);
		if (method === 'PUT') {
			if (!isOnline) throw new TypeError('no line');
			saved.push(given.document);
			return Response.json({ data: { revision: 6 + saved.length, faults: [] } });
		}
		if (path === '/api/desk/content/redirect/moved') {
			return Response.json({ data: { live: LIVE, live_version: 'v1', draft: null, faults: [] } });
		}
		return Response.json({ data: [] });
	});
	await openSession(ANNA, 'a long password');
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(navigator, 'locks');
});

/** Opens the entry in another tab of the same browser. */
async function aTab() {
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<Routes>{editingRoutes}</Routes>
		</AdminContext>
	);
	const initialEntries = ['/content/redirect/moved'];
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
	const place = document.body.appendChild(document.createElement('div'));
	const { unmount } = render(<RouterProvider router={router} />, { container: place });
	const tab = within(place);
	const field = () => tab.findByLabelText<HTMLInputElement>(/Vecchio indirizzo/);
	await field();
	return {
		field,
		async type(value: string) {
			fireEvent.change(await field(), { target: { value } });
		},
		save: () => act(async () => void dispatchEvent(new Event('online'))),
		say: (words: string | RegExp) => tab.findByText(words),
		/** Closes as a browser does, or crashes: offline nothing can be sent any more. */
		async close() {
			await act(async () => unmount());
		},
	};
}

const copies = () =>
	Object.values(localStorage).map((copy: string) => JSON.parse(copy).document.from);

test('unsaved text is not offered to the next person at the machine, and restored for its author', async () => {
	const first = await aTab();
	await first.type('/it/di-anna');
	await first.save();
	await first.say(/^Nessuna connessione/);
	await first.close();

	await openSession(MARCO, 'a long password');
	const second = await aTab();
	expect((await second.field()).value).toBe('/it/vecchio');
	await second.type('/it/di-marco');
	await second.save();
	await second.close();
	expect(copies().toSorted()).toEqual(['/it/di-anna', '/it/di-marco']);

	await openSession(ANNA, 'a long password');
	isOnline = true;
	const third = await aTab();
	await third.say('Salvato');
	expect((await third.field()).value).toBe('/it/di-anna');
	expect(saved).toEqual([{ ...LIVE, from: '/it/di-anna' }]);
	expect(copies()).toEqual(['/it/di-marco']);
});

test('two tabs without a connection keep separate copies', async () => {
	const [left, right] = [await aTab(), await aTab()];
	await left.type('/it/a-sinistra');
	await right.type('/it/a-destra');
	await left.save();
	await left.say(/^Nessuna connessione/);
	expect(copies().toSorted()).toEqual(['/it/a-destra', '/it/a-sinistra']);
});

test('a tab ignores copies of another open tab', async () => {
	const left = await aTab();
	await left.type('/it/a-sinistra');
	await left.save();
	await left.say(/^Nessuna connessione/);
	const right = await aTab();
	expect((await right.field()).value).toBe('/it/vecchio');
	expect(copies()).toEqual(['/it/a-sinistra']);
});

test('copies of one field from two closed tabs are both shown, and the chosen one is kept', async () => {
	const [left, right] = [await aTab(), await aTab()];
	await left.type('/it/a-sinistra');
	await right.type('/it/a-destra');
	await left.save();
	await left.close();
	await right.close();
	isOnline = true;
	await aTab();
	await screen.findByText(
		/^Da un’altra scheda o da un altro computer/,
		{},
		{ timeout: limit(4_000) },
	);
	expect(saved).toEqual([{ ...LIVE, from: '/it/a-sinistra' }]);
	screen.getByRole('radio', { name: 'L’altro tuo testo' });
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tieni questi' })));
	await expect.poll(() => saved.at(-1)).toEqual({ ...LIVE, from: '/it/a-destra' });
	await expect.poll(copies).toEqual([]);
});

test('a sign-out saves typed text first, and leaves none on the machine', async () => {
	const tab = await aTab();
	isOnline = true;
	await tab.type('/it/nuovo');
	expect(copies()).toEqual(['/it/nuovo']);
	await act(() => closeSession());
	expect(saved).toEqual([{ ...LIVE, from: '/it/nuovo' }]);
	expect(calls.at(-1)).toBe('POST /api/auth/sign-out');
	expect(copies()).toEqual([]);
});

test('a sign-out without a connection keeps it for that person only', async () => {
	const tab = await aTab();
	await tab.type('/it/nuovo');
	await act(() => closeSession());
	expect(calls.at(-1)).toBe('POST /api/auth/sign-out');
	await tab.close();
	await openSession(MARCO, 'a long password');
	const next = await aTab();
	expect((await next.field()).value).toBe('/it/vecchio');
	expect(copies()).toEqual(['/it/nuovo']);
});
