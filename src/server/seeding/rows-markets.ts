import type { SeedData } from '#seed/data.ts';
import type { order_rules } from '#server/orders/tables.ts';
import type * as pricing from '#server/prices/tables.ts';
import { SEED } from './rows-text.ts';

type Row<T extends { $inferInsert: object }> = T['$inferInsert'];

export function vatRows({ markets }: SeedData): Row<typeof pricing.vat_rates>[] {
	return (markets?.vatRates ?? []).map((rate) => ({ ...rate, ...SEED }));
}

export function shippingRows({ markets }: SeedData): Row<typeof pricing.shipping_rates>[] {
	return (markets?.shipping ?? []).map((way) => ({ ...way, ...SEED }));
}

export function ruleRows({ markets }: SeedData): Row<typeof pricing.market_rules>[] {
	return markets ? [{ id: 'rules', ...markets.rules, ...SEED }] : [];
}

export function orderRuleRows({ markets }: SeedData): Row<typeof order_rules>[] {
	return markets?.orders ? [{ id: 'rules', ...markets.orders, ...SEED }] : [];
}
