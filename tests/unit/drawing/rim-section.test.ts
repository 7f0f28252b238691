import { describe, expect, test } from 'vitest';
import type { RimSection } from '#contract/content/catalogue.ts';
import { drawRange } from '#drawing/range.ts';
import { drawRim } from '#drawing/rim-section.ts';
import { toBox } from './box.ts';

const aRim = (rim: Partial<RimSection> = {}): RimSection => ({
	height_mm: 50,
	inner_width_mm: 21,
	outer_width_mm: 28.5,
	bead_diameter_mm: 622,
	is_hookless: false,
	...rim,
});

describe('a rim section', () => {
	test.each([
		aRim(),
		aRim({ height_mm: 36, outer_width_mm: 28 }),
		aRim({ height_mm: 62, inner_width_mm: 23, outer_width_mm: 30.5 }),
		aRim({ height_mm: 22, inner_width_mm: 30, outer_width_mm: 35, is_hookless: true }),
	])('has the data’s height and half its width: $height_mm × $outer_width_mm mm', (rim) => {
		const { paths, scale } = drawRim(rim);
		const box = toBox(paths.section);
		expect(box.bottom / scale).toBeCloseTo(rim.height_mm, 1);
		expect(box.top).toBe(0);
		expect(box.right / scale).toBeCloseTo(rim.outer_width_mm / 2, 0);
		expect(box.left).toBe(0);
	});

	test('states height and both widths as given', () => {
		const { dimensions } = drawRim(aRim());
		expect(dimensions.map(({ role, value, unit }) => [role, value, unit])).toEqual([
			['inner_width', 21, 'mm'],
			['outer_width', 28.5, 'mm'],
			['height', 50, 'mm'],
		]);
	});

	test('has dimension lines to scale', () => {
		const rim = aRim();
		const { paths, scale } = drawRim(rim);
		const box = toBox(paths.measures);
		expect(-box.left / scale).toBeCloseTo(rim.outer_width_mm / 2, 1);
		expect(box.bottom / scale).toBeCloseTo(rim.height_mm, 1);
	});

	test('draws no hooks on a hookless rim', () => {
		const hooked = drawRim(aRim()).paths.section;
		const hookless = drawRim(aRim({ is_hookless: true })).paths.section;
		expect(hookless).not.toBe(hooked);
		expect(hookless.length).toBeLessThan(hooked.length);
	});

	test.each([10, 14, 24, 80, 120])(
		'keeps a height of %d mm in the view box, in finite numbers',
		(height_mm) => {
			const { paths, viewBox } = drawRim(aRim({ height_mm }));
			expect(JSON.stringify(paths)).not.toMatch(/NaN|Infinity|null/);
			const [, top = 0, , height = 0] = viewBox.split(' ').map(Number);
			expect(toBox(paths.section).bottom).toBeLessThan(top + height);
		},
	);
});

describe('the sections of a range', () => {
	const rims = [aRim({ height_mm: 62 }), aRim({ height_mm: 36 }), aRim()];

	test('are aligned at the top, to one scale, in the given order', () => {
		const { sections, scale } = drawRange(rims);
		const boxes = sections.map(toBox);
		expect(boxes.map(({ top }) => top)).toEqual([0, 0, 0]);
		expect(boxes.map(({ bottom }) => Math.round(bottom / scale))).toEqual([62, 36, 50]);
	});

	test('separates height labels, however close the heights are', () => {
		const near = [36, 38].map((height_mm) => ({ ...rims[0], height_mm }) as (typeof rims)[number]);
		for (const { y } of drawRange(near).dimensions) expect(y).toBeLessThan(-4);
	});

	test('states each height once, on its own line', () => {
		const { dimensions } = drawRange(rims);
		expect(dimensions.map(({ value }) => value)).toEqual([62, 36, 50]);
		expect(new Set(dimensions.map(({ x }) => x)).size).toBe(3);
	});
});
