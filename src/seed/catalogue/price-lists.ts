import type { PriceListSeed } from '../data.ts';

const ITALIAN_VAT = 0.22;
const CONSUMPTION_TAX = 0.1;
/** Fixed for the catalogue year: an export list does not follow the market day by day. */
const YEN_PER_EURO = 165;
const YEN_STEP = 100;

/** Net price in euros, at the year's rate, with Japan's tax, up to the next hundred yen. */
function toYen(grossCents: number): number {
	const netEuros = grossCents / 100 / (1 + ITALIAN_VAT);
	const yen = netEuros * YEN_PER_EURO * (1 + CONSUMPTION_TAX);
	return Math.ceil(yen / YEN_STEP) * YEN_STEP;
}

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
		priceOf: (grossCents) => grossCents,
	},
	{
		id: 'japan-2025',
		name: 'Japan 2025',
		currency: 'JPY',
		countries: ['JP'],
		is_default: false,
		prices_include_vat: true,
		vat_rate: 1000,
		year: 2025,
		priceOf: toYen,
	},
];
