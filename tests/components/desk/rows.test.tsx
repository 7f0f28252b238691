// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderParts } from '#contract/orders/desk.ts';
import { returnResource } from '#contract/returns/desk.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { theme } from '../../../src/desk/theme.ts';
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

async function showRows(
	resource: string,
	part: string,
	schema: v.GenericSchema | undefined,
	lines: readonly object[],
): Promise<void> {
	if (!schema) throw new Error(`${resource} have no ${part}`);
	await act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider} theme={theme}>
				<ResourceContextProvider value={resource}>
					<RecordContextProvider value={{ id: 'r', currency: 'EUR', [part]: lines }}>
						<Value schema={schema} value={lines} part={part} label="Articoli" />
					</RecordContextProvider>
				</ResourceContextProvider>
			</AdminContext>,
		);
	});
}
const show = () =>
	showRows('returns', 'return_lines', returnResource.parts?.entries['return_lines'], LINES);

beforeEach(() => i18nProvider.changeLocale('it'));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('related rows are a table named by their resource type', async () => {
	toScreen(1280);
	await show();
	const table = within(screen.getByRole('region', { name: 'Articoli' })).getByRole('table');
	const heads = within(table).getAllByRole('columnheader');
	expect(heads.map(({ textContent }) => textContent)).toContain('Codice articolo');
	// Counted from zero, for programs.
	expect(heads.map(({ textContent }) => textContent)).not.toContain('Riga');
});

test('on a phone they are stacked in the same region, without empty values', async () => {
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

test('an order’s lines are set closer than other rows', async () => {
	toScreen(1280);
	const line = {
		...{ position: 0, code: 'KRD50-HG-BK', article: 'Kleos RD 50', quantity: 1 },
		...{ to_pack: 0, sent: 1, given_back: 0, has_serials: true },
		...{ unit_price: 229_000, total_amount: 229_000, left_amount: 229_000 },
		...{ legal_ends_on: '2028-11-30', extended: 1 },
	};
	const room = () => {
		const [head] = screen.getAllByRole('columnheader');
		const { paddingInline, fontSize } = getComputedStyle(head as HTMLElement);
		return [Number.parseFloat(paddingInline), Number.parseFloat(fontSize)];
	};
	await show();
	const [usual = 0, usualSize = 0] = room();
	cleanup();
	await showRows('orders', 'order_lines', orderParts.entries.order_lines, [line]);
	const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
	expect(heads.slice(-2)).toEqual(['Garanzia legale fino al', 'Garanzia prolungata']);
	const [padding = 0, size = 0] = room();
	expect(padding).toBeGreaterThan(0);
	expect(padding).toBeLessThanOrEqual(usual / 2);
	expect(size).toBeLessThan(usualSize);
});
