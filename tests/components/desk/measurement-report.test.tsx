// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MeasurementReport } from '#contract/measurement/report.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import { Report } from '../../../src/desk/measurement/Report.tsx';

const DAY = '2026-11-03';
const NOTHING: MeasurementReport = {
	is_measured: true,
	counts: [],
	takings: [],
	misses: [],
	low_stock: [],
};
const REPORT: MeasurementReport = {
	is_measured: true,
	counts: [
		{ day: DAY, country: 'IT', event: 'view_item', count: 40 },
		{ day: DAY, country: 'IT', event: 'add_to_cart', count: 10 },
	],
	takings: [
		{ day: DAY, country: 'JP', currency: 'JPY', orders: 1, amount: 309_800, refunded: 9_800 },
	],
	misses: [{ term: 'ruote lenticolari', locale: 'it', count: 7 }],
	low_stock: [{ variant_id: 'a', code: 'KRD50-HG-BK', product_id: 'rd-50', available: 2 }],
};

// Fetched with the page of the desk; here it is there before the clock of a test runs.
beforeAll(async () => void (await import('../../../src/desk/measurement/Charts.tsx')));
beforeEach(async () => void (await i18nProvider.changeLocale('it')));
afterEach(cleanup);

const show = (report: MeasurementReport) =>
	render(
		<AdminContext i18nProvider={i18nProvider}>
			<Report report={report} from={DAY} to={DAY} />
		</AdminContext>,
	);

/** Cells of the first row of a part's table. */
const firstRow = (name: string) =>
	within(screen.getByRole('region', { name }))
		.getAllByRole('row')[1]
		?.textContent.replace(/\s/g, ' ');

test('each part of the report has a picture, and its figures as a table', async () => {
	const { container } = show(REPORT);
	expect(firstRow('Visite e ordini per giorno')).toBe('3 nov401001');
	expect(firstRow('Dove si fermano')).toBe('Prodotto40–');
	expect(firstRow('Incassi')).toContain('Giappone');
	expect(firstRow('Incassi')).toMatch(/300\.000/);
	expect(firstRow('Paesi')).toContain('Giappone');
	expect(firstRow('Ricerche senza risultati')).toBe('ruote lenticolariit7');
	expect(firstRow('Scorte che finiscono')).toBe('KRD50-HG-BKrd-502');
	const parts = container.querySelectorAll('section');
	await expect
		.poll(() => container.querySelectorAll('section .recharts-responsive-container').length)
		.toBe(parts.length);
});

test('a day without data states it and draws no empty lists', async () => {
	const { container } = show(NOTHING);
	expect(screen.getAllByText('Niente in questi giorni.').length).toBe(5);
	expect(screen.queryByText(/è spenta nelle impostazioni/)).toBeNull();
	await expect
		.poll(() => container.querySelectorAll('.recharts-responsive-container').length)
		.toBe(2);
});

test('without measurement, the desk explains the figures', () => {
	show({ ...NOTHING, is_measured: false });
	screen.getByText(/è spenta nelle impostazioni/);
});
