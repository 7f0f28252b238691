import { sql } from 'drizzle-orm';
import {
	reprice,
	type NoReduction,
	type Priced,
	type PricePoint,
} from '#domain/money/reductions.ts';
import { prices } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { price_history } from './tables.ts';

/** Price entered by staff; absent fields are unchanged. */
export interface Wanted {
	variant_id: string;
	price_list_id: string;
	amount?: number | undefined;
	street_price?: number | null | undefined;
	is_reduced?: boolean | undefined;
}
/** Outcome of a write; the reason where a reduction cannot be announced. */
export type Written = 'added' | 'changed' | 'unchanged' | 'no_amount' | NoReduction;

type PriceRow = typeof prices.$inferSelect;

export const toKey = ({
	variant_id,
	price_list_id,
}: Pick<PriceRow, 'variant_id' | 'price_list_id'>) => `${price_list_id} ${variant_id}`;

/** Keys of some prices, as a part of a statement. */
function toKeys(wanted: readonly Wanted[]) {
	const keys = JSON.stringify(
		wanted.map(({ variant_id, price_list_id }) => ({ variant_id, price_list_id })),
	);
	return sql`(select variant_id, price_list_id
		from jsonb_to_recordset(${keys}::jsonb) as k(variant_id text, price_list_id text))`;
}

/** Locks existing prices by list and article, in one order, so that no two writers deadlock. */
export async function lockPrices(
	tx: Tx,
	wanted: readonly Wanted[],
): Promise<Map<string, PriceRow>> {
	const rows = await tx
		.select()
		.from(prices)
		.where(sql`(${prices.variant_id}, ${prices.price_list_id}) in ${toKeys(wanted)}`)
		.orderBy(prices.price_list_id, prices.variant_id)
		.for('update');
	return new Map(rows.map((row) => [toKey(row), row]));
}

async function listHistories(
	tx: Tx,
	wanted: readonly Wanted[],
): Promise<Map<string, PricePoint[]>> {
	if (wanted.length === 0) return new Map();
	const rows = await tx
		.select()
		.from(price_history)
		.where(sql`(${price_history.variant_id}, ${price_history.price_list_id}) in ${toKeys(wanted)}`)
		.orderBy(price_history.at);
	return Map.groupBy(rows, toKey);
}

/** Time of the database, which the history uses, too. */
async function getTime(tx: Tx): Promise<Date> {
	const { rows } = await tx.execute<{ now: string }>(
		sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
	);
	return new Date(rows[0]?.now ?? Number.NaN);
}

const isSame = (row: PriceRow, priced: Priced, street_price: number | null) =>
	row.amount === priced.amount &&
	row.street_price === street_price &&
	row.lowest_price_30d === priced.lowest_price_30d;

/** Row to write, or why it cannot be written. */
function rowFor(
	wanted: Wanted,
	row: PriceRow | undefined,
	history: readonly PricePoint[],
	now: Date,
): PriceRow | Exclude<Written, 'added' | 'changed'> {
	const { variant_id, price_list_id } = wanted;
	const amount = wanted.amount ?? row?.amount;
	if (amount === undefined) return 'no_amount';
	const isReduced = wanted.is_reduced ?? (row !== undefined && row.reduced_since !== null);
	const current = row ?? { amount, reduced_since: null, lowest_price_30d: null };
	const priced = reprice(current, { amount, isReduced }, history, now);
	if (typeof priced === 'string') return priced;
	const street_price =
		wanted.street_price === undefined ? (row?.street_price ?? null) : wanted.street_price;
	if (row && isSame(row, priced, street_price)) return 'unchanged';
	return {
		variant_id,
		price_list_id,
		street_price,
		amount: priced.amount,
		reduced_since: priced.reduced_since,
		lowest_price_30d: priced.lowest_price_30d,
		origin: 'editor',
	};
}

/**
 * Writes prices, each on its own: a reduction that cannot be announced leaves its price as it is.
 * Returns the outcomes in the order of the input. The database itself writes the history.
 */
export async function writePrices(tx: Tx, wanted: readonly Wanted[]): Promise<Written[]> {
	if (wanted.length === 0) return [];
	const there = await lockPrices(tx, wanted);
	const cut = wanted.filter(
		(one) => one.is_reduced === true || there.get(toKey(one))?.reduced_since,
	);
	const histories = await listHistories(tx, cut);
	const now = await getTime(tx);
	const outcomes = wanted.map((one) => {
		const row = there.get(toKey(one));
		return { made: rowFor(one, row, histories.get(toKey(one)) ?? [], now), isNew: !row };
	});
	const rows = outcomes.flatMap(({ made }) => (typeof made === 'string' ? [] : [made]));
	if (rows.length > 0) {
		await tx
			.insert(prices)
			.values(rows)
			.onConflictDoUpdate({
				target: [prices.variant_id, prices.price_list_id],
				set: {
					amount: sql`excluded.amount`,
					street_price: sql`excluded.street_price`,
					lowest_price_30d: sql`excluded.lowest_price_30d`,
					reduced_since: sql`excluded.reduced_since`,
					origin: sql`excluded.origin`,
				},
			});
	}
	return outcomes.map(({ made, isNew }) =>
		typeof made === 'string' ? made : isNew ? 'added' : 'changed',
	);
}
