import { sql } from 'drizzle-orm';
import type { Availability } from '#contract/content/catalogue.ts';
import { cents } from '#domain/money.ts';
import { prices, variants } from '#server/content/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { availabilitiesOf } from '#server/content/ports.ts';
import { pricesInList } from './variant-prices.ts';

/** Prices of these articles with how soon each can be had. */
export async function articlePrices(db: Db, listId: string, ids: readonly string[]) {
	const [amounts, availabilities] = await Promise.all([
		pricesInList(db, listId, ids),
		availabilitiesOf(db, ids),
	]);
	return ids.flatMap((id) => {
		const price = amounts.get(id);
		const availability: Availability | undefined = availabilities.get(id);
		return price && availability ? [{ ...price, availability }] : [];
	});
}

interface CardRow extends Record<string, unknown> {
	product_id: string;
	amount: number;
	lowest_price_30d: number | null;
	is_from: boolean;
}

/** The lowest price of each product, as its card says it: of equal ones that of the first article. */
export async function cardPrices(db: Db, listId: string, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const { rows } = await db.execute<CardRow>(sql`
		select distinct on (v.product_id) v.product_id, p.amount, p.lowest_price_30d,
			p.amount <> max(p.amount) over (partition by v.product_id) as is_from
		from ${prices} p join ${variants} v on v.id = p.variant_id
		where p.price_list_id = ${listId} and v.product_id = any(${sql.param([...ids])}::text[])
		order by v.product_id, p.amount, v.position`);
	return rows.map(({ amount, lowest_price_30d, ...row }) => ({
		...row,
		amount: cents(amount),
		lowest_price_30d: lowest_price_30d === null ? null : cents(lowest_price_30d),
	}));
}
