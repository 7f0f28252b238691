import { describe, expect, test } from 'vitest';
import { toProductModel } from '#content/product/product.ts';
import type { Locale } from '#contract/locales.ts';
import { aCategory, anArticle, aProduct, aSite } from '../../support/factories-content.ts';

const rim = {
	height_mm: 38,
	inner_width_mm: 26,
	outer_width_mm: 32,
	bead_diameter_mm: 622,
	is_hookless: true,
};

const wheelSheet = [
	{ code: 'rim_inner_width', value: 26 },
	{ code: 'rim_material', value: 'Carbonio' },
	{ code: 'tyre_width_min', value: 35 },
	{ code: 'tyre_width_max', value: 45 },
	{ code: 'max_pressure', value: 8 },
	{ code: 'rotor_mount', value: '6 fori' },
	{ code: 'front_axle', value: '12 × 100 mm' },
	{ code: 'freehub', value: 'SRAM (XDR)' },
	{ code: 'spoke_length_front_left', value: 270 },
	{ code: 'spoke_length_rear_left', value: 999 },
	{ code: 'max_rider_weight', value: 90 },
];

const site = aSite((locale) => ({
	categories: [aCategory('wheels', locale)],
	products: [
		aProduct('wheel', locale, {
			specifications: wheelSheet,
			drawing: { rim, front_spokes: null, rear_spokes: null },
			compatible_ids: ['rotor', 'axle', 'cassette', 'hub', 'bag', 'gone'],
		}),
		aProduct('bare', locale, { specifications: [{ code: 'front_axle', value: '12 × 100 mm' }] }),
		aProduct('rotor', locale, { specifications: [{ code: 'rotor_mount', value: '6 fori' }] }),
		aProduct('axle', locale, { specifications: [{ code: 'front_axle', value: '12 × 100' }] }),
		aProduct('cassette', locale, { specifications: [{ code: 'freehub', value: 'XDR' }] }),
		aProduct('hub', locale, {
			specifications: [
				{ code: 'hub_material', value: 'Alluminio' },
				{ code: 'front_axle', value: '12 × 100 mm' },
			],
		}),
		aProduct('bag', locale),
		aProduct('gone', locale, {
			is_discontinued: true,
			specifications: [{ code: 'freehub', value: 'XDR' }],
		}),
		aProduct('spokes', locale, {
			specifications: [{ code: 'spokes', value: 'Piatti' }],
			compatible_ids: ['wheel'],
			options: [{ code: 'length', name: 'Lunghezza', values: [{ code: '270', name: '270 mm' }] }],
			variants: [{ ...anArticle('spk-270', []), options: { length: '270' } }],
		}),
	],
}));

function toModel(id: string, locale: Locale = 'it') {
	const product = site.locales[locale].products.find((each) => each.id === id);
	if (!product) throw new Error(`no product ${id}`);
	return toProductModel(site, locale, product);
}

const fits = () => {
	const found = toModel('wheel').fits;
	if (!found) throw new Error('nothing fits');
	return found;
};

describe('what fits a wheel', () => {
	test.each([
		['rotor_mount', ['rotor']],
		['front_axle', ['axle']],
		['freehub', ['cassette']],
		['tyre_width_min', []],
	])('is listed with the shared dimension: %s', (code, parts) => {
		const row = fits().rows.find((each) => each.code === code);
		expect(row?.parts.map(({ id }) => id)).toEqual(parts);
	});

	test('without a shared dimension, or a hub of its own, is listed last', () => {
		expect(fits().others.map(({ id }) => id)).toEqual(['hub', 'bag']);
	});

	test('excludes discontinued parts', () => {
		expect(JSON.stringify(fits())).not.toContain('gone');
	});

	test('links a spoke length to its article, if sold', () => {
		const findHref = (code: string) => fits().rows.find((each) => each.code === code)?.href;
		expect(findHref('spoke_length_front_left')).toBe('/it/prodotto/spokes-it?variant=spk-270');
		expect(findHref('spoke_length_rear_left')).toBeNull();
	});

	test('is not repeated in the data sheet', () => {
		const codes = toModel('wheel').specifications.flatMap(({ rows }) =>
			rows.map(({ code }) => code),
		);
		expect(codes).toEqual(['rim_inner_width', 'rim_material', 'max_rider_weight']);
	});

	test('is a plain list for products without a tyre, with the full data sheet', () => {
		const { fits: none, specifications } = toModel('bare');
		expect(none).toBeNull();
		expect(specifications[0]?.rows.map(({ code }) => code)).toEqual(['front_axle']);
	});
});
