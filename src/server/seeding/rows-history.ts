import { PRICED_SINCE } from '#seed/catalogue/price-lists.ts';
import type { prices } from '#server/content/tables-catalogue.ts';
import type { price_history } from '#server/prices/tables.ts';

/** Prices of the seed since the year's lists began; a reduced one begins at its reference. */
export function historyRows(
	rows: readonly (typeof prices.$inferInsert)[],
): (typeof price_history.$inferInsert)[] {
	return rows.flatMap(({ variant_id, price_list_id, amount, lowest_price_30d, reduced_since }) => {
		const key = { variant_id, price_list_id };
		const since = { ...key, at: new Date(PRICED_SINCE), amount: lowest_price_30d ?? amount };
		return reduced_since ? [since, { ...key, at: reduced_since, amount }] : [since];
	});
}
