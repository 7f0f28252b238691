import { describe, expect, test } from 'vitest';
import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import { spokeLayout } from '#drawing/spokes.ts';
import { drawWheel } from '#drawing/wheel.ts';

const rim: RimSection = {
	height_mm: 50,
	inner_width_mm: 21,
	outer_width_mm: 28.5,
	bead_diameter_mm: 622,
	is_hookless: false,
};
const lines = (d: string) => d.match(/M/g)?.length ?? 0;

describe('a spoke layout', () => {
	test.each<[string, SpokePattern]>([
		['16 + 8, two to one', { drive_side: 16, other_side: 8, crosses: 2 }],
		['12 + 12 crossed', { drive_side: 12, other_side: 12, crosses: 3 }],
		['10 + 10 radial', { drive_side: 10, other_side: 10, crosses: 0 }],
		['one side only', { drive_side: 20, other_side: 0, crosses: 0 }],
	])('has every spoke of each side: %s', (_, pattern) => {
		const spokes = spokeLayout(pattern, 260);
		expect(spokes.filter(({ side }) => side === 'drive')).toHaveLength(pattern.drive_side);
		expect(spokes.filter(({ side }) => side === 'other')).toHaveLength(pattern.other_side);
	});

	test('spaces holes evenly around the rim', () => {
		const spokes = spokeLayout({ drive_side: 16, other_side: 8, crosses: 2 }, 260);
		const angles = spokes.map(({ rim: [x, y] }) => Math.atan2(y, x)).toSorted((a, b) => a - b);
		const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
		for (const step of steps) expect(step).toBeCloseTo((Math.PI * 2) / 24, 5);
	});

	test('points radial spokes at the axle, and crossed ones not', () => {
		const skew = (crosses: number) =>
			Math.max(
				...spokeLayout({ drive_side: 12, other_side: 12, crosses }, 260).map(
					({ hub: [hx, hy], rim: [rx, ry] }) => Math.abs(hx * ry - hy * rx),
				),
			);
		expect(skew(0)).toBeCloseTo(0, 6);
		expect(skew(2)).toBeGreaterThan(100);
	});
});

describe('a drawn wheel', () => {
	test('draws every spoke once, by side, and states the bead diameter', () => {
		const { paths, dimensions, spokes } = drawWheel(rim, {
			drive_side: 16,
			other_side: 8,
			crosses: 2,
		});
		expect(lines(paths.drive)).toBe(16);
		expect(lines(paths.other)).toBe(8);
		expect([spokes.drive_side, spokes.other_side]).toEqual([16, 8]);
		expect(dimensions).toMatchObject([{ role: 'bead_diameter', value: 622, unit: 'mm' }]);
	});

	test('draws the bead circle to scale', () => {
		const { paths, scale } = drawWheel(rim, { drive_side: 16, other_side: 8, crosses: 2 });
		const radius = Number(/a([\d.]+)/.exec(paths.bead)?.[1]);
		expect((radius * 2) / scale).toBeCloseTo(622, 0);
	});

	test.each([10, 120])('draws a rim of %d mm in finite numbers', (height_mm) => {
		const drawn = drawWheel({ ...rim, height_mm }, { drive_side: 0, other_side: 0, crosses: 0 });
		expect(JSON.stringify(drawn.paths)).not.toMatch(/NaN|Infinity|null/);
	});
});
