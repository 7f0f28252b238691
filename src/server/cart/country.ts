import { chosenCountry, isNewChoice } from '#contract/chosen-country.ts';
import { dayInRome } from '#domain/days.ts';
import { countryOfCustomer } from '#server/customers/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { marketAmong, type Markets } from '#server/prices/ports.ts';
import type { Owner } from './store.ts';
import type { Arrival } from './visitor.ts';

/** Countries that a cart may be of. */
export interface Countries {
	markets: Markets;
	/** The shop's own. */
	home: string;
}

/**
 * Country that a cart begins in: what was chosen on this device since the cart was last heard of, else
 * the account's, else what the device had before, else the shop's own.
 */
export async function countryOf(
	tx: Tx,
	{ context, clock }: Pick<Arrival, 'context'> & Pick<Services, 'clock'>,
	owner: Owner | null,
	{ markets, home }: Countries,
): Promise<string> {
	const cookies = context.req.header('cookie') ?? '';
	const chosen = chosenCountry(cookies);
	const own = owner && 'customerId' in owner ? await countryOfCustomer(tx, owner.customerId) : null;
	for (const country of isNewChoice(cookies) ? [chosen, own] : [own, chosen]) {
		if (country !== null && marketAmong(markets, country, dayInRome(clock()))) return country;
	}
	return home;
}
