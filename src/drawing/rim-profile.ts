import type { RimSection } from '#contract/content/catalogue.ts';
import type { Point, Segment } from './path.ts';

/** Half an outline in mm: x from the rim's plane, y from the rim's outer edge towards the hub. */
export interface HalfOutline {
	start: Point;
	segments: Segment[];
}

export interface RimProfile {
	/** Tyre channel, wall and flank, from the middle of the bed to the middle of the spoke bed. */
	skin: HalfOutline;
	/** The hollow between bed and spoke bed; null where the rim is too shallow for one. */
	cavity: HalfOutline | null;
	/** y of the bead seat, on which `bead_diameter_mm` is measured. */
	bead_y_mm: number;
	/** y at which the rim is at its widest. */
	widest_y_mm: number;
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Handle that makes a cubic a quarter of an ellipse. */
const ROUND = 0.55;

/** A corner of a quarter ellipse from `from` to `to`, leaving `from` towards `corner`. */
function corner(from: Point, at: Point, to: Point): Segment {
	const pull = (point: Point): Point => [
		point[0] + (at[0] - point[0]) * ROUND,
		point[1] + (at[1] - point[1]) * ROUND,
	];
	return [pull(from), pull(to), to];
}

/** A soft step from one level to another, level at both ends. */
function step(from: Point, to: Point): Segment {
	const middle = (from[0] + to[0]) / 2;
	return [[middle, from[1]], [middle, to[1]], to];
}

/** True if the wall has some thickness: a channel as wide as the rim cannot be drawn. */
export function isDrawable(rim: RimSection): boolean {
	return rim.outer_width_mm - rim.inner_width_mm >= 1;
}

/**
 * Calculates the profile of a rim. Height and both widths are the catalogue's; other values (flange
 * height after the tyre standards, drop centre, thickness of walls, flank) are usual for a rim of
 * these measures. The flank is boxy on a shallow rim and comes to a blunt nose on a deep one.
 */
export function rimProfile(rim: RimSection): RimProfile {
	const height = rim.height_mm;
	const outer = rim.outer_width_mm / 2;
	const inner = rim.inner_width_mm / 2;
	const wall = outer - inner;

	const bead_y_mm = Math.min(rim.is_hookless ? 5 : 6, height * 0.3);
	const bed = bead_y_mm + Math.min(3.2, height * 0.11);
	const depth = between(0, (height / rim.outer_width_mm - 0.6) / 1.2, 1);
	const belly = Math.min(1.3, wall * 0.3) * depth;
	const widest_y_mm = belly > 0 ? between(bead_y_mm, height * 0.3, 16) : bead_y_mm;
	const lip = outer - belly;

	const radius = Math.min(1, (lip - inner) * 0.45, bead_y_mm * 0.2);
	const fillet = Math.min(0.9, bead_y_mm * 0.2);
	const seat = Math.min(3.6, inner * 0.3);
	const hook = rim.is_hookless ? 0 : Math.min(1.3, (lip - inner) * 0.45);
	const recess = inner + hook;
	const tip = bead_y_mm * 0.3;
	const drop = inner * 0.34;

	const nose = (x: number, y: number, end: number): Segment => [
		[x, y + (end - y) * (0.5 + 0.12 * depth)],
		[x * (0.86 - 0.44 * depth), end],
		[0, end],
	];
	const wallUp: Segment[] = hook
		? [
				[[recess, bead_y_mm * 0.62]],
				[
					[recess, tip + hook * 0.4],
					[inner, tip + hook * 0.9],
					[inner, tip],
				],
			]
		: [];
	const skin: HalfOutline = {
		start: [0, bed],
		segments: [
			[[drop, bed]],
			step([drop, bed], [inner - seat, bead_y_mm]),
			[[recess - fillet, bead_y_mm]],
			corner([recess - fillet, bead_y_mm], [recess, bead_y_mm], [recess, bead_y_mm - fillet]),
			...wallUp,
			[[inner, radius]],
			corner([inner, radius], [inner, 0], [inner + radius, 0]),
			[[lip - radius, 0]],
			corner([lip - radius, 0], [lip, 0], [lip, radius]),
			[
				[lip, radius + (widest_y_mm - radius) * 0.35],
				[outer, radius + (widest_y_mm - radius) * 0.6],
				[outer, widest_y_mm],
			],
			nose(outer, widest_y_mm, height),
		],
	};

	const thickness = between(0.8, height / 20, 1.9);
	const roof = bed + thickness;
	const floor = height - between(1.2, height / 12, 4.2);
	const side = outer - thickness;
	const shoulder = Math.max(widest_y_mm, bead_y_mm + thickness + 1.4);
	const cavity: HalfOutline | null =
		floor - Math.max(roof, shoulder) < 2
			? null
			: {
					start: [0, roof],
					segments: [
						[[drop, roof]],
						step([drop, roof], [inner - seat, bead_y_mm + thickness]),
						[[side - 1.4, bead_y_mm + thickness]],
						corner(
							[side - 1.4, bead_y_mm + thickness],
							[side, bead_y_mm + thickness],
							[side, bead_y_mm + thickness + 1.4],
						),
						[[side, shoulder]],
						nose(side, shoulder, floor),
					],
				};
	return { skin, cavity, bead_y_mm, widest_y_mm };
}
