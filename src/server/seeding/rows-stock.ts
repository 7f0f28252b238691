import type { Availability } from '#contract/content/availability.ts';
import { LOW_STOCK_AT } from '#domain/catalogue/availability.ts';
import type { variants } from '#server/content/tables-catalogue.ts';
import { openMovements, settleAvailability } from '#server/stock/ports.ts';
import { stock_items } from '#server/stock/tables.ts';
import { additions, type SeedTable } from './upsert.ts';

const SPREAD = 22;

/** Units that agree with the availability of an article in the seed; null: not counted. */
function toUnits(id: string, availability: Availability): number | null {
	const any = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
	switch (availability) {
		case 'in_stock':
			return LOW_STOCK_AT + 1 + (any % SPREAD);
		case 'low_stock':
			return 1 + (any % LOW_STOCK_AT);
		case 'out_of_stock':
			return 0;
		case 'made_to_order':
			return null;
	}
}

/** Initial stock, from the first seed only; afterwards staff counts, and the catalogue follows. */
export function stockTables(rows: readonly (typeof variants.$inferInsert)[]): SeedTable[] {
	const counted = rows.flatMap(({ id, availability }) => {
		const on_hand = toUnits(id, availability);
		return on_hand === null ? [] : [{ variant_id: id, on_hand }];
	});
	const items = additions(stock_items, counted);
	return [
		{
			...items,
			async write(tx) {
				await items.write(tx);
				await openMovements(tx);
				await settleAvailability(tx);
			},
		},
	];
}
