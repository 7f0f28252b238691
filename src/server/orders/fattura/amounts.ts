import { minorUnitExponent } from '#contract/minor-units.ts';

/** Decimals of a unit price: quantity times unit price must give the line to the cent (00423). */
const UNIT_DECIMALS = 8;

/** A whole number of 10^-decimals as a decimal fraction: 12706 with 2 is `127.06`. */
function decimal(value: bigint, decimals: number): string {
	const digits = value.toString().padStart(decimals + 1, '0');
	return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Divides whole numbers and rounds half up. */
const rounded = (value: bigint, by: bigint) => (2n * value + by) / (2n * by);

/** Minor units in 10^-decimals of a unit, half up: 0.001 dinar is a tenth of 0.01. */
const scaled = (amount: number, currency: string, decimals: number, pieces = 1n) =>
	rounded(
		BigInt(amount) * 10n ** BigInt(decimals),
		pieces * 10n ** BigInt(minorUnitExponent(currency)),
	);

/** An amount in minor units with the two decimals that the schema asks for, those of a yen too. */
export const toAmount = (amount: number, currency: string): string =>
	decimal(scaled(amount, currency, 2), 2);

/** Price of one of several units, half up to eight decimals. */
export function toUnitPrice(amount: number, quantity: number, currency: string): string {
	return decimal(scaled(amount, currency, UNIT_DECIMALS, BigInt(quantity)), UNIT_DECIMALS);
}

/** Number of units, `3.00`. */
export const toQuantity = (quantity: number): string => `${quantity}.00`;

/** A rate in basis points as a percentage, `22.00`. */
export const findRate = (basisPoints: number): string => decimal(BigInt(basisPoints), 2);
