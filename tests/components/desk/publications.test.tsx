// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { AFTER, BEFORE, ID, PUBLICATION } from '../../support/publication.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const view = ({ id, at }: typeof BEFORE) => ({
	release_id: id,
	at,
	path: `/preview/release/${id}`,
});
const VIEWS = { before: view(BEFORE), after: view(AFTER), expires_at: AFTER.at };
const COMPARED = { release_id: AFTER.id, files: 900, differing: 0, list: [], at: AFTER.at };

/** Answers of the host by path, and of the publisher by address. */
let answers: Record<string, unknown>;
let statuses: Record<string, number>;
let asked: string[];

beforeEach(async () => {
	answers = {
		'/api/desk/publications?page=1': { publications: [PUBLICATION], total: 1 },
		'/api/desk/releases': [AFTER, BEFORE],
		'/api/desk/site': { compared: COMPARED, deployed: null, edges: null },
		[`/api/desk/publications/${ID}`]: PUBLICATION,
		[`/api/desk/publications/${ID}/views`]: VIEWS,
	};
	statuses = {};
	asked = [];
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
		asked.push(path);
		if (method === 'HEAD') return new Response(null, { status: statuses[path] ?? 200 });
		return Response.json({ data: answers[path] });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(address: string): Promise<void> {
	await act(async () => {
		render(
			<MemoryRouter initialEntries={[address]}>
				<AdminContext i18nProvider={i18nProvider}>
					<Routes>{editingRoutes}</Routes>
				</AdminContext>
			</MemoryRouter>,
		);
	});
	await screen.findByRole('heading', { level: 1 });
}
const openPages = (page = '') => open(`/publications/${ID}/pages${page}`);
const frames = async () =>
	(await screen.findAllByTitle(/^(?:Prima|Dopo): /)).map((frame) => frame.getAttribute('src'));

test.each([
	['delivered', true],
	['trying', false],
])('a message that is %s without a report shows: %s', async (state, isSaid) => {
	const hook = { state, tries: 1, next_try_at: null, last_error: null };
	const queued = { ...PUBLICATION, state: 'queued', pages: null, hook };
	answers['/api/desk/publications?page=1'] = { publications: [queued], total: 1 };
	await open('/publications');
	const [row] = await screen.findAllByRole('listitem');
	expect(row?.textContent.includes('non ha ancora detto com’è andata')).toBe(isSaid);
});

test('a change by the shop is labelled so, without an author', async () => {
	const OF_SHOP = { ...PUBLICATION, title: null, created_by: '' };
	answers['/api/desk/publications?page=1'] = { publications: [OF_SHOP], total: 1 };
	await open('/publications');
	const name = 'Negozio: prezzi, disponibilità, annunci';
	const [row] = await screen.findAllByRole('listitem');
	expect(row?.textContent).toContain(name);
	expect(row?.textContent).not.toContain(' · ·');
});

test('a publication links to its changed pages, before and after', async () => {
	await open('/publications');
	fireEvent.click(await screen.findByRole('link', { name: 'Prima e dopo' }));
	expect(await frames()).toEqual([
		`/preview/release/${BEFORE.id}/it/azienda`,
		`/preview/release/${AFTER.id}/it/azienda`,
	]);
	const pages = within(screen.getByRole('navigation', { name: 'Pagine cambiate' }));
	expect(pages.getByRole('link', { current: true }).textContent).toBe('/it/azienda');
	expect(pages.getByText('e altre 51 pagine')).toBeDefined();
	fireEvent.click(pages.getByRole('link', { name: '/ja/company' }));
	expect(await frames()).toEqual([
		`/preview/release/${BEFORE.id}/ja/company`,
		`/preview/release/${AFTER.id}/ja/company`,
	]);
	expect(pages.getByRole('link', { current: true }).textContent).toBe('/ja/company');
});

test('the page number is in the address', async () => {
	await openPages('?page=%2Fja%2Fcompany');
	expect(await frames()).toContain(`/preview/release/${AFTER.id}/ja/company`);
});

test('frames run no script and cannot be focused', async () => {
	await openPages();
	for (const frame of await screen.findAllByTitle(/^(?:Prima|Dopo): /)) {
		expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
		expect(frame.hasAttribute('inert')).toBe(true);
	}
});

test('a new page has no picture before, but a text', async () => {
	statuses[`/preview/release/${BEFORE.id}/it/azienda`] = 404;
	await openPages();
	expect(await screen.findByText('In questa versione la pagina non c’è.')).toBeDefined();
	expect(await frames()).toEqual([`/preview/release/${AFTER.id}/it/azienda`]);
});

test('a deleted release has no picture', async () => {
	answers[`/api/desk/publications/${ID}/views`] = { ...VIEWS, before: null };
	await openPages();
	expect(await screen.findByText('Questa versione del sito non è più conservata.')).toBeDefined();
});

test('expired preview addresses are requested again', async () => {
	statuses[`/preview/release/${AFTER.id}/it/azienda`] = 401;
	await openPages();
	expect(await screen.findByText('Le immagini si possono vedere per un’ora.')).toBeDefined();
	statuses = {};
	asked = [];
	fireEvent.click(screen.getByRole('button', { name: 'Aggiorna' }));
	await expect.poll(frames).toHaveLength(2);
	expect(asked).toContain(`/api/desk/publications/${ID}/views`);
});

test.each([
	['whose release before has gone', () => (answers['/api/desk/releases'] = [AFTER])],
	[
		'that was the first',
		() =>
			(answers['/api/desk/publications?page=1'] = {
				publications: [{ ...PUBLICATION, release_before_id: null }],
				total: 1,
			}),
	],
	[
		'that changed no page',
		() =>
			(answers['/api/desk/publications?page=1'] = {
				publications: [{ ...PUBLICATION, pages: { written: 0, gone: 0, list: [] } }],
				total: 1,
			}),
	],
])('a publication %s has no pictures', async (_case, change) => {
	change();
	await open('/publications');
	await screen.findByText('Versioni del sito');
	expect(screen.queryByRole('link', { name: 'Prima e dopo' })).toBeNull();
});

test.each([
	[COMPARED, '15 giu 2025, 12:00, tutto uguale.'],
	[
		{ ...COMPARED, differing: 2, list: ['_headers', 'it.html'] },
		'15 giu 2025, 12:00, 2 file erano diversi e sono stati corretti: _headers, it.html',
	],
])('shows when the site was last compared with a clean build', async (compared, words) => {
	answers['/api/desk/site'] = { compared, deployed: null, edges: null };
	await open('/publications');
	const line = await screen.findByText(/^Ultimo confronto/);
	expect(line.textContent).toBe(`Ultimo confronto con una generazione completa: ${words}`);
});

test.each([
	[null, 'Sulla CDN dal 15 giu 2025, 12:00.'],
	[
		{ page: null, code: 'cdn_refused', what: 'Netlify: HTTP 401', where: null },
		'Non arrivata sulla CDN (15 giu 2025, 12:00), i visitatori vedono la versione di prima:La CDN non ha preso le pagine; si riprova da sé per sei minuti. Messaggio tecnicoNetlify: HTTP 401',
	],
])('shows whether the CDN has the last publication', async (fault, words) => {
	const deployed = { release_id: AFTER.id, fault, at: AFTER.at };
	answers['/api/desk/site'] = { compared: null, deployed, edges: null };
	await open('/publications');
	expect((await screen.findByText(/sulla CDN/i)).textContent).toBe(words);
});

test.each([
	[
		[
			{ name: 'edge-1', is: 'current', what: null },
			{ name: 'edge-2', is: 'current', what: null },
		],
		'Tutti i 2 server del sito sono aggiornati (15 giu 2025, 12:00).',
	],
	[
		[
			{ name: 'edge-1', is: 'current', what: null },
			{ name: 'edge-2', is: 'behind', what: 'the disk of this edge is full' },
			{ name: 'edge-3', is: 'silent', what: null },
		],
		'edge-2 mostra ancora una versione di prima. the disk of this edge is full' +
			'edge-3 non dà notizie; le pubblicazioni non lo aspettano.',
	],
])('lists edges that lag behind', async (edges, words) => {
	const state = { release_id: AFTER.id, edges, at: AFTER.at };
	answers['/api/desk/site'] = { compared: null, deployed: null, edges: state };
	await open('/publications');
	const line = await screen.findByText(/server del sito sono|^edge-2 mostra/);
	expect((line.closest('[role=alert]') ?? line).textContent).toBe(words);
});

test.each([
	['it', 'host_away', 'Il servizio che custodisce i contenuti non risponde', 'Messaggio tecnico'],
	['it', 'disk_full', 'Il disco della macchina che stampa il sito è pieno', 'Messaggio tecnico'],
	['en', 'build_failed', 'The whole site could not be built', 'Technical message'],
	['en', null, 'Something unexpected happened', 'Technical message'],
])(
	'an issue without a page is a sentence in %s, with its line collapsed: %s',
	async (locale, code, sentence, summary) => {
		const fault = { page: null, code, what: 'connect ECONNREFUSED 10.0.0.1:80', where: null };
		answers['/api/desk/publications?page=1'] = {
			publications: [{ ...PUBLICATION, state: 'failed', pages: null, fault }],
			total: 1,
		};
		await i18nProvider.changeLocale(locale);
		await open('/publications');
		expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
		const line = screen.getByText('connect ECONNREFUSED 10.0.0.1:80').closest('details');
		expect(line?.open).toBe(false);
		expect(line?.querySelector('summary')?.textContent).toBe(summary);
	},
);
