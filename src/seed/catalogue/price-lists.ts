import type { PriceListSeed } from '../data.ts';

/** Basis points. */
const ITALIAN_VAT = 2200;

/**
 * Yen for a euro, fixed for the catalogue year: an export list does not follow the market day by
 * day. Without tax: the goods leave Italy, and the recipient pays Japan's consumption tax to
 * Japanese customs.
 */
const YEN = { per_unit: 165, step: 100 };

/** Day on which the reductions of the seed were announced. */
export const REDUCED_SINCE = '2026-11-02T08:00:00Z';

/** First day of the catalogue year's prices; reduced articles cost their reference until then. */
export const PRICED_SINCE = '2025-01-07T08:00:00Z';

export const PRICE_LISTS: PriceListSeed[] = [
	{
		id: 'italia-2025',
		name: 'Italia 2025',
		currency: 'EUR',
		countries: [
			...['IT', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
			...['HU', 'IE', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
		],
		is_default: true,
		prices_include_vat: true,
		vat_rate: 2200,
		year: 2025,
		vat_taken_off: 0,
		exchange: null,
	},
	{
		id: 'japan-2025',
		name: 'Japan 2025',
		currency: 'JPY',
		countries: ['JP'],
		is_default: false,
		prices_include_vat: false,
		vat_rate: 0,
		year: 2025,
		vat_taken_off: ITALIAN_VAT,
		exchange: YEN,
	},
	{
		id: 'world-2025',
		name: 'World 2025',
		currency: 'EUR',
		countries: [],
		is_default: false,
		prices_include_vat: false,
		vat_rate: 0,
		year: 2025,
		vat_taken_off: ITALIAN_VAT,
		exchange: null,
	},
];
