import { sql } from 'drizzle-orm';
import type { MarketSources } from '#domain/money/markets.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { price_lists } from '#server/content/ports.ts';
import { market_rules, shipping_rates, vat_rates } from './tables.ts';

/** Parts of the content that markets depend on. */
export const MARKET_PARTS = ['price_lists', 'vat_rates', 'shipping_rates', 'market_rules'] as const;

/** Rules where none are stored: everywhere, and no small consignments to Great Britain. */
const UNSAID: MarketSources['rules'] = {
	excluded: [],
	handles_uk_vat: false,
	uk_goods_above: 16_500,
};

/** Sources of all markets, in one statement: one snapshot and one round trip to the database. */
export async function loadMarketSources(db: Db | Tx): Promise<MarketSources> {
	const { rows } = await db.execute<{
		lists: MarketSources['lists'];
		rates: MarketSources['vatRates'];
		shipping: MarketSources['shipping'];
		rules: MarketSources['rules'] | null;
	}>(sql`select
		(select coalesce(jsonb_agg(l order by l.position), '[]') from ${price_lists} l) as lists,
		(select coalesce(jsonb_agg(r), '[]') from ${vat_rates} r) as rates,
		(select coalesce(jsonb_agg(s order by s.id), '[]') from ${shipping_rates} s) as shipping,
		(select to_jsonb(m) from ${market_rules} m limit 1) as rules`);
	const [found] = rows;
	return {
		lists: found?.lists ?? [],
		vatRates: found?.rates ?? [],
		shipping: found?.shipping ?? [],
		rules: found?.rules ?? UNSAID,
	};
}
