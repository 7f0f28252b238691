import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { importPrices, priceCreate, priceRecord } from '#contract/prices/desk.ts';
import { centsSchema } from '#contract/units.ts';
import { prices } from '#server/content/ports.ts';
import {
	type BadRow,
	compareWithExport,
	type CsvColumns,
	EXPORTED,
	exportedCell,
	importCsv,
	type ReadRow,
	type Stored,
	type Storing,
} from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { yesIn } from '#server/platform/csv/read-amount.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { pricedSince } from './kinds.ts';
import { articlesByCode, knownLists } from './known.ts';
import { toKey, lockPrices, type Wanted, writePrices } from './write.ts';

const { variant_code, price_list_id } = priceCreate.entries;
/** Digits only, in minor units, as the header states, or as in an export for programs. */
const amountCell = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), centsSchema);
const rowSchema = v.object({
	variant_code,
	price_list_id: v.pipe(v.string(), v.toLowerCase(), price_list_id),
	amount: amountCell,
	street_price: v.optional(amountCell),
	/** Currency of the list, and the unit of the amounts in a file for people. */
	currency: v.optional(v.pipe(v.string(), v.toUpperCase())),
	is_reduced: v.optional(v.pipe(v.string(), v.transform(yesIn), v.boolean())),
	[EXPORTED]: v.optional(exportedCell),
});
type PriceCells = v.InferOutput<typeof rowSchema>;

const READ = Object.keys(rowSchema.entries);
const COLUMNS: CsvColumns<PriceCells> = {
	required: ['variant_code', 'price_list_id', 'amount'],
	optional: ['street_price', 'currency', 'is_reduced', EXPORTED],
	passedOver: Object.keys(priceRecord.entries).filter((name) => !READ.includes(name)),
	money: { amounts: ['amount', 'street_price'], currency: 'currency', mark: EXPORTED },
	codes: ['variant_code'],
	row: rowSchema,
	toKey: (row) => `${row.price_list_id} ${row.variant_code}`,
};

type Known = ReadRow<PriceCells> & { wanted: Wanted };

/** Current prices of the rows, locked until the transaction ends. */
async function pricesNow(tx: Tx, known: readonly Known[]) {
	const there = await lockPrices(
		tx,
		known.map(({ wanted }) => wanted),
	);
	const { variant_id, price_list_id: list } = prices;
	const rows = await tx
		.select({ variant_id, price_list_id: list, at: sql<string | null>`${pricedSince}` })
		.from(prices)
		.where(inArray(variant_id, [...new Set(known.map(({ wanted }) => wanted.variant_id))]));
	const since = new Map(rows.map((row) => [toKey(row), row.at]));
	return (wanted: Wanted) => {
		const row = there.get(toKey(wanted));
		if (!row) return null;
		const { amount, street_price, reduced_since } = row;
		const values = { amount, street_price, is_reduced: reduced_since !== null };
		return { values, at: since.get(toKey(wanted)) ?? null };
	};
}

/** Stores the rows with a known article and list, each on its own. */
async function store(tx: Tx, { rows, takesChanged }: Storing<PriceCells>): Promise<Stored> {
	const articles = await articlesByCode(
		tx,
		rows.map(({ row }) => row.variant_code),
	);
	const lists = await knownLists(tx);
	const bad: BadRow[] = [];
	const changed_since: Stored['changed_since'] = [];
	const leave = ({ line, row }: ReadRow<PriceCells>, code: string) => {
		bad.push({ line, code, text: `${row.variant_code} ${row.price_list_id} ${row.amount}` });
	};
	const known = rows.flatMap((read): Known[] => {
		const variant_id = articles.get(read.row.variant_code);
		const list = lists.get(read.row.price_list_id);
		if (variant_id === undefined) leave(read, 'unknown_article');
		else if (list === undefined) leave(read, 'unknown_list');
		else if (read.row.currency !== undefined && read.row.currency !== list) leave(read, 'currency');
		else return [{ ...read, wanted: { ...read.row, variant_id } }];
		return [];
	});
	const now = await pricesNow(tx, known);
	const counts = { added: 0, changed: 0, unchanged: 0 };
	const written = known.flatMap((read): Known[] => {
		const { line, row, wanted } = read;
		const { amount, street_price, is_reduced } = row;
		const key = [row.price_list_id, row.variant_code];
		const comparison = compareWithExport({
			key,
			mark: row.exported,
			given: {
				amount,
				...(street_price !== undefined && { street_price }),
				...(is_reduced !== undefined && { is_reduced }),
			},
			now: now(wanted),
		});
		if (comparison.kind === 'foreign') {
			leave(read, EXPORTED);
			return [];
		}
		if (comparison.kind === 'changed_since') {
			const text = key.toReversed().join(' ');
			changed_since.push(...comparison.since.map((one) => ({ line, text, ...one })));
		}
		if (comparison.fields.length === 0 || (comparison.kind === 'changed_since' && !takesChanged)) {
			counts.unchanged += 1;
			return [];
		}
		const takes = (field: string) => comparison.fields.includes(field);
		const { variant_id, price_list_id: list } = wanted;
		return [
			{
				...read,
				wanted: {
					variant_id,
					price_list_id: list,
					// A new price requires an amount, whatever the file changed.
					...((takes('amount') || now(wanted) === null) && { amount }),
					...(takes('street_price') && { street_price }),
					...(takes('is_reduced') && { is_reduced }),
				},
			},
		];
	});
	const outcomes = await writePrices(
		tx,
		written.map(({ wanted }) => wanted),
	);
	written.forEach((read, at) => {
		const outcome = outcomes[at] ?? 'unchanged';
		if (outcome === 'added' || outcome === 'changed' || outcome === 'unchanged') {
			counts[outcome] += 1;
		} else leave(read, outcome);
	});
	return { ...counts, bad, changed_since };
}

export const importRoutes = {
	importPrices: staffRoute(importPrices, (call) =>
		importCsv(call, 'prices', COLUMNS, ({ tx }, storing) => store(tx, storing)),
	),
};
