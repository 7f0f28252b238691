import { describe, expect, test, vi } from 'vitest';
import { NEWS_PER_PAGE, paginate, PRODUCTS_PER_PAGE, toPager } from '#content/lists/listings.ts';
import { toPicture } from '#content/pictures/media.ts';
import { headlineRows, toMeasures, toRows, toRow } from '#content/parts/specifications.ts';
import { warnOfDuplicateLabels, withoutDuplicateLabels } from '#content/source/duplicate-labels.ts';
import { aCategory } from '../../support/factories-content.ts';

describe('pages of a list', () => {
	const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

	test.each([
		[0, [0]],
		[1, [1]],
		[2, [2]],
		[3, [2, 1]],
		[4, [2, 2]],
		[5, [2, 2, 1]],
	])('%i entries, two a page', (count, sizes) => {
		const pages = paginate(numbers(count), 2);
		expect(pages.map((page) => page.length)).toEqual(sizes);
		expect(pages.flat()).toEqual(numbers(count));
	});

	test('hold 48 products or 12 news', () => {
		expect([PRODUCTS_PER_PAGE, NEWS_PER_PAGE]).toEqual([48, 12]);
	});

	test('link to each other, the first at the list’s own address', () => {
		expect(toPager('/it/prodotti', 2, 3)).toEqual({
			page: 2,
			pageCount: 3,
			pages: [
				{ page: 1, href: '/it/prodotti', isCurrent: false },
				{ page: 2, href: '/it/prodotti/2', isCurrent: true },
				{ page: 3, href: '/it/prodotti/3', isCurrent: false },
			],
		});
	});
});

describe('sections with one label', () => {
	const sections = [
		aCategory('wheels', 'en', { name: 'Wheels' }),
		aCategory('rims', 'en', { name: 'Rims' }),
		aCategory('wheels-old', 'en', { name: 'Wheels' }),
	];

	test('are listed once, as the first', () => {
		expect(withoutDuplicateLabels(sections).map(({ id }) => id)).toEqual(['wheels', 'rims']);
	});

	test('labels that differ in case are two', () => {
		expect(withoutDuplicateLabels([{ name: 'a' }, { name: 'A' }])).toHaveLength(2);
	});

	test('are logged, and nothing is logged without them', () => {
		const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
		try {
			warnOfDuplicateLabels(sections, 'category', 'en');
			warnOfDuplicateLabels(sections.slice(0, 2), 'category', 'it');
			expect(warn.mock.calls).toEqual([
				['[content] category "wheels-old" dropped from lists: "Wheels" (en) is already wheels'],
			]);
		} finally {
			warn.mockRestore();
		}
	});
});

describe('specifications', () => {
	test('print a number in the language, with its unit', () => {
		expect(toRow({ code: 'q_factor', value: 147.5 }, 'it')).toEqual({
			code: 'q_factor',
			value: '147,5',
			unit: 'mm',
		});
		expect(toRow({ code: 'wheelset_weight', value: 1390 }, 'en')).toEqual({
			code: 'wheelset_weight',
			value: '1,390',
			unit: 'g',
		});
	});

	test('print texts and counts without a unit', () => {
		expect(toRow({ code: 'rim_height', value: '36/50' }, 'it').unit).toBeNull();
		expect(toRow({ code: 'teeth', value: 52 }, 'it').unit).toBeNull();
	});

	test('for calculations have a unit; bench-only ones are excluded', () => {
		const measured = toMeasures([
			{ code: 'wheelset_weight', value: 1390 },
			{ code: 'front_weight', value: 620 },
			{ code: 'rear_weight', value: 770 },
			{ code: 'weight_tolerance', value: 20 },
			{ code: 'spoke_length_front_left', value: 268 },
			{ code: 'teeth', value: 52 },
			{ code: 'hubs', value: 'RD SL' },
		]);
		expect(measured.map(({ code }) => code)).toEqual([
			'wheelset_weight',
			'front_weight',
			'rear_weight',
		]);
	});

	const specifications = [
		{ code: 'weight', value: 900 },
		{ code: 'hubs', value: 'RD SL' },
		{ code: 'rim_height', value: 50 },
	] as const;

	test('return rows in the requested order, without missing ones', () => {
		expect(
			toRows(specifications, ['rim_height', 'teeth', 'weight'], 'it').map(({ code }) => code),
		).toEqual(['rim_height', 'weight']);
	});

	test('choose four headline figures, most important first', () => {
		const many = [
			{ code: 'axle_length', value: 142 },
			{ code: 'speeds', value: 12 },
			{ code: 'spokes', value: '16+8' },
			{ code: 'rim_inner_width', value: 21 },
			{ code: 'rim_height', value: 50 },
		] as const;
		expect(headlineRows(many, 'it').map(({ code }) => code)).toEqual([
			'rim_height',
			'rim_inner_width',
			'spokes',
			'speeds',
		]);
	});

	test('exclude long texts from headline figures', () => {
		expect(headlineRows([{ code: 'spokes', value: 'piatti, 24' }], 'it')).toEqual([]);
		expect(headlineRows([{ code: 'spokes', value: '12345678' }], 'it')).toHaveLength(1);
		expect(headlineRows([{ code: 'spokes', value: 'ストレートプル' }], 'ja')).toEqual([]);
		expect(headlineRows([], 'it')).toEqual([]);
	});
});

describe('a picture', () => {
	const widths = (width: number) =>
		toPicture({ file: 'wheel.webp', alt: '', width, height: 10 }).srcset;

	test('has every width of the host up to its master', () => {
		expect(widths(1600)).toBe(
			'/media/150/wheel.webp 150w, /media/300/wheel.webp 300w, /media/600/wheel.webp 600w, /media/900/wheel.webp 900w, /media/1200/wheel.webp 1200w',
		);
		expect(widths(640)).toBe(
			'/media/150/wheel.webp 150w, /media/300/wheel.webp 300w, /media/600/wheel.webp 600w',
		);
	});

	test.each([
		[1600, '/media/600/wheel.webp'],
		[599, '/media/300/wheel.webp'],
		[100, '/media/150/wheel.webp'],
	])('%i px wide is shown as %s without srcset', (width, src) => {
		expect(toPicture({ file: 'wheel.webp', alt: '', width, height: 10 }).src).toBe(src);
	});
});
