import type { Cents } from '#contract/units.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { findCountryCodes } from '#server/content/ports.ts';
import { findMarket, listPrices } from '#server/prices/ports.ts';
import { findStock } from '#server/stock/ports.ts';

/** State of an article in one country, as far as a notice depends on it. */
export interface Standing {
	currency: string;
	amount: Cents;
	/** True if it can be bought now, however long it then takes to make. */
	isAvailable: boolean;
}

/** State of articles in a country, by article; one without a price there is left out. */
export async function getStanding(
	db: Db | Tx,
	country: string,
	variantIds: readonly string[],
	now: Date,
): Promise<Map<string, Standing>> {
	const market = await findMarket(db, country, dayInRome(now));
	if (!market) return new Map();
	const prices = await listPrices(db, market, variantIds);
	const stock = await findStock(db, variantIds);
	return new Map(
		[...prices].flatMap(([id, { amount }]): [string, Standing][] => {
			const found = stock.get(id);
			if (!found) return [];
			const isAvailable = found.available === null || found.available > 0;
			return [[id, { currency: market.currency, amount, isAvailable }]];
		}),
	);
}

/** True if the code is that of a country to buy in. */
export const isCountry = async (db: Db, country: string): Promise<boolean> =>
	(await findCountryCodes(db)).includes(country);
