// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Notification } from 'react-admin';
import { createMemoryRouter, Link, Route, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { SESSION } from '../../support/desk-session.ts';

const LIVE = { from: '/it/vecchio', to: null, to_locale: 'it', status: 301 };
const ENTRY = '/content/redirect/moved';

type Answer = () => Response;
const offline: Answer = () => {
	throw new TypeError('no line');
};

/** Answer of the host to a save, and the stored entry. */
let save: Answer;
let entry: object;
let sent: { method: string; path: string; body: unknown }[];

beforeEach(async () => {
	localStorage.clear();
	sent = [];
	entry = { live: LIVE, live_version: 'v1', draft: null, faults: [] };
	save = () => Response.json({ data: { revision: 7, faults: [] } });
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		sent.push({
			method: String(method),
			path,
			body: typeof body === 'string' ? JSON.parse(body) : null,
		});
		if (path === '/api/desk/session') return Response.json({ data: SESSION });
		if (method === 'PUT') return save();
		if (method === 'POST') return Response.json({ data: { path: '/preview/x', expires_at: '' } });
		if (path === '/api/desk/content/redirect/moved') return Response.json({ data: entry });
		return Response.json({ data: [] });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(): Promise<void> {
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<Link to="/elsewhere">Altrove</Link>
			<Routes>
				{editingRoutes}
				<Route path="/elsewhere" element={<p>somewhere else</p>} />
			</Routes>
			<Notification />
		</AdminContext>
	);
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [ENTRY] });
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
	await screen.findByRole('heading', { level: 1 });
}
const address = () => screen.findByLabelText<HTMLInputElement>(/Vecchio indirizzo/);
async function type(value: string): Promise<void> {
	fireEvent.change(await address(), { target: { value } });
}
const click = async (name: string | RegExp, role = 'button') =>
	act(async () => void fireEvent.click(await screen.findByRole(role, { name })));
const saves = () => sent.filter(({ method }) => method === 'PUT');

describe('unsaved text', () => {
	test.each<[string, Answer]>([
		['without a line', offline],
		[
			'when the host fails',
			() => Response.json({ code: 'internal', status: 500 }, { status: 500 }),
		],
		[
			'when it asks to wait',
			() => Response.json({ code: 'rate_limited', status: 429 }, { status: 429 }),
		],
		['when it refuses', () => Response.json({ code: 'not_found', status: 404 }, { status: 404 })],
	])('is restored when its entry is opened again: %s', async (_when, answer) => {
		save = answer;
		await open();
		await type('/it/nuovo');
		await click('Altrove', 'link');
		// The user is asked, since it cannot be saved just now.
		await click('Esci');
		await screen.findByText('somewhere else');
		cleanup();
		save = () => Response.json({ data: { revision: 7, faults: [] } });
		await open();
		expect((await address()).value).toBe('/it/nuovo');
		await screen.findByText('Salvato');
		await expect
			.poll(() => saves().at(-1)?.body)
			.toMatchObject({
				document: { from: '/it/nuovo' },
			});
		expect(localStorage).toHaveLength(0);
	});

	test('is saved on leaving, without a question', async () => {
		await open();
		await type('/it/nuovo');
		await click('Altrove', 'link');
		await screen.findByText('somewhere else');
		expect(saves().at(-1)?.body).toMatchObject({ document: { from: '/it/nuovo' } });
		expect(localStorage).toHaveLength(0);
	});

	test('is deleted once discarded, even without a connection', async () => {
		save = () => Response.json({ code: 'not_found', status: 404 }, { status: 404 });
		await open();
		await type('/it/nuovo');
		await click('Scarta la bozza');
		await act(async () => {
			const [, confirm] = screen.getAllByRole('button', { name: 'Scarta la bozza', hidden: true });
			if (confirm) fireEvent.click(confirm);
		});
		await expect.poll(async () => (await address()).value).toBe('/it/vecchio');
		expect(localStorage).toHaveLength(0);
	});

	test('keeps the page open when the editor stays', async () => {
		save = offline;
		await open();
		await type('/it/nuovo');
		await click('Altrove', 'link');
		await click('Annulla');
		expect((await address()).value).toBe('/it/nuovo');
	});
});

describe('with unsaved text', () => {
	test.each([
		['nothing is published', /^Pubblica/],
		['nothing is taken off the site', 'Togli dal sito'],
	])('%s', async (_what, button) => {
		save = offline;
		await open();
		await type('/it/nuovo');
		await click(button);
		await screen.findByText(/Nessuna connessione/, { selector: '[class*=Snackbar] *' });
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	test('previews show nothing else', async () => {
		const close = vi.fn();
		vi.stubGlobal('open', () => ({ close, location: { href: '' } }));
		save = offline;
		await open();
		await type('/it/nuovo');
		await click('Anteprima');
		await expect.poll(() => close.mock.calls.length).toBe(1);
		expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
	});
});
