import { chosenCountry } from '#contract/cookies.ts';
import { dayInRome } from '#domain/days.ts';
import { findSettings } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { marketOf } from '#server/prices/ports.ts';
import type { Arrival } from './visitor.ts';

/** Country that a cart begins in: the one that was chosen on this device, else the shop's own. */
export async function countryOf(
	tx: Tx,
	{ context, query, clock }: Arrival & Pick<Services, 'clock'>,
): Promise<string> {
	const chosen = chosenCountry(context.req.header('cookie') ?? '');
	if (chosen !== null && (await marketOf(tx, chosen, dayInRome(clock())))) return chosen;
	const settings = await findSettings(tx, query.locale);
	if (!settings) throw new Error('there are no settings');
	return settings.shop.default_country;
}
