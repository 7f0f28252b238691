import { and, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#contract/units.ts';
import { cents } from '#domain/money/money.ts';
import { prices } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Price of an article in one market, in the market's currency. */
export interface VariantAmount {
	variant_id: string;
	amount: Cents;
	street_price: Cents | null;
	/** Set only while the amount is an announced reduction. */
	lowest_price_30d: Cents | null;
}

const maybe = (amount: number | null) => (amount === null ? null : cents(amount));

/** Turns a row of a price list into its public form. */
export const toAmount = ({
	variant_id,
	amount,
	street_price,
	lowest_price_30d,
}: typeof prices.$inferSelect): VariantAmount => ({
	variant_id,
	amount: cents(amount),
	street_price: maybe(street_price),
	lowest_price_30d: maybe(lowest_price_30d),
});

/** Prices in a list by article; articles without a price there are left out. */
export async function pricesInList(
	db: Db | Tx,
	listId: string,
	variantIds: readonly string[],
): Promise<Map<string, VariantAmount>> {
	if (variantIds.length === 0) return new Map();
	const rows = await db
		.select()
		.from(prices)
		.where(and(eq(prices.price_list_id, listId), inArray(prices.variant_id, [...variantIds])));
	return new Map(rows.map((row) => [row.variant_id, toAmount(row)]));
}
