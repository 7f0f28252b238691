// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editingRoutes } from '../../support/desk-pages.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const ENTRY = { slug: null, is_live: true, draft: null, locales: {} };
const ENTRIES = [
	{ ...ENTRY, id: 'new', title: 'Nuova', updated_by: 'anna', updated_at: new Date().toISOString() },
	{
		...ENTRY,
		id: 'old',
		title: 'Vecchia',
		updated_by: 'bruno',
		updated_at: '2020-01-01T10:00:00Z',
	},
];
const OFF = {
	...ENTRY,
	id: 'spring',
	title: 'Primavera',
	is_live: false,
	off_since: '2025-06-15T10:00:00Z',
	updated_by: 'bruno',
	updated_at: null,
};
/** Entries that the host lists. */
let entries: object[];

beforeEach(async () => {
	await i18nProvider.changeLocale('it');
	entries = ENTRIES;
	vi.stubGlobal('fetch', async () => Response.json({ data: entries }));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function open(address: string) {
	const element = (
		<AdminContext i18nProvider={i18nProvider}>
			<Routes>{editingRoutes}</Routes>
		</AdminContext>
	);
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
	await screen.findByRole('search');
	return {
		titles: () =>
			screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent),
		address: () => router.state.location.search,
		async choose(label: string, option: string) {
			await act(
				async () => void fireEvent.mouseDown(screen.getByRole('combobox', { name: label })),
			);
			const list = within(screen.getByRole('listbox'));
			await act(async () => void fireEvent.click(list.getByRole('option', { name: option })));
		},
	};
}

test('a list reads its filters from the address, by author and date', async () => {
	const { titles } = await open('/content/page?when=old&by=bruno');
	expect(titles()).toEqual(['Vecchia']);
	expect(screen.getByRole('status').textContent).toBe('1 voce');
});

test('chosen filters are written to the address, and removed', async () => {
	const { titles, address, choose } = await open('/content/page');
	expect(titles()).toEqual(['Nuova', 'Vecchia']);
	await choose('Ultima modifica', 'più di sei mesi fa');
	expect([address(), titles()]).toEqual(['?when=old', ['Vecchia']]);
	await choose('Ultima modifica', 'oggi');
	expect([address(), titles()]).toEqual(['?when=today', ['Nuova']]);
	await choose('Chi', 'bruno');
	expect([address(), titles()]).toEqual(['?when=today&by=bruno', []]);
	await choose('Ultima modifica', 'Tutti');
	expect([address(), titles()]).toEqual(['?by=bruno', ['Vecchia']]);
});

test('an entry off the site is found by its state, is labelled, and links to where it is restored', async () => {
	entries = [...ENTRIES, OFF];
	const { titles, address, choose } = await open('/content/page');
	await choose('Stato', 'non sul sito');
	expect([address(), titles()]).toEqual(['?state=off', ['Primavera']]);
	const row = within(screen.getByRole('listitem'));
	row.getByText('non sul sito');
	row.getByText(/^15 giu 2025, 12:00 bruno$/);
	expect(row.getByRole('link').getAttribute('href')).toBe('#/content/page/spring');
	await choose('Stato', 'senza bozza');
	expect(titles()).toEqual(['Nuova', 'Vecchia']);
});

test('products show picture and lowest price, and whether others are higher', async () => {
	const euro = (from: number, to: number) => ({ from, to, currency: 'EUR' });
	entries = [
		{ ...ENTRIES[0], face: { picture: 'kleos.webp', price: euro(198000, 219000) } },
		{ ...ENTRIES[1], face: { picture: null, price: euro(4900, 4900) } },
	];
	await open('/content/product');
	const [several, one] = screen.getAllByRole('listitem').map((row) => within(row));
	several?.getByText('da 1.980,00 €');
	expect(several?.getByRole('presentation').getAttribute('src')).toBe('/media/150/kleos.webp');
	one?.getByText('49,00 €');
	expect(one?.queryByRole('presentation')).toBeNull();
});
