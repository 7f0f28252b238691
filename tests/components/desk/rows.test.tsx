// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnResource } from '#contract/returns/desk.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { Value } from '../../../src/desk/values/Value.tsx';

const LINES = [
	{
		position: 0,
		code: 'KRD50-HG-BK',
		quantity: 1,
		return_reason: 'changed_mind',
		return_condition: 'opened',
		note: '',
		received_quantity: null,
		received_condition: null,
	},
];

/** Sets the width of the screen for media queries. */
const toScreen = (width: number) =>
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	}));

async function show(): Promise<void> {
	const { return_lines } = returnResource.parts?.entries ?? {};
	if (!return_lines) throw new Error('returns have no lines');
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<ResourceContextProvider value="returns">
					<RecordContextProvider value={{ id: 'r', return_lines: LINES }}>
						<Value schema={return_lines} value={LINES} part="return_lines" label="Articoli" />
					</RecordContextProvider>
				</ResourceContextProvider>
			</AdminContext>,
		);
	});
}

beforeEach(() => i18nProvider.changeLocale('it'));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('rows of a record are a table, named as its kind of record names them', async () => {
	toScreen(1280);
	await show();
	const table = within(screen.getByRole('region', { name: 'Articoli' })).getByRole('table');
	const heads = within(table).getAllByRole('columnheader');
	expect(heads.map(({ textContent }) => textContent)).toContain('Codice articolo');
	// Counted from zero, for programs.
	expect(heads.map(({ textContent }) => textContent)).not.toContain('Riga');
});

test('on a phone they stand below each other, in the same region, without what is empty', async () => {
	toScreen(375);
	await show();
	const region = within(screen.getByRole('region', { name: 'Articoli' }));
	expect(region.queryByRole('table')).toBeNull();
	expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
		'Codice articolo',
		'Pezzi',
		'Motivo',
		'Stato dichiarato',
	]);
});
