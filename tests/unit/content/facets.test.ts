import { describe, expect, test } from 'vitest';
import { toFacets } from '#content/lists/facets.ts';
import { toKey } from '#content/lists/facet-traits.ts';
import type { Locale } from '#contract/locales.ts';
import { aProduct, aSite } from '../../support/factories-content.ts';

const FREEHUBS = {
	code: 'freehub',
	name: 'Corpetto',
	values: [
		{ code: 'hg', name: 'HG 11/12' },
		{ code: 'xdr', name: 'XDR 12' },
	],
};
const MATERIALS: Record<string, Partial<Record<Locale, string>>> = {
	carbon: { it: 'Carbonio ad alto modulo, monoscocca', ja: '高弾性カーボン（一体成型）' },
	alloy: { it: 'Alluminio 6061, giunto saldato', ja: '6061アルミニウム、溶接' },
};

const specifications = (
	locale: Locale,
	height: number | null,
	material: keyof typeof MATERIALS,
) => [
	...(height === null ? [] : [{ code: 'rim_height', value: height }]),
	{ code: 'rim_material', value: MATERIALS[material]?.[locale] ?? String(material) },
	{ code: 'braking_system', value: 'Disc' },
	{ code: 'wheelset_weight', value: 1400 },
];

const wheels = (locale: Locale) => [
	aProduct('k50', locale, {
		specifications: specifications(locale, 50, 'carbon'),
		options: [FREEHUBS],
		released_on: '2025-02-10',
	}),
	aProduct('k36', locale, {
		specifications: specifications(locale, 36, 'carbon'),
		options: [FREEHUBS],
	}),
	aProduct('piave', locale, {
		specifications: [...specifications(locale, null, 'alloy'), { code: 'freehub', value: 'HG' }],
	}),
];
const site = aSite((locale) => ({ products: wheels(locale) }));
const of = (locale: Locale, count = 3) =>
	toFacets(site, locale, site.locales[locale].products.slice(0, count));
const group = (locale: Locale, code: string) => of(locale).groups.find((one) => one.code === code);

describe('facets of a list', () => {
	test('are those that distinguish at least two products', () => {
		expect(of('it').groups.map(({ code }) => code)).toEqual(['rim_height', 'material', 'freehub']);
		expect(of('it', 1).groups).toEqual([]);
		expect(toFacets(site, 'it', [])).toEqual({ groups: [], sorts: ['default'], items: [] });
	});

	test('exclude values that all products share', () => {
		const [, freehub] = toFacets(site, 'it', site.locales.it.products.slice(0, 2)).groups;
		expect(freehub).toBeUndefined();
	});

	test('sort figures ascending, with units', () => {
		expect(group('it', 'rim_height')).toMatchObject({
			unit: 'mm',
			values: [
				{ key: '31-40', label: '36', count: 1 },
				{ key: '41-55', label: '50', count: 1 },
			],
		});
	});

	test('group heights into ranges, named by lowest and highest', () => {
		const heights = [24, 30, 35, 40, 62, 80];
		const rims = aSite((locale) => ({
			products: heights.map((height) =>
				aProduct(`rim-${height}`, locale, {
					specifications: specifications(locale, height, 'carbon'),
				}),
			),
		}));
		const [ranges] = toFacets(rims, 'it', rims.locales.it.products).groups;
		expect(ranges?.values).toEqual([
			{ key: '0-30', label: '24–30', count: 2 },
			{ key: '31-40', label: '35–40', count: 2 },
			{ key: '56-', label: '62–80', count: 2 },
		]);
	});

	test('match a tyre to every wheel whose range contains it, ends included', () => {
		const rims = aSite((locale) => ({
			products: [
				[25, 32],
				[28, 45],
			].map(([least = 0, most = 0]) =>
				aProduct(`rim-${most}`, locale, {
					specifications: [
						{ code: 'tyre_width_min', value: least },
						{ code: 'tyre_width_max', value: most },
					],
				}),
			),
		}));
		const [widths] = toFacets(rims, 'en', rims.locales.en.products).groups;
		expect(widths).toMatchObject({ code: 'tyre_width', label: 'Your tyre width', unit: 'mm' });
		expect(widths?.values.map(({ key, count }) => [key, count])).toEqual([
			['25', 1],
			['28', 2],
			['30', 2],
			['32', 2],
			['35', 1],
			['38', 1],
			['40', 1],
			['45', 1],
		]);
	});

	test('distinguish rims with hooks from those without', () => {
		const rim = { height_mm: 40, inner_width_mm: 25, outer_width_mm: 32, bead_diameter_mm: 622 };
		const rims = aSite((locale) => ({
			products: [true, false].map((is_hookless) =>
				aProduct(`rim-${is_hookless}`, locale, {
					drawing: { rim: { ...rim, is_hookless }, front_spokes: null, rear_spokes: null },
				}),
			),
		}));
		const [beads] = toFacets(rims, 'it', rims.locales.it.products).groups;
		expect(beads?.values.map(({ key }) => key)).toEqual(['hookless', 'hooked']);
	});

	test('treat a listed and a selectable freehub alike', () => {
		expect(group('it', 'freehub')?.values).toEqual([
			{ key: 'hg', label: 'HG 11/12', count: 3 },
			{ key: 'xdr', label: 'XDR 12', count: 2 },
		]);
	});

	test('classify rims as carbon or aluminium, whatever the process', () => {
		expect(group('ja', 'material')).toMatchObject({
			label: 'リム素材',
			values: [
				{ key: 'carbon', label: 'カーボン', count: 2 },
				{ key: 'aluminium', label: 'アルミ', count: 1 },
			],
		});
	});

	test('classify parts of several alloys by the main part’s metal', () => {
		const MADE = [
			'Alluminio 7075-T6 anodizzato',
			'Alluminio 6061-T6',
			'Acciaio nichelato, pignone maggiore in alluminio 7075',
			'Acciaio al cromo-molibdeno',
			'Sughero',
		];
		const parts = aSite((locale) => ({
			products: MADE.map((value, at) =>
				aProduct(`part-${at}`, locale, { specifications: [{ code: 'material', value }] }),
			),
		}));
		const [materials] = toFacets(parts, 'en', parts.locales.en.products).groups;
		expect(materials?.values.map(({ key, label, count }) => [key, label, count])).toEqual([
			['aluminium', 'Aluminium', 2],
			['steel', 'Steel', 2],
			['sughero', 'Sughero', 1],
		]);
	});

	test('do not split a list at a comma in one language only', () => {
		const TEXTS: Partial<Record<Locale, string>> = { it: 'Pignone fisso', ja: '固定コグ、リング' };
		const fixed = aSite((locale) => ({
			products: ['a', 'b'].map((id) =>
				aProduct(id, locale, {
					specifications: [
						{ code: 'freehub', value: id === 'a' ? 'HG, XDR' : (TEXTS[locale] ?? '-') },
					],
				}),
			),
		}));
		const [freehubs] = toFacets(fixed, 'ja', fixed.locales.ja.products).groups;
		expect(freehubs?.values.map(({ key, label }) => [key, label])).toEqual([
			['hg', 'HG'],
			['xdr', 'XDR'],
			['pignone-fisso', '固定コグ、リング'],
		]);
	});

	test('offer sort orders by which products differ', () => {
		const [first, second] = site.locales.it.products;
		expect(of('it').sorts).toEqual(['default', 'rim_height']);
		expect(toFacets(site, 'it', first && second ? [first, first] : []).sorts).toEqual(['default']);
	});

	test('encode products as numbers: figures, then value positions', () => {
		expect(of('it').items).toEqual([
			[null, 1400, 50, 20250210, [[1], [0], [0, 1]]],
			[null, 1400, 36, null, [[0], [0], [0, 1]]],
			[null, 1400, null, null, [[], [1], [0]]],
		]);
	});
});

test.each([
	['À disque', 'a-disque'],
	['HG 11/12', 'hg-11-12'],
	['  28″ (700C) ', '28-700c'],
	['アルミ', 'アルミ'],
])('name %s in addresses as %s', (text, key) => {
	expect(toKey(text)).toBe(key);
});
