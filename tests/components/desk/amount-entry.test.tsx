// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, useRouterProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_PER_PAGE } from '#contract/desk/endpoints.ts';
import { priceListResource } from '#contract/prices/desk.ts';
import { DeskCreate, DeskEdit } from '../../../src/desk/DeskForms.tsx';
import { dataProvider } from '../../../src/desk/data-provider.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';

const LISTS = [
	{ id: 'italia-2025', name: 'Italia', currency: 'EUR' },
	{ id: 'japan-2025', name: 'Giappone', currency: 'JPY' },
].map((list) => ({
	...list,
	countries: '',
	is_default: false,
	prices_include_vat: true,
	year: 2025,
	updated_at: '2025-06-15T10:00:00.000Z',
}));
const PRICE = {
	id: 'kleos__italia-2025',
	variant_code: 'KRD50-HG-BK',
	price_list_id: 'italia-2025',
	price_list_name: 'Italia',
	article: 'Kleos RD 50',
	picture: null,
	currency: 'EUR',
	amount: 229_000,
	street_price: 250_000,
	is_reduced: false,
	reduced_since: null,
	lowest_price_30d: null,
	priced_since: null,
	price_history: [],
};

const sent: unknown[] = [];

function answer(path: string) {
	const list = LISTS.find(({ id }) => path.endsWith(`/price_lists/${id}`));
	if (list) return list;
	const query = path.split('/price_lists?')[1];
	if (query !== undefined) {
		// The host rejects parameters that no list accepts.
		const { sort, per_page } = Object.fromEntries(new URLSearchParams(query));
		expect(priceListResource.sorts).toContain(sort);
		expect(Number(per_page)).toBeLessThanOrEqual(MAX_PER_PAGE);
		return { records: LISTS, total: LISTS.length };
	}
	return PRICE;
}

beforeEach(async () => {
	sent.length = 0;
	await i18nProvider.changeLocale('it');
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (typeof body === 'string') sent.push([method, JSON.parse(body)]);
		return Response.json({ data: answer(path) });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Uses the app's own router, whose addresses are behind the `#`. */
function Pages({ route, element }: { route: string; element: React.ReactNode }) {
	const { Routes, Route } = useRouterProvider();
	return (
		<ResourceContextProvider value="prices">
			<Routes>
				<Route path={route} element={element} />
				<Route path="*" element={<p>elsewhere</p>} />
			</Routes>
		</ResourceContextProvider>
	);
}

async function open(path: string, element: React.ReactNode, route = path) {
	location.hash = `#${path}`;
	await act(
		async () =>
			void render(
				<AdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
					<Pages route={route} element={element} />
				</AdminContext>,
			),
	);
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) => {
	const input = await field(name);
	await act(async () => void fireEvent.change(input, { target: { value } }));
	return input;
};
const save = () =>
	act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Salva' })));

test('a price is typed in local notation, and the parsed amount is shown below', async () => {
	await open('/prices/kleos__italia-2025', <DeskEdit name="prices" />, '/prices/:id');
	const amount = await field('Importo');
	expect(amount.value).toBe('2290,00');
	await type('Importo', '1.990');
	expect(screen.getByText(/^1\.990,00\s€$/)).toBeDefined();
	await save();
	expect(sent).toEqual([['PATCH', { amount: 199_000 }]]);
});

test('an invalid amount is reported at its field, and nothing is sent', async () => {
	await open('/prices/kleos__italia-2025', <DeskEdit name="prices" />, '/prices/:id');
	await type('Importo', 'gratis');
	await save();
	expect(screen.getByText('Inserisci un numero.')).toBeDefined();
	expect(sent).toEqual([]);
});

test('a cleared amount is sent as null', async () => {
	await open('/prices/kleos__italia-2025', <DeskEdit name="prices" />, '/prices/:id');
	await type('Prezzo consigliato', '');
	await type('Importo', '2100,50');
	await save();
	expect(sent).toEqual([['PATCH', { amount: 210_050, street_price: null }]]);
});

test('changing the price list reads the typed amount in its currency', async () => {
	await open('/prices/create', <DeskCreate name="prices" />);
	await type('Codice articolo', 'KRD50-HG-BK');
	await type('Importo', '309800');
	expect(screen.getByText(/^309\.800,00\s€$/)).toBeDefined();
	const list = screen.getByRole('combobox', { name: 'Listino' });
	await act(async () => void fireEvent.mouseDown(list));
	const japan = within(screen.getByRole('listbox')).getByRole('option', { name: 'Giappone' });
	await act(async () => void fireEvent.click(japan));
	expect(await screen.findByText(/^309\.800\sJPY$/)).toBeDefined();
	await save();
	expect(sent).toEqual([
		['POST', { variant_code: 'KRD50-HG-BK', price_list_id: 'japan-2025', amount: 309_800 }],
	]);
});
