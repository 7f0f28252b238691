import { expect, test } from 'vitest';
import { toFitModel } from '#content/fit/fit-bench.ts';
import { toFitChangesModel } from '#content/fit/fit-rules.ts';
import { toTrust } from '#content/product/trust.ts';
import { listFitRules } from '#contract/fit/rules.ts';
import type { Locale } from '#contract/locales.ts';
import * as v from 'valibot';
import {
	aCategory,
	aPage,
	aProduct,
	aSite,
	aUsage,
	toSettings,
} from '../../support/factories-content.ts';

const rules = v.parse(listFitRules.data, [
	{
		id: 'race',
		locale: 'it',
		rule: 'race_rim_height',
		subject: 'road',
		name: '',
		value: 65,
		freehub: null,
		adapter: '',
		source: 'UCI 1.3.018',
		is_own: false,
		is_withdrawn: false,
		valid_from: '2026-01-01',
		reason: 'Regolamento',
	},
	{
		id: 'spokes',
		locale: 'it',
		rule: 'race_spokes',
		subject: 'road',
		name: '',
		value: 12,
		freehub: null,
		adapter: '',
		source: 'UCI 1.3.018',
		is_own: false,
		is_withdrawn: false,
		valid_from: '2025-02-10',
		reason: 'Regolamento',
	},
]);

const spokes = { drive_side: 12, other_side: 12, crosses: 2 };
const wheel = (id: string, locale: Locale, rim_height: number, given = {}) =>
	aProduct(id, locale, {
		usage_ids: ['road'],
		specifications: [
			{ code: 'rim_height', value: rim_height },
			{ code: 'tyre_width_min', value: 25 },
			{ code: 'rear_axle', value: '12 × 142' },
			{ code: 'included', value: 'Valvole' },
		],
		drawing: { rim: null, front_spokes: spokes, rear_spokes: spokes },
		...given,
	});

const DISC = [
	{ code: 'tyre_width_min', value: 25 },
	{ code: 'rear_axle', value: '12 × 142' },
];

const siteWith = (crash: object | null) =>
	aSite((locale) => {
		const settings = toSettings(locale);
		return {
			settings: {
				...settings,
				shop: {
					...settings.shop,
					...(crash && { crash_replacement: crash }),
				} as typeof settings.shop,
			},
			fitRules: rules,
			categories: [aCategory('wheels', locale)],
			usages: [aUsage('road', locale)],
			pages: [
				aPage('home', locale, { slug: 'home' }),
				aPage('newsletter', locale),
				aPage('contacts', locale),
			],
			products: [
				wheel('low', locale, 65, { is_carbon_wheel: true }),
				wheel('deep', locale, 66),
				wheel('bare', locale, 50, {
					specifications: [
						{ code: 'rim_height', value: 50 },
						{ code: 'tyre_width_min', value: 25 },
						{ code: 'spoke_count_front', value: 11 },
						{ code: 'spoke_count_rear', value: 20 },
					],
				}),
				wheel('disc', locale, 0, {
					specifications: DISC,
					drawing: { rim: null, front_spokes: null, rear_spokes: null },
				}),
				wheel('undrawn', locale, 0, { specifications: DISC, drawing: null }),
				aProduct('saddle', locale),
			],
		};
	});

const trustIn = (site: ReturnType<typeof siteWith>, id: string) => {
	const product = site.locales.it.products.find((each) => each.id === id);
	if (!product) throw new Error(id);
	return toTrust(site, 'it', product);
};

test('a road wheel states whether it may be raced, and that it has no tyre', () => {
	const site = siteWith(null);
	expect(trustIn(site, 'low')).toMatchObject({
		race: { verdict: 'race', limit: '65', source: 'UCI 1.3.018' },
		isWithoutTyre: true,
		included: 'Valvole',
	});
	expect(trustIn(site, 'deep').race?.verdict).toBe('noRace');
	expect(trustIn(site, 'bare').race).toMatchObject({ verdict: 'noSpokes', limit: '12' });
	expect(trustIn(site, 'disc')).toMatchObject({ race: { verdict: 'noDisc' }, isWithoutTyre: true });
	expect(trustIn(site, 'undrawn').race).toBeNull();
	expect(trustIn(site, 'saddle')).toMatchObject({ race: null, isWithoutTyre: false });
});

test('a crash replacement is stated for carbon only, once set by the maker', () => {
	expect(trustIn(siteWith(null), 'low').crash).toBeNull();
	const site = siteWith({ percent_off: 40, years: 5 });
	expect(trustIn(site, 'low').crash).toMatchObject({ percent: '40', years: '5' });
	expect(trustIn(site, 'low').crash?.href).toBe(
		site.addresses.find('it', 'page', 'contacts')?.path,
	);
	expect(trustIn(site, 'deep').crash).toBeNull();
});

test('the bench lists the wheels, and changes of its rules in words', () => {
	const site = siteWith(null);
	expect(toFitModel(site, 'it').basis?.wheels.map(({ id }) => id)).toEqual(['low', 'deep']);
	const { groups, changes } = toFitChangesModel(site, 'en');
	expect(groups.map(({ code, rows }) => [code, rows.map(({ id }) => id)])).toEqual([
		['race', ['race', 'spokes']],
	]);
	expect(groups[0]?.rows[1]?.rule).toContain('12');
	expect(changes).toMatchObject([
		{ day: '2026-01-01', lang: 'it', rules: [{ id: 'race', before: null, isOwn: false }] },
		{ day: '2025-02-10', lang: 'it', rules: [{ id: 'spokes', before: null, isOwn: false }] },
	]);
	expect(changes[0]?.rules[0]?.rule).toContain('65\u{a0}mm');
});
