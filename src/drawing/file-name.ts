import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';

/** A drawing that is a file: a rim's section, or the whole wheel when it has spokes. */
export interface Drawn {
	rim: RimSection;
	spokes: SpokePattern | null;
}

/** Builds a drawing's file name from all it shows. `point` is the decimal sign of its figures. */
export function drawingName({ rim, spokes }: Drawn, point: string): string {
	const section = [rim.height_mm, rim.inner_width_mm, rim.outer_width_mm, rim.bead_diameter_mm];
	const parts = [
		spokes ? 'wheel' : 'rim',
		...section,
		...(rim.is_hookless ? ['hookless'] : []),
		...(spokes ? [spokes.drive_side, spokes.other_side, spokes.crosses] : []),
		point === ',' ? 'comma' : 'point',
	];
	return parts.join('-');
}
