import { expect, test } from 'vitest';
import { taxingCountryOf, taxTreatmentOf } from '../../../src/domain/tax-treatment.ts';

test.each([
	['an Italian at home', 'private', 'IT', '', 'IT', 'own', 'domestic', 'IT'],
	['an Italian who sends to Livigno', 'private', 'IT', '', 'IT', 'outside_vat', 'export', null],
	['a German at home', 'private', 'DE', '', 'DE', 'own', 'distance_sale', 'DE'],
	['a German who fetches in Italy', 'private_invoice', 'DE', '', 'IT', 'own', 'domestic', 'IT'],
	['an Italian who sends to Germany', 'private', 'IT', '', 'DE', 'own', 'distance_sale', 'DE'],
	['a Swiss', 'private', 'CH', '', 'CH', 'own', 'export', null],
	['a Japanese', 'private', 'JP', '', 'JP', 'own', 'export', null],
	['somebody on Tenerife', 'private', 'ES', '', 'ES', 'outside_vat', 'export', null],
	['an Italian company', 'italian_company', 'IT', '', 'IT', 'own', 'domestic', 'IT'],
	['that sends to Germany', 'italian_company', 'IT', '', 'DE', 'own', 'domestic', 'IT'],
	['that sends to Japan', 'italian_company', 'IT', '', 'JP', 'own', 'export', null],
	['a German company', 'eu_company', 'DE', 'DE136695976', 'DE', 'own', 'intra_eu', null],
	['that sends to France', 'eu_company', 'DE', 'DE136695976', 'FR', 'own', 'intra_eu', null],
	['that sends to Italy', 'eu_company', 'DE', 'DE136695976', 'IT', 'own', 'domestic', 'IT'],
	['that sends to Switzerland', 'eu_company', 'DE', 'DE136695976', 'CH', 'own', 'export', null],
	['without a number that VIES knows', 'eu_company', 'DE', '', 'DE', 'own', 'distance_sale', 'DE'],
	[
		'with a number of elsewhere',
		'eu_company',
		'DE',
		'ATU13585627',
		'DE',
		'own',
		'distance_sale',
		'DE',
	],
	[
		'a Swiss company that sends to Germany',
		'foreign_company',
		'CH',
		'',
		'DE',
		'own',
		'domestic',
		'IT',
	],
	['a Swiss company', 'foreign_company', 'CH', '', 'CH', 'own', 'export', null],
	['somebody in Belfast', 'private', 'GB', '', 'GB', 'northern_ireland', 'distance_sale', 'GB'],
	[
		'a company in Belfast',
		'foreign_company',
		'GB',
		'XI366303068',
		'GB',
		'northern_ireland',
		'intra_eu',
		null,
	],
	[
		'a company in Belfast, no number',
		'foreign_company',
		'GB',
		'',
		'GB',
		'northern_ireland',
		'distance_sale',
		'GB',
	],
	['somebody in London', 'private', 'GB', '', 'GB', 'own', 'export', null],
] as const)('%s', (_, kind, buyer_country, vat_number, country, place, treatment, taxedBy) => {
	const sale = { kind, buyer_country, vat_number, country, place };
	expect(taxTreatmentOf(sale)).toBe(treatment);
	expect(taxingCountryOf(treatment, country)).toBe(taxedBy);
});
