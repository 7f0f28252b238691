import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import { arrow, dimensionPaths, type Dimension, type DimensionPaths } from './dimension.ts';
import { circle, lines, outline, round, type Point } from './path.ts';
import { rimProfile } from './rim-profile.ts';
import { FLANGE_RADIUS_MM, spokeLayout, type Spoke } from './spokes.ts';

/** A wheel seen from the drive side; every path in units of the view box around the axle. */
export interface WheelSheet {
	viewBox: string;
	/** Units of the view box in one mm. */
	scale: number;
	paths: DimensionPaths & {
		rim: string;
		/** Circle of the bead seat, hidden behind the flange. */
		bead: string;
		drive: string;
		other: string;
		hub: string;
		valve: string;
		axis: string;
		leader: string;
	};
	dimensions: Dimension[];
	/** Spoke counts of both sides, and the position of that note. */
	spokes: { drive_side: number; other_side: number; x: number; y: number };
}

/** Radius of the drawn wheel in the view box. */
const RADIUS = 196;
const AXLE_RADIUS_MM = { shell: 14, bore: 6 } as const;
const VALVE_MM = { half_width: 3, length: 22 } as const;
const BELOW = 30;

/** Draws a wheel with its lacing, valve and bead diameter. */
export function drawWheel(rim: RimSection, pattern: SpokePattern): WheelSheet {
	const { bead_y_mm } = rimProfile(rim);
	const bead = rim.bead_diameter_mm / 2;
	const edge = bead + bead_y_mm;
	const bed = edge - rim.height_mm;
	const scale = RADIUS / edge;
	const centre: Point = [0, 0];
	const ring = (radius_mm: number) => circle(centre, radius_mm * scale);

	const spokes = spokeLayout(pattern, bed);
	// Half a unit of the view box is invisible on a spoke, and two dozen of them add bytes.
	const whole = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)];
	const side = (name: Spoke['side']) =>
		lines(
			spokes
				.filter((spoke) => spoke.side === name)
				.map(({ hub, rim: end }) => [whole(hub), whole(end)]),
		);

	const valve_top = Math.max(bed - VALVE_MM.length, 0) * scale;
	const valve_x = VALVE_MM.half_width * scale;
	const below = RADIUS + BELOW;
	const measures = dimensionPaths([
		{
			from: [-bead * scale, below],
			to: [bead * scale, below],
			edges: [
				[-bead * scale, 0],
				[bead * scale, 0],
			],
		},
	]);
	// The note hangs on a spoke of the upper right quarter, where the view box has a free corner.
	const noted = spokes
		.map(({ hub, rim: end }): Point => [
			(hub[0] + 3 * end[0]) * 0.25 * scale,
			(hub[1] + 3 * end[1]) * 0.25 * scale,
		])
		.toSorted((a, b) => b[0] - b[1] - (a[0] - a[1]))
		.at(0);
	const shelf: Point = [152, -184];
	const leader = noted ? outline(noted, [[shelf], [[236, shelf[1]]]]) : '';
	return {
		viewBox: `-240 -214 480 ${RADIUS + BELOW + 26 + 214}`,
		scale,
		paths: {
			...measures,
			arrows: measures.arrows + (noted ? arrow(noted, shelf) : ''),
			rim: ring(edge) + ring(bed),
			bead: ring(bead),
			drive: side('drive'),
			other: side('other'),
			hub:
				ring(FLANGE_RADIUS_MM.drive + 3) + ring(AXLE_RADIUS_MM.shell) + ring(AXLE_RADIUS_MM.bore),
			valve: outline(
				[-valve_x, bed * scale],
				[[[-valve_x, valve_top]], [[valve_x, valve_top]], [[valve_x, bed * scale]]],
			),
			axis: lines([
				[
					[-RADIUS - 14, 0],
					[RADIUS + 14, 0],
				],
				[
					[0, -RADIUS - 14],
					[0, RADIUS + 14],
				],
			]),
			leader,
		},
		dimensions: [
			{
				role: 'bead_diameter',
				value: rim.bead_diameter_mm,
				isDiameter: true,
				unit: 'mm',
				x: 0,
				y: below - 8,
				anchor: 'middle',
			},
		],
		spokes: {
			drive_side: pattern.drive_side,
			other_side: pattern.other_side,
			x: 236,
			y: round(shelf[1] - 8),
		},
	};
}
