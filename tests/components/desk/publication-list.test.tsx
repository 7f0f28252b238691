// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const ANNA = 'anna@livenza.example';
const LIVE = {
	id: '5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11',
	title: 'Primavera',
	state: 'live',
	created_at: '2025-06-15T09:00:00.000Z',
	created_by: ANNA,
	publish_at: null,
	zone: null,
	published_at: '2025-06-15T09:00:00.500Z',
	rendering_at: null,
	ended_at: '2025-06-15T09:01:02.800Z',
	render_ms: 900,
	release_id: null,
	release_before_id: null,
	pages: null,
	fault: null,
	faults: [],
	items: [],
	hook: null,
};
const OTHERS = {
	queued: { ...LIVE, state: 'queued', ended_at: null },
	failed: { ...LIVE, state: 'failed' },
	scheduled: {
		...LIVE,
		state: 'scheduled',
		publish_at: '2025-06-20T07:00:00.000Z',
		published_at: null,
		ended_at: null,
	},
	shop: { ...LIVE, title: null, created_by: '' },
};

let list: { publications: object[]; total: number; people?: string[] };
let asked: string[];
/** The answer about publications waits for this promise. */
let isAnswered: Promise<unknown>;

beforeEach(async () => {
	list = { publications: [LIVE], total: 1, people: ['', ANNA] };
	asked = [];
	isAnswered = Promise.resolve();
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path);
		if (path.startsWith('/api/desk/publications')) {
			await isAnswered;
			return Response.json({ data: list });
		}
		const isSite = path === '/api/desk/site';
		return Response.json({ data: isSite ? { compared: null, deployed: null, edges: null } : [] });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const Address = () => <output>{useLocation().search}</output>;

async function open(query = ''): Promise<void> {
	await act(async () => {
		render(
			<MemoryRouter initialEntries={[`/publications${query}`]}>
				<AdminContext i18nProvider={i18nProvider}>
					<Routes>{editingRoutes}</Routes>
					<Address />
				</AdminContext>
			</MemoryRouter>,
		);
	});
	await screen.findByRole('heading', { level: 1 });
}

/** The columns of the first publication, each by its name. */
async function columns(): Promise<Record<string, string>> {
	const [row] = await screen.findAllByRole('listitem');
	if (!row) throw new Error('no publication');
	const [names, facts] = ['term', 'definition'].map((role) => within(row).getAllByRole(role));
	return Object.fromEntries(
		(names ?? []).map((name, at) => [name.textContent, facts?.[at]?.textContent ?? '']),
	);
}

test('a publication shows author, time, live since, and duration', async () => {
	await open();
	expect(await columns()).toEqual({
		Chi: ANNA,
		Chiesta: '15 giu 2025, 11:00',
		'Sul sito dal': '15 giu 2025, 11:01',
		'Visibile dopo': '62,3 s',
	});
});

test('the same in English', async () => {
	await i18nProvider.changeLocale('en');
	await open();
	expect(await columns()).toEqual({
		Who: ANNA,
		'Asked for': expect.stringMatching(/^Jun 15, 2025, 11:00\s?AM$/),
		'On the site since': expect.stringMatching(/^Jun 15, 2025, 11:01\s?AM$/),
		'Seen after': '62.3 s',
	});
});

test.each<[keyof typeof OTHERS, Record<string, string>]>([
	['queued', { 'Sul sito dal': '–', 'Visibile dopo': '–' }],
	['failed', { 'Sul sito dal': '–', 'Visibile dopo': '–' }],
	['scheduled', { 'Sul sito dal': 'prevista per 20 giu 2025, 09:00', 'Visibile dopo': '–' }],
	['shop', { Chi: 'Il negozio' }],
])('one that is %s shows only known facts', async (kind, expected) => {
	list = { ...list, publications: [OTHERS[kind]] };
	await open();
	expect(await columns()).toMatchObject(expected);
});

async function choose(label: string, option: string) {
	fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
	await act(async () => void fireEvent.click(screen.getByRole('option', { name: option })));
}

test('the list is filtered by author and date, from its first page, and the address keeps it', async () => {
	await open('?page=3');
	await choose('Chi', ANNA);
	expect(asked).toContain(
		`/api/desk/publications?${new URLSearchParams({ page: '1', by: ANNA }).toString()}`,
	);
	await choose('Chiesta', 'negli ultimi 7 giorni');
	expect(asked).toContain(
		`/api/desk/publications?${new URLSearchParams({ page: '1', by: ANNA, when: 'week' }).toString()}`,
	);
	const address = document.querySelector('output')?.textContent ?? '';
	expect(Object.fromEntries(new URLSearchParams(address))).toEqual({ by: ANNA, when: 'week' });
});

test('changes by the shop can be filtered', async () => {
	await open();
	await choose('Chi', 'Il negozio');
	expect(asked).toContain('/api/desk/publications?page=1&by=shop');
});

test('an empty result for a person is explained', async () => {
	list = { publications: [], total: 0, people: [ANNA] };
	await open(`?by=${ANNA}`);
	expect(await screen.findByText('Nessuna.')).toBeDefined();
	expect(screen.getByRole('combobox', { name: 'Chi' }).textContent).toBe(ANNA);
});

test('a host without the list of publishers is not queried for it', async () => {
	list = { publications: [LIVE], total: 1 };
	await open();
	await screen.findByText('Primavera');
	expect(screen.queryByRole('combobox', { name: 'Chi' })).toBeNull();
});

test('releases are fetched after publications, so that a live one has its release', async () => {
	const { promise, resolve } = Promise.withResolvers<undefined>();
	isAnswered = promise;
	await open();
	expect(asked).toEqual(['/api/desk/publications?page=1']);
	await act(async () => resolve(undefined));
	expect(await screen.findByText('Primavera')).toBeDefined();
	expect(asked).toContain('/api/desk/releases');
});
