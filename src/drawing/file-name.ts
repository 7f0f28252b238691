import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import type { CompletePart } from './parts/complete.ts';

/** A rim's section, or the whole wheel when it has spokes. */
export interface DrawnRim {
	rim: RimSection;
	spokes: SpokePattern | null;
}

/** A drawing that is a file. */
export type Drawn = DrawnRim | { part: CompletePart };

/** Every figure of a part, its sizes and its missing half as well. */
function figuresOfPart(measures: object): string {
	return Object.entries(measures)
		.map(([, value]: [string, unknown]) =>
			Array.isArray(value)
				? value.join('_')
				: typeof value === 'object'
					? value === null
						? 'none'
						: figuresOfPart(value)
					: String(value).replace('_', '-'),
		)
		.join('-');
}

/** Builds a drawing's file name from all it shows. `point` is the decimal sign of its figures. */
export function drawingName(drawn: Drawn, point: string): string {
	const sign = point === ',' ? 'comma' : 'point';
	if ('part' in drawn) return `${figuresOfPart(drawn.part)}-${sign}`;
	const { rim, spokes } = drawn;
	const section = [rim.height_mm, rim.inner_width_mm, rim.outer_width_mm, rim.bead_diameter_mm];
	const parts = [
		spokes ? 'wheel' : 'rim',
		...section,
		...(rim.is_hookless ? ['hookless'] : []),
		...(spokes ? [spokes.drive_side, spokes.other_side, spokes.crosses] : []),
		sign,
	];
	return parts.join('-');
}
