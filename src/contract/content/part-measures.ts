import * as v from 'valibot';

/** A measure in mm; null until it is filled in. A part is drawn once all of its kind are there. */
const mm = (least: number, most: number) =>
	v.nullable(v.pipe(v.number(), v.minValue(least), v.maxValue(most)));

/** A measure in mm of each size that a part is sold in; the first is drawn. */
const sizes = (least: number, most: number) =>
	v.pipe(v.array(v.pipe(v.number(), v.minValue(least), v.maxValue(most))), v.maxLength(12));

/**
 * Hub of one wheel. Left and right are the rider's, as in the lengths of spokes. Flanges are
 * measured from the middle of the locknuts to the middle of the flange, circles at the spoke holes.
 */
const hubMeasuresSchema = v.object({
	over_locknut_mm: mm(60, 250),
	axle_mm: mm(5, 30),
	left_flange_mm: mm(5, 100),
	right_flange_mm: mm(5, 100),
	left_circle_mm: mm(20, 130),
	right_circle_mm: mm(20, 130),
});
export type HubMeasures = v.InferOutput<typeof hubMeasuresSchema>;

/** Dimensions of a part, in mm, the source of its drawing. */
export const partMeasuresSchema = v.variant('kind', [
	/** A pair, or one of them. */
	v.object({
		kind: v.literal('hub'),
		front: v.nullable(hubMeasuresSchema),
		rear: v.nullable(hubMeasuresSchema),
	}),
	/** Length from axle to axle; Q factor over the arms' outer faces; chain line from the middle. */
	v.object({
		kind: v.literal('crank'),
		lengths_mm: sizes(100, 200),
		q_factor_mm: mm(100, 260),
		chain_line_mm: mm(30, 90),
		spindle_mm: mm(15, 40),
	}),
	/** Width and bore of the frame's shell; `overhangs_mm` is what stands out of it on each side. */
	v.object({
		kind: v.literal('bottom_bracket'),
		shell_widths_mm: sizes(50, 140),
		shell_bores_mm: sizes(25, 70),
		overhangs_mm: sizes(0, 30),
		cup_mm: mm(25, 80),
		spindle_mm: mm(15, 40),
	}),
	/** Bores are the head tube's; stacks are what stands above and below it. */
	v.object({
		kind: v.literal('headset'),
		upper_bore_mm: mm(25, 80),
		steerer_mm: mm(20, 50),
		upper_stack_mm: mm(0, 40),
		lower_bore_mm: mm(25, 80),
		crown_race_mm: mm(20, 60),
		lower_stack_mm: mm(0, 40),
	}),
	v.object({
		kind: v.literal('rotor'),
		diameter_mm: mm(100, 250),
		track_mm: mm(5, 40),
		thickness_mm: mm(1, 5),
	}),
	v.object({
		kind: v.literal('axle'),
		diameter_mm: mm(5, 30),
		lengths_mm: sizes(60, 260),
		thread_mm: mm(3, 60),
		head_mm: mm(6, 50),
	}),
	/** Quick release; widths are the hub's, over its locknuts. */
	v.object({
		kind: v.literal('quick_release'),
		diameter_mm: mm(3, 12),
		widths_mm: sizes(60, 200),
	}),
	/** Length from the foot to the middle of the clamp; insertion is the least. */
	v.object({
		kind: v.literal('seatpost'),
		diameters_mm: sizes(20, 45),
		lengths_mm: sizes(100, 600),
		offsets_mm: sizes(0, 60),
		insertion_mm: mm(40, 200),
	}),
]);
export type PartMeasures = v.InferOutput<typeof partMeasuresSchema>;
