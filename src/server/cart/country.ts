import { chosenCountry, isNewChoice } from '#contract/chosen-country.ts';
import { dayInRome } from '#domain/time/days.ts';
import { countryOfCustomer } from '#server/customers/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { marketAmong, type Markets } from '#server/prices/ports.ts';
import type { Owner } from './store.ts';
import type { Arrival } from './visitor.ts';

/** Countries that a cart may have. */
export interface Countries {
	markets: Markets;
	/** Default country of the shop. */
	home: string;
}

/**
 * Country of a new cart: the one that was newly chosen on this device, else the account's, else the
 * device's earlier choice, else the shop's own.
 */
export async function getCountry(
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
