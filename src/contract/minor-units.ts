/** Decimal digits of most currencies. */
const USUAL = 2;

/**
 * Currencies whose minor unit is not a hundredth, by ISO 4217 (list one, amendment 178). Rejected:
 * `Intl`. Its data say how shops print prices (no decimals of HUF, COP, IDR or PKR), differ between
 * host and browser, and change with their version.
 */
const OTHERS: readonly (readonly [digits: number, currencies: string])[] = [
	[0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
	[3, 'BHD IQD JOD KWD LYD OMR TND'],
	[4, 'CLF UYW'],
];

// Marked as pure: scripts of pages that print no amounts leave the table out.
const DIGITS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
	/* @__PURE__ */ OTHERS.flatMap(([digits, currencies]) =>
		currencies.split(' ').map((currency) => [currency, digits] as const),
	),
);

/** Decimal digits of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorUnitExponent = (currency: string): number => DIGITS.get(currency) ?? USUAL;
