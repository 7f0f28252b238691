/**
 * The least that Stripe charges, in minor units. It names 0.50 EUR and 50 JPY, of the currency in which
 * an account is settled: what comes in another is converted and has to reach the least of that. Half a
 * euro is 80 to 90 yen by the rates of these years, so 50 yen would be refused by an account in euros.
 */
const LEAST: Readonly<Record<string, number>> = { EUR: 50, JPY: 100 };

/** Of a currency that the shop has no list in, Stripe says it itself. */
export const least = (currency: string): number => LEAST[currency] ?? 0;
