import { chosenCountry, isNewChoice } from '#contract/chosen-country.ts';
import { dayInRome } from '#domain/days.ts';
import { findSettings } from '#server/content/ports.ts';
import { countryOfCustomer } from '#server/customers/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { marketOfCode } from '#server/prices/ports.ts';
import type { Owner } from './store.ts';
import type { Arrival } from './visitor.ts';

/**
 * Country that a cart begins in: what was chosen on this device since the cart was last heard of, else
 * the account's, else what the device had before, else the shop's own.
 */
export async function countryOf(
	tx: Tx,
	{ context, query, clock }: Arrival & Pick<Services, 'clock'>,
	owner: Owner | null,
): Promise<string> {
	const cookies = context.req.header('cookie') ?? '';
	const chosen = chosenCountry(cookies);
	const own = owner && 'customerId' in owner ? await countryOfCustomer(tx, owner.customerId) : null;
	for (const country of isNewChoice(cookies) ? [chosen, own] : [own, chosen]) {
		if (country !== null && (await marketOfCode(tx, country, dayInRome(clock())))) return country;
	}
	const settings = await findSettings(tx, query.locale);
	if (!settings) throw new Error('there are no settings');
	return settings.shop.default_country;
}
