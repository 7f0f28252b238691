import { describe, expect, test } from 'vitest';
import { toPressureCharts, toPressureModel, pressureHref } from '#content/fit/pressure-charts.ts';
import { toProductModel } from '#content/product/product.ts';
import type { Locale } from '#contract/locales.ts';
import { formatTenths } from '#i18n/format.ts';
import { FIT_VERSIONS } from '../../support/fit-rules.ts';
import { aCategory, aProduct, aSite } from '../../support/factories-content.ts';

const rim = {
	height_mm: 38,
	inner_width_mm: 26,
	outer_width_mm: 32,
	bead_diameter_mm: 622,
	is_hookless: true,
};
const drawing = { rim, front_spokes: null, rear_spokes: null };
const specifications = [
	{ code: 'rim_inner_width', value: 26 },
	{ code: 'tyre_width_min', value: 35 },
	{ code: 'tyre_width_max', value: 45 },
	{ code: 'max_pressure', value: 8 },
	{ code: 'max_rider_weight', value: 90 },
] as const;
const heavier = specifications.map((row) =>
	row.code === 'max_rider_weight' ? { ...row, value: 120 } : row,
);

const toContent = (locale: Locale) => ({
	categories: [aCategory('wheels', locale)],
	products: [
		aProduct('first', locale, { specifications: [...specifications], drawing }),
		aProduct('other', locale, { specifications: heavier, drawing }),
		aProduct('twin', locale, { specifications: [...specifications], drawing }),
		aProduct('saddle', locale, { specifications: [{ code: 'weight', value: 200 }] }),
		aProduct('untold', locale, {
			specifications: specifications.filter(({ code }) => code !== 'max_pressure'),
		}),
	],
});

const site = aSite(toContent);

const find = (id: string, locale: Locale = 'it') => {
	const product = site.locales[locale].products.find((each) => each.id === id);
	if (!product) throw new Error(id);
	return product;
};

describe('pressure charts', () => {
	test('are shared by wheels with equal values', () => {
		const ids = toPressureCharts(site, 'it').map(({ products }) => products.map(({ id }) => id));
		expect(ids).toEqual([['first', 'twin'], ['other']]);
	});

	test('list fitting tyres, and riders up to the wheel’s limit', () => {
		const [chart, other] = toPressureCharts(site, 'it');
		expect(chart?.lines.map(({ width }) => width)).toEqual(['35', '38', '40', '45']);
		expect(chart?.riders).toEqual(['60', '75', '90']);
		expect(other?.riders).toEqual(['60', '75', '90', '105', '120']);
	});

	test('stay below the limit of a hookless rim, whatever its own', () => {
		expect(toPressureCharts(site, 'it')[0]?.limit).toBe('5');
	});

	test('follow the figures of the formula that hold today, and state the drop', () => {
		const drop = FIT_VERSIONS.filter(({ rule }) => rule === 'pressure_drop');
		const stricter = drop.map((rule) => ({ ...rule, id: 'stricter', value: 10 }));
		const firstUnder = (fitRules: typeof FIT_VERSIONS) => {
			const ruled = aSite((locale) => ({ ...toContent(locale), fitRules }));
			const cell = toPressureCharts(ruled, 'it')[0]?.lines[0]?.cells[0];
			return { cell, drop: toPressureModel(ruled, 'it').drop };
		};
		expect(drop).toHaveLength(1);
		expect(firstUnder(drop)).toEqual({ cell: { front: '2,1', rear: '2,3' }, drop: '15' });
		expect(firstUnder([...drop, ...stricter])).toEqual({
			cell: { front: '3,4', rear: '3,7' },
			drop: '10',
		});
	});

	test('format figures in the language', () => {
		const first = (locale: Locale) => toPressureCharts(site, locale)[0]?.lines[0]?.cells[0];
		expect(first('it')).toEqual({ front: '2,1', rear: '2,3' });
		expect(first('ja')).toEqual({ front: '2.1', rear: '2.3' });
		expect(formatTenths(4, 'it')).toBe('4,0');
	});

	test('are linked beside the wheel’s maximum pressure', () => {
		const row = toProductModel(site, 'ja', find('first', 'ja')).fits?.rows.find(
			({ code }) => code === 'max_pressure',
		);
		expect(row?.parts.map(({ href }) => href)).toEqual(['/ja/tyre-pressure#first']);
	});

	test('are absent when rim data are missing', () => {
		expect(pressureHref(site, 'it', find('saddle'))).toBeNull();
		expect(pressureHref(site, 'it', find('untold'))).toBeNull();
	});
});
