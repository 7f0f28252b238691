import { packCountries } from '../../src/domain/addresses/countries.ts';

/** Countries of a small shop. */
export const COUNTRIES = packCountries([
	{ code: 'IT', name: 'Italia', prefix: '+39' },
	{ code: 'FR', name: 'Francia', prefix: '+33' },
	{ code: 'CH', name: 'Svizzera', prefix: '+41' },
	{ code: 'JP', name: 'Giappone', prefix: '+81' },
	{ code: 'BR', name: 'Brasile', prefix: '+55' },
	{ code: 'UY', name: 'Uruguay', prefix: '+598' },
]);

/** Parts of an address in Japan, shortened to three prefectures. */
const JAPAN = {
	country: 'JP',
	parts: [
		{ part: 'postal_code', is_required: true },
		{ part: 'region', is_required: true },
		{ part: 'city', is_required: true },
		{ part: 'line1', is_required: true },
		{ part: 'line2', is_required: false },
	],
	family_name_first: true,
	has_kana: true,
	postal_code: { pattern: String.raw`\d{3}-?\d{4}`, example: '154-0023', name: 'postal' },
	regions: [
		{ code: '13', name: '東京都', postal_codes: '1[0-8]|20' },
		{ code: '25', name: '滋賀県', postal_codes: '52' },
		{ code: '26', name: '京都府', postal_codes: '6[0-2]|520' },
	],
	region_name: 'prefecture',
};

/**
 * Parts of an address in Italy, shortened to two provinces; other countries have the same parts.
 */
const rulesElsewhere = (country: string) => ({
	country,
	parts: [
		{ part: 'line1', is_required: true },
		{ part: 'line2', is_required: false },
		{ part: 'postal_code', is_required: true },
		{ part: 'city', is_required: true },
		...(country === 'IT' ? [{ part: 'region', is_required: true }] : []),
	],
	family_name_first: false,
	postal_code: { pattern: String.raw`\d{5}`, example: '31020', name: 'postal' },
	regions:
		country === 'IT'
			? [
					{ code: 'TV', name: 'Treviso' },
					{ code: 'BL', name: 'Belluno' },
				]
			: [],
	region_name: 'province',
});
/** Rules for the parts of an address in a country. */
export const toRules = (country: string) => (country === 'JP' ? JAPAN : rulesElsewhere(country));
