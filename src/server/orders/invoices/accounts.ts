import type { CsvQuery } from '#contract/desk/spreadsheet.ts';
import * as contract from '#contract/orders/desk-invoices.ts';
import { quarterDays, takingsBy, type Takings } from '#domain/money/takings.ts';
import { PERCENT } from '#contract/desk/amounts.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { CSV_TEXTS, csvFormat, csvHead, csvRows } from '#server/platform/download/csv.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { orderRoute, type OrderCall } from '../record/act.ts';
import { listBookings, daysFrom } from './bookings.ts';

const AMOUNTS = ['sold_net', 'sold_vat', 'back_net', 'back_vat', 'net', 'vat', 'total'] as const;

/** Amounts as a spreadsheet counts with them: units of the currency, a rate in per cent. */
function toRow<Row extends Takings & { currency: string; rate: number }>(row: Row) {
	const net = row.sold_net - row.back_net;
	const vat = row.sold_vat - row.back_vat;
	const counted = { ...row, net, vat, total: net + vat };
	const units = 10 ** minorUnitExponent(row.currency);
	const amounts = AMOUNTS.map((name) => [name, counted[name] / units]);
	return { ...row, rate: row.rate / 100, ...Object.fromEntries(amounts) };
}

/** Headers that name the unit: the currency of all rows, or that each row names its own. */
function toHeaders(
	columns: readonly string[],
	rows: readonly Record<string, unknown>[],
	{ csv_style, csv_language }: CsvQuery,
): Record<string, string> {
	const [first, ...others] = new Set(rows.map(({ currency }) => String(currency)));
	const one = others.length === 0 ? first : undefined;
	const unit = one ?? CSV_TEXTS[csv_language].inCurrency;
	const isAmount = (name: string) => AMOUNTS.some((amount) => amount === name);
	const withUnit = (name: string) =>
		isAmount(name) ? `${name} (${unit})` : name === 'rate' ? `${name} (${PERCENT})` : name;
	return Object.fromEntries(
		columns.map((name) => [name, csv_style === undefined ? name : withUnit(name)]),
	);
}

/** CSV file for the accountant; the audit log notes the download. */
async function getFile(
	{ db, staff, clock, query }: OrderCall & { query: CsvQuery },
	name: string,
	columns: readonly string[],
	rows: readonly Record<string, unknown>[],
): Promise<Response> {
	const changes = { records: { from: null, to: rows.length } };
	await db.transaction((tx) =>
		writeAudit(tx, staff, clock(), {
			action: 'export',
			resource: 'orders',
			record_id: name,
			changes,
		}),
	);
	const headers = downloadHeaders('text/csv; charset=utf-8', `${name}.csv`);
	const shown = toHeaders(columns, rows, query);
	const format = csvFormat(query);
	const head = csvHead(Object.values(shown), format);
	return new Response(head + csvRows(columns, rows, format), { headers });
}

export const accountRoutes = {
	exportVat: orderRoute(contract.exportVat, async (call) => {
		const { year, quarter } = call.query;
		const bookings = await listBookings(call.db, quarterDays(year, quarter), 'all');
		const rows = takingsBy(bookings, ({ treatment, country, currency }, rate) => ({
			treatment,
			country,
			rate,
			currency,
		})).map(toRow);
		const columns = ['treatment', 'country', 'rate', 'currency', ...AMOUNTS];
		return getFile(call, `iva-${year}-${quarter}`, columns, rows);
	}),

	exportTakings: orderRoute(contract.exportTakings, async (call) => {
		const { from, to } = call.query;
		const bookings = await listBookings(call.db, daysFrom(call.query), 'receipts');
		const rows = takingsBy(bookings, ({ day, treatment, country, currency }, rate) => ({
			day,
			treatment,
			country,
			rate,
			currency,
		})).map(toRow);
		const columns = ['day', 'treatment', 'country', 'rate', 'currency', ...AMOUNTS];
		return getFile(call, `corrispettivi-${from}-${to}`, columns, rows);
	}),
};
