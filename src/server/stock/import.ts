import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { daySchema, lineSchema } from '#contract/desk/fields.ts';
import { importStock, stockCreate, stockResource } from '#contract/stock/desk.ts';
import { piecesSchema } from '#contract/stock/stock.ts';
import { variants } from '#server/content/ports.ts';
import { type BadRow, type CsvColumns, importCsv, type ReadRow } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteMovement } from './movements.ts';
import { settleAvailability } from './settle.ts';
import { stock_items } from './tables.ts';

const piecesCell = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), piecesSchema);
const rowSchema = v.object({
	variant_code: stockCreate.entries.variant_code,
	on_hand: piecesCell,
	low_at: v.optional(piecesCell),
	backorder_on: v.optional(daySchema),
	reason: v.optional(lineSchema, ''),
});
type StockCells = v.InferOutput<typeof rowSchema>;

const READ = Object.keys(rowSchema.entries);
const COLUMNS: CsvColumns<StockCells> = {
	required: ['variant_code', 'on_hand'],
	optional: ['low_at', 'backorder_on', 'reason'],
	passedOver: Object.keys(stockResource.record.entries).filter((name) => !READ.includes(name)),
	codes: ['variant_code'],
	row: rowSchema,
	keyOf: ({ variant_code }) => variant_code,
};

/** What is there of these articles, held in one order so that no two imports block each other. */
async function lockedItems(tx: Tx, ids: readonly string[]) {
	const rows = await tx
		.select()
		.from(stock_items)
		.where(inArray(stock_items.variant_id, [...ids]))
		.orderBy(stock_items.variant_id)
		.for('update');
	return new Map(rows.map((row) => [row.variant_id, row]));
}

async function store(tx: Tx, rows: readonly ReadRow<StockCells>[], staff_email: string) {
	const { id, code } = variants;
	const codes = rows.map(({ row }) => row.variant_code);
	const found = await tx
		.select({ id, code })
		.from(variants)
		.where(inArray(sql`upper(${code})`, codes));
	const articles = new Map(found.map((row) => [row.code.toUpperCase(), row.id]));
	const there = await lockedItems(tx, [...articles.values()]);
	const counts = { added: 0, changed: 0, unchanged: 0 };
	const bad: BadRow[] = [];
	for (const { line, row } of rows) {
		const variant_id = articles.get(row.variant_code);
		if (variant_id === undefined) {
			bad.push({ line, code: 'unknown_article', text: `${row.variant_code} ${row.on_hand}` });
			continue;
		}
		const item = there.get(variant_id);
		const { on_hand, reason } = row;
		const low_at = row.low_at ?? item?.low_at ?? null;
		const backorder_on = row.backorder_on ?? item?.backorder_on ?? null;
		const isSame =
			item?.on_hand === on_hand && item.low_at === low_at && item.backorder_on === backorder_on;
		if (isSame) {
			counts.unchanged += 1;
			continue;
		}
		counts[item ? 'changed' : 'added'] += 1;
		const set = { on_hand, low_at, backorder_on };
		await tx
			.insert(stock_items)
			.values({ variant_id, ...set })
			.onConflictDoUpdate({ target: stock_items.variant_id, set });
		const change = on_hand - (item?.on_hand ?? 0);
		await noteMovement(tx, { variant_id, kind: 'import', change, on_hand, reason, staff_email });
	}
	await settleAvailability(tx, [...articles.values()]);
	return { ...counts, bad };
}

export const importRoutes = {
	importStock: staffRoute(importStock, (call) =>
		importCsv(call, 'stock', COLUMNS, ({ tx, staff }, rows) => store(tx, rows, staff.email)),
	),
};
