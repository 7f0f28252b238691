import * as v from 'valibot';
import { importPrices, priceCreate, priceRecord } from '#contract/prices/desk.ts';
import { centsSchema } from '#contract/units.ts';
import { type BadRow, type CsvColumns, importCsv, type ReadRow } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { articlesByCode, knownLists } from './known.ts';
import { writePrices } from './write.ts';

const { variant_code, price_list_id } = priceCreate.entries;
/** Digits alone: `1890,00` is not read as another number than was meant. */
const amountCell = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), centsSchema);
const rowSchema = v.object({
	variant_code,
	price_list_id: v.pipe(v.string(), v.toLowerCase(), price_list_id),
	amount: amountCell,
	street_price: v.optional(amountCell),
	is_reduced: v.optional(
		v.pipe(
			v.string(),
			v.toLowerCase(),
			v.picklist(['true', 'false']),
			v.transform((cell) => cell === 'true'),
		),
	),
});
type PriceCells = v.InferOutput<typeof rowSchema>;

const READ = Object.keys(rowSchema.entries);
const COLUMNS: CsvColumns<PriceCells> = {
	required: ['variant_code', 'price_list_id', 'amount'],
	optional: ['street_price', 'is_reduced'],
	passedOver: Object.keys(priceRecord.entries).filter((name) => !READ.includes(name)),
	codes: ['variant_code'],
	row: rowSchema,
	keyOf: (row) => `${row.price_list_id} ${row.variant_code}`,
};

/** Stores the rows whose article and list are known, each for itself. */
async function store(tx: Tx, rows: readonly ReadRow<PriceCells>[]) {
	const articles = await articlesByCode(
		tx,
		rows.map(({ row }) => row.variant_code),
	);
	const lists = await knownLists(tx);
	const bad: BadRow[] = [];
	const leave = ({ line, row }: ReadRow<PriceCells>, code: string) => {
		bad.push({ line, code, text: `${row.variant_code} ${row.price_list_id} ${row.amount}` });
	};
	const known = rows.flatMap((read) => {
		const variant_id = articles.get(read.row.variant_code);
		if (variant_id === undefined) leave(read, 'unknown_article');
		else if (!lists.has(read.row.price_list_id)) leave(read, 'unknown_list');
		else return [{ read, wanted: { ...read.row, variant_id } }];
		return [];
	});
	const outcomes = await writePrices(
		tx,
		known.map(({ wanted }) => wanted),
	);
	const counts = { added: 0, changed: 0, unchanged: 0 };
	known.forEach(({ read }, at) => {
		const outcome = outcomes[at] ?? 'unchanged';
		if (outcome === 'added' || outcome === 'changed' || outcome === 'unchanged') {
			counts[outcome] += 1;
		} else leave(read, outcome);
	});
	return { ...counts, bad };
}

export const importRoutes = {
	importPrices: staffRoute(importPrices, (call) =>
		importCsv(call, 'prices', COLUMNS, ({ tx }, rows) => store(tx, rows)),
	),
};
