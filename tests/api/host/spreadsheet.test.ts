import { describe, expect, test } from 'vitest';
import { hasSpreadsheet, openedIn, type SpreadsheetCell } from '../../support/a-spreadsheet.ts';
import { signedIn } from '../../support/desk.ts';
import { PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { aHost, isEmbedded } from '../../support/host.ts';
import { aPaidOrder, doing } from '../../support/orders.ts';

/** Columns that are counted with, by the beginning of their headers. */
const COUNTED = /^(?:sold_net|sold_vat|back_net|net|vat|total|amount|street_price|rate|on_hand)\b/;

function column(rows: readonly SpreadsheetCell[][], name: string): SpreadsheetCell[] {
	const [head = [], ...rest] = rows;
	const at = head.findIndex(({ value }) => value.startsWith(name));
	expect(at, name).toBeGreaterThanOrEqual(0);
	return rest.flatMap((row) => row[at] ?? []);
}
const sum = (cells: readonly SpreadsheetCell[]) =>
	cells.reduce((total, { value }) => total + Math.round(Number(value) * 100), 0);

describe.runIf(isEmbedded && hasSpreadsheet())(
	'exports opened in LibreOffice (Debian’s libreoffice-calc)',
	{ timeout: PROCESS_LIMIT_MS },
	() => {
		test.each([
			['it', 'semicolon'],
			['de', 'semicolon'],
			['en', 'comma'],
		] as const)('with the settings of %s: numbers are numbers', async (language, style) => {
			const host = await aHost({ clock: () => new Date('2025-06-16T10:00:00Z') });
			const { id, total_amount } = await aPaidOrder(host);
			const asShop = await signedIn(host.ask, 'shop');
			await doing(asShop, id)('refunds', { pieces: [{ position: 0, quantity: 1 }] });
			const styled = `csv_style=${style}&csv_language=${language === 'en' ? 'en' : 'it'}`;
			const addresses = [
				`/desk/accounts/takings/export?from=2025-06-01&to=2025-06-30&${styled}`,
				`/desk/accounts/vat/export?year=2025&quarter=2&${styled}`,
				`/desk/prices/export?${styled}`,
				`/desk/stock/export?${styled}`,
			];
			const files: string[] = [];
			for (const address of addresses) {
				const response = await asShop(address);
				expect(response.status, address).toBe(200);
				files.push(Buffer.from(await response.arrayBuffer()).toString('utf8'));
			}
			const opened = await openedIn(language, style, files);
			const [takings = [], , prices = []] = opened;
			for (const [at, rows] of opened.entries()) {
				const [head = [], ...rest] = rows;
				expect(rest.length, addresses[at]).toBeGreaterThan(0);
				for (const [place, { value: name }] of head.entries()) {
					if (!COUNTED.test(name)) continue;
					const kinds = new Set(rest.map((row) => row[place]?.kind).filter(Boolean));
					expect([...kinds], `${addresses[at]} ${name}`).toEqual(['float']);
				}
			}
			expect(sum(column(takings, 'sold_net')) + sum(column(takings, 'sold_vat'))).toBe(
				total_amount,
			);
			expect(column(takings, 'day').map(({ kind }) => kind)).toEqual(['date']);
			expect(sum(column(prices, 'amount'))).toBeGreaterThan(122_00);
		});
	},
);
