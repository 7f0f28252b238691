import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { daySchema, lineSchema } from '#contract/desk/fields.ts';
import { importStock, stockCreate, stockResource } from '#contract/stock/desk.ts';
import { unitsSchema } from '#contract/stock/stock.ts';
import { variants } from '#server/content/ports.ts';
import {
	type BadRow,
	compareWithExport,
	type CsvColumns,
	EXPORTED,
	exportedCell,
	importCsv,
	type Stored,
	type Storing,
} from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { noteMovement } from './movements.ts';
import { settleAvailability } from './settle.ts';
import { stock_items } from './tables.ts';

const unitsCell = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), unitsSchema);
const rowSchema = v.object({
	variant_code: stockCreate.entries.variant_code,
	on_hand: unitsCell,
	low_at: v.optional(unitsCell),
	backorder_on: v.optional(daySchema),
	reason: v.optional(lineSchema, ''),
	/** A spreadsheet may have written it in its own format; it then counts as another instant. */
	updated_at: v.optional(v.string()),
	[EXPORTED]: v.optional(exportedCell),
});
type StockCells = v.InferOutput<typeof rowSchema>;

const READ = Object.keys(rowSchema.entries);
const COLUMNS: CsvColumns<StockCells> = {
	required: ['variant_code', 'on_hand'],
	optional: ['low_at', 'backorder_on', 'reason', 'updated_at', EXPORTED],
	passedOver: Object.keys(stockResource.record.entries).filter((name) => !READ.includes(name)),
	codes: ['variant_code'],
	row: rowSchema,
	toKey: ({ variant_code }) => variant_code,
};

/** Stock of these articles, locked in one order so that no two imports block each other. */
async function lockedItems(tx: Tx, ids: readonly string[]) {
	const rows = await tx
		.select()
		.from(stock_items)
		.where(inArray(stock_items.variant_id, [...ids]))
		.orderBy(stock_items.variant_id)
		.for('update');
	return new Map(rows.map((row) => [row.variant_id, row]));
}

type Item = typeof stock_items.$inferSelect;

/** Compares a row with the stored one; only fields changed by the file are written. */
function compared({ variant_code, exported, updated_at, ...row }: StockCells, item?: Item) {
	const { on_hand, low_at, backorder_on } = row;
	const now = item && { values: listValues(item), at: item.updated_at.toISOString() };
	return compareWithExport({
		key: [variant_code],
		mark: exported,
		at: updated_at,
		given: {
			on_hand,
			...(low_at !== undefined && { low_at }),
			...(backorder_on !== undefined && { backorder_on }),
		},
		now: now ?? null,
	});
}
const listValues = ({ on_hand, low_at, backorder_on }: Item) => ({ on_hand, low_at, backorder_on });

async function store(
	tx: Tx,
	{ rows, takesChanged }: Storing<StockCells>,
	staff_email: string,
): Promise<Stored> {
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
	const changed_since: Stored['changed_since'] = [];
	for (const { line, row } of rows) {
		const variant_id = articles.get(row.variant_code);
		if (variant_id === undefined) {
			bad.push({ line, code: 'unknown_article', text: `${row.variant_code} ${row.on_hand}` });
			continue;
		}
		const item = there.get(variant_id);
		const comparison = compared(row, item);
		if (comparison.kind === 'foreign') {
			bad.push({ line, code: EXPORTED, text: `${row.variant_code} ${row.on_hand}` });
			continue;
		}
		const isLeft = comparison.kind === 'changed_since' && !takesChanged;
		if (comparison.kind === 'changed_since') {
			const text = row.variant_code;
			changed_since.push(...comparison.since.map((one) => ({ line, text, ...one })));
		}
		if (isLeft || comparison.fields.length === 0) {
			counts.unchanged += 1;
			continue;
		}
		counts[item ? 'changed' : 'added'] += 1;
		const takes = (field: keyof ReturnType<typeof listValues>) => comparison.fields.includes(field);
		const set = {
			on_hand: takes('on_hand') || !item ? row.on_hand : item.on_hand,
			low_at: takes('low_at') ? (row.low_at ?? null) : (item?.low_at ?? null),
			backorder_on: takes('backorder_on')
				? (row.backorder_on ?? null)
				: (item?.backorder_on ?? null),
		};
		const { on_hand } = set;
		const { reason } = row;
		await tx
			.insert(stock_items)
			.values({ variant_id, ...set })
			.onConflictDoUpdate({ target: stock_items.variant_id, set });
		const change = on_hand - (item?.on_hand ?? 0);
		await noteMovement(tx, { variant_id, kind: 'import', change, on_hand, reason, staff_email });
	}
	await settleAvailability(tx, [...articles.values()]);
	return { ...counts, bad, changed_since };
}

export const importRoutes = {
	importStock: staffRoute(importStock, (call) =>
		importCsv(call, 'stock', COLUMNS, ({ tx, staff }, storing) => store(tx, storing, staff.email)),
	),
};
