import { minorUnitExponent } from '#i18n/format.ts';

/** Decimals of a unit price: what a line comes to must be quantity times unit to the cent (00423). */
const UNIT_DECIMALS = 8;

/** A whole number of 10^-decimals as a decimal fraction: 12706 with 2 is `127.06`. */
function decimal(value: bigint, decimals: number): string {
	const digits = value.toString().padStart(decimals + 1, '0');
	return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** What a minor unit is in hundredths: 1 of a cent, 100 of a yen. */
const hundredths = (amount: number, currency: string) =>
	BigInt(amount) * 10n ** BigInt(2 - minorUnitExponent(currency));

/** An amount in minor units with the two decimals that the schema asks for, those of a yen too. */
export const amountOf = (amount: number, currency: string): string =>
	decimal(hundredths(amount, currency), 2);

/** What one of several pieces costs, half up to eight decimals. */
export function unitPriceOf(amount: number, quantity: number, currency: string): string {
	const whole = hundredths(amount, currency) * 10n ** BigInt(UNIT_DECIMALS - 2);
	const pieces = BigInt(quantity);
	return decimal((2n * whole + pieces) / (2n * pieces), UNIT_DECIMALS);
}

/** Pieces, `3.00`. */
export const quantityOf = (quantity: number): string => `${quantity}.00`;

/** A rate in basis points as a percentage, `22.00`. */
export const rateOf = (basisPoints: number): string => decimal(BigInt(basisPoints), 2);
