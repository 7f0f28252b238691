import type { MarketSeed } from './data.ts';

const SOURCE = 'Standard rates of the Union as read in November 2026; confirm in TEDB';

/** Basis points, and the first day on which the rate applied. */
const RATES: Record<string, [rate: number, valid_from: string]> = {
	AT: [2000, '1984-01-01'],
	BE: [2100, '1996-01-01'],
	BG: [2000, '1999-01-01'],
	CY: [1900, '2014-01-13'],
	CZ: [2100, '2013-01-01'],
	DE: [1900, '2021-01-01'],
	DK: [2500, '1992-01-01'],
	EE: [2400, '2025-07-01'],
	ES: [2100, '2012-09-01'],
	FI: [2550, '2024-09-01'],
	FR: [2000, '2014-01-01'],
	GR: [2400, '2016-06-01'],
	HR: [2500, '2012-03-01'],
	HU: [2700, '2012-01-01'],
	IE: [2300, '2021-03-01'],
	IT: [2200, '2013-10-01'],
	LT: [2100, '2009-09-01'],
	LU: [1700, '2024-01-01'],
	LV: [2100, '2012-07-01'],
	MT: [1800, '2004-01-01'],
	NL: [2100, '2012-10-01'],
	PL: [2300, '2011-01-01'],
	PT: [2300, '2011-01-01'],
	RO: [2100, '2025-08-01'],
	SE: [2500, '1990-07-01'],
	SI: [2200, '2013-07-01'],
	SK: [2300, '2025-01-01'],
};

const DAYS = { time_from: 5, time_to: 6, time_unit: 'days' } as const;
const HOURS = { time_from: 48, time_to: 72, time_unit: 'hours' } as const;

/** Sales terms of the demo maker by country: VAT, shipping, and countries without delivery. */
export const MARKETS: MarketSeed = {
	vatRates: Object.entries(RATES).map(([country, [rate, valid_from]]) => ({
		country,
		rate,
		valid_from,
		source: SOURCE,
	})),
	shipping: [
		{
			id: 'italy-standard',
			price_list_id: 'italia-2025',
			countries: ['IT'],
			method: 'standard',
			amount: 9_90,
			free_from: 150_00,
			...DAYS,
		},
		{
			id: 'italy-express',
			price_list_id: 'italia-2025',
			countries: ['IT'],
			method: 'express',
			amount: 19_00,
			free_from: null,
			...HOURS,
		},
		{
			id: 'europe-far-standard',
			price_list_id: 'italia-2025',
			countries: ['CY', 'EE', 'FI', 'GR', 'IE', 'LT', 'LV', 'MT', 'SE'],
			method: 'standard',
			amount: 25_00,
			free_from: 300_00,
			time_from: 7,
			time_to: 10,
			time_unit: 'days',
		},
		{
			id: 'europe-standard',
			price_list_id: 'italia-2025',
			countries: [],
			method: 'standard',
			amount: 19_00,
			free_from: 300_00,
			...DAYS,
		},
		{
			id: 'europe-express',
			price_list_id: 'italia-2025',
			countries: [],
			method: 'express',
			amount: 39_00,
			free_from: null,
			...HOURS,
		},
		{
			id: 'japan-standard',
			price_list_id: 'japan-2025',
			countries: [],
			method: 'standard',
			amount: 4_500,
			free_from: null,
			time_from: 7,
			time_to: 10,
			time_unit: 'days',
		},
		{
			id: 'world-near-standard',
			price_list_id: 'world-2025',
			countries: ['AD', 'CH', 'GB', 'LI', 'NO', 'SM'],
			method: 'standard',
			amount: 39_00,
			free_from: null,
			time_from: 5,
			time_to: 8,
			time_unit: 'days',
		},
		{
			id: 'world-standard',
			price_list_id: 'world-2025',
			countries: [],
			method: 'standard',
			amount: 69_00,
			free_from: null,
			time_from: 8,
			time_to: 15,
			time_unit: 'days',
		},
	],
	rules: {
		// No inhabitant could receive a parcel there, or none may be sent there.
		excluded: ['AQ', 'BV', 'BY', 'CU', 'HM', 'IR', 'KP', 'RU', 'SY', 'TF', 'UM'],
		handles_uk_vat: false,
		uk_goods_above: 165_00,
	},
	orders: {
		transfer_days: 7,
		transfer_holder: 'Livenza S.p.A.',
		// Example of an Italian IBAN in the IBAN registry.
		transfer_iban: 'IT60X0542811101000000123456',
		transfer_bic: 'EXAMITM1XXX',
		transfer_bank: 'Banca di esempio',
		retry_hours: 24,
	},
};
