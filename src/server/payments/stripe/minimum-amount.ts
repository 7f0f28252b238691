/**
 * Least sum that Stripe charges, in minor units. Stripe names 0.50 EUR and 50 JPY, in the currency
 * in which an account is settled: another currency is converted and has to reach that least sum.
 * Half a euro is 80 to 90 yen by the rates of these years, so 50 yen would be refused by an account
 * in euros.
 */
const LEAST: Readonly<Record<string, number>> = { EUR: 50, JPY: 100 };

/** Returns the least sum; 0 for a currency without a price list, which Stripe checks itself. */
export const getMinimumAmount = (currency: string): number => LEAST[currency] ?? 0;
