import type { RimSection } from '#contract/content/catalogue.ts';
import type { HalfOutline } from './rim-profile.ts';

/** A rim with its tyre, at a place between two wheels or at one of them. */
export interface SectionStep {
	rim: RimSection;
	tyre_mm: number | null;
	weight_g: number | null;
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
const mixMaybe = (a: number | null, b: number | null, share: number): number | null =>
	a === null || b === null ? null : mix(a, b, share);

/**
 * Section at a height: each dimension is interpolated between its neighbours. The bead’s shape is
 * that of the nearer one. Expects the steps by rising height.
 */
export function sectionBetween(steps: readonly SectionStep[], height_mm: number): SectionStep {
	const [first] = steps;
	const last = steps.at(-1);
	if (!first || !last) throw new Error('Invalid sections: expected at least one');
	const upper = steps.findIndex(({ rim }) => rim.height_mm >= height_mm);
	if (upper === 0) return first;
	const [a, b] = [steps[upper - 1], steps[upper]];
	if (!a || !b) return last;
	const share = (height_mm - a.rim.height_mm) / (b.rim.height_mm - a.rim.height_mm);
	const between = (of: 'inner_width_mm' | 'outer_width_mm' | 'bead_diameter_mm') =>
		mix(a.rim[of], b.rim[of], share);
	return {
		rim: {
			height_mm,
			inner_width_mm: between('inner_width_mm'),
			outer_width_mm: between('outer_width_mm'),
			bead_diameter_mm: between('bead_diameter_mm'),
			is_hookless: (share < 0.5 ? a : b).rim.is_hookless,
		},
		tyre_mm: mixMaybe(a.tyre_mm, b.tyre_mm, share),
		weight_g: mixMaybe(a.weight_g, b.weight_g, share),
	};
}

/** Place of the step nearest to a height; of two as near the lower one. */
export function nearestStep(steps: readonly SectionStep[], height_mm: number): number {
	const distances = steps.map(({ rim }) => Math.abs(rim.height_mm - height_mm));
	return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Right half of a mounted tyre, mm: round, as wide as its label says, from its crown to the bead
 * inside the channel.
 */
export function tyreOutline(rim: RimSection, tyre_mm: number): HalfOutline {
	const radius = tyre_mm / 2;
	const inner = rim.inner_width_mm / 2;
	const rise = Math.sqrt(Math.max(0, radius * radius - inner * inner));
	const middle = -rise;
	const crown = middle - radius;
	const round = 0.55;
	return {
		start: [0, crown],
		segments: [
			[
				[radius * round, crown],
				[radius, middle - radius * round],
				[radius, middle],
			],
			[
				[radius, middle + rise * round],
				[inner + (radius - inner) * round, -rise * 0.2],
				[inner, 2],
			],
		],
	};
}
