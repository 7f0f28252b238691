import { expect, test } from 'vitest';
import { rimProfile } from '#drawing/rim-profile.ts';
import { profilePath } from '#drawing/rim-section.ts';
import {
	nearestStep,
	sectionBetween,
	type SectionStep,
	tyreOutline,
} from '#drawing/section-between.ts';

const step = (height_mm: number, inner_width_mm: number, weight_g: number | null): SectionStep => ({
	rim: {
		height_mm,
		inner_width_mm,
		outer_width_mm: inner_width_mm + 7,
		bead_diameter_mm: 622,
		is_hookless: height_mm > 40,
	},
	tyre_mm: 28,
	weight_g,
});
const STEPS = [step(20, 19, 1900), step(40, 21, 1500), step(80, 23, 1700)];

test('stops at the wheels, and never leaves their range', () => {
	expect(sectionBetween(STEPS, 40)).toEqual(STEPS[1]);
	expect(sectionBetween(STEPS, 5)).toBe(STEPS[0]);
	expect(sectionBetween(STEPS, 99)).toBe(STEPS[2]);
});

test('interpolates between two wheels by height', () => {
	expect(sectionBetween(STEPS, 70)).toMatchObject({
		rim: { height_mm: 70, inner_width_mm: 22.5, outer_width_mm: 29.5, is_hookless: true },
		weight_g: 1650,
	});
	expect(sectionBetween(STEPS, 50).rim.is_hookless).toBe(false);
	const unweighed = [step(20, 19, null), step(40, 21, 1500)];
	expect(sectionBetween(unweighed, 30).weight_g).toBeNull();
	expect(() => sectionBetween([], 30)).toThrow('expected at least one');
});

test('snaps to the nearest wheel, of two the lower', () => {
	expect([20, 30, 31, 60, 61, 500].map((height) => nearestStep(STEPS, height))).toEqual([
		0, 0, 1, 1, 2, 2,
	]);
});

test('draws a section at every height in between, with the stated tyre width', () => {
	for (let height = 20; height <= 80; height += 0.5) {
		const { rim } = sectionBetween(STEPS, height);
		expect(profilePath(rimProfile(rim).skin, 4)).not.toMatch(/NaN|Infinity/);
	}
	const [first] = tyreOutline(STEPS[0]?.rim ?? step(20, 19, null).rim, 28).segments;
	expect(first?.at(-1)?.[0]).toBe(14);
	// A tyre that is narrower than the channel stands upright on it.
	expect(tyreOutline(step(20, 40, null).rim, 28).start).toEqual([0, -14]);
});
