import type { RimSection } from '#contract/content/catalogue.ts';
import { dimensionPaths, type Dimension, type DimensionPaths } from './dimension.ts';
import { lines, outline, round, scaled, type Point } from './path.ts';
import { rimProfile, type HalfOutline } from './rim-profile.ts';

/** Width of every view box, so that text of one size reads the same on all of them. */
const SHEET_WIDTH = 480;

/** Cross-section of a rim with its measures; every path in units of the view box, tyre side up. */
export interface RimSheet {
	viewBox: string;
	/** Units of the view box in one mm. */
	scale: number;
	paths: DimensionPaths & { section: string; spoke: string; axis: string };
	dimensions: Dimension[];
}

/** Scales in units of the view box a mm: few, so that most rims of a catalogue compare directly. */
const SCALES = [2, 2.5, 3, 4, 5, 6, 7, 8, 10] as const;

/** Room for a section in the view box. */
const ROOM = { width: 280, height: 330 } as const;

/** Returns the largest drawing scale at which these mm fit. */
export function scaleFor(width_mm: number, height_mm: number): number {
	const fits = SCALES.filter(
		(scale) => width_mm * scale <= ROOM.width && height_mm * scale <= ROOM.height,
	);
	return fits.at(-1) ?? SCALES[0];
}

/**
 * Path data of the right half of a profile at a scale, its outer edge on y = 0 and its ends on
 * x = 0. Printed twice, the second time mirrored, it is the whole.
 */
export function profilePath({ start, segments }: HalfOutline, scale: number): string {
	const [x, y] = start;
	return outline(
		[x * scale, y * scale],
		segments.map((segment) => scaled(segment, scale)),
	);
}

/** Distances in the view box from the section to its measures. */
const INNER_ABOVE = 34;
const OUTER_ABOVE = 84;
const HEIGHT_BESIDE = 44;

/** Draws a rim's section with its height and both widths. */
export function drawRim(rim: RimSection): RimSheet {
	const profile = rimProfile(rim);
	const scale = scaleFor(rim.outer_width_mm, rim.height_mm);
	const outer = (rim.outer_width_mm / 2) * scale;
	const inner = (rim.inner_width_mm / 2) * scale;
	const height = rim.height_mm * scale;
	const spoke_end = height + 34;
	const beside = outer + HEIGHT_BESIDE;
	const widest = profile.widest_y_mm * scale;

	const across = (half: number, edge_y: number, y: number) => ({
		from: [-half, y] as Point,
		to: [half, y] as Point,
		edges: [
			[-half, edge_y],
			[half, edge_y],
		] as const,
	});
	const measures = dimensionPaths([
		across(inner, 0, -INNER_ABOVE),
		across(outer, widest, -OUTER_ABOVE),
		{
			from: [beside, 0],
			to: [beside, height],
			edges: [
				[outer, 0],
				[8, height],
			],
		},
	]);
	const top = -OUTER_ABOVE - 40;
	return {
		viewBox: [-SHEET_WIDTH / 2, top, SHEET_WIDTH, round(spoke_end + 14 - top)].join(' '),
		scale,
		paths: {
			...measures,
			section:
				profilePath(profile.skin, scale) +
				(profile.cavity ? profilePath(profile.cavity, scale) : ''),
			spoke: lines([
				[
					[-scale, height],
					[-scale, spoke_end],
				],
				[
					[scale, height],
					[scale, spoke_end],
				],
			]),
			axis: lines([
				[
					[0, -18],
					[0, spoke_end + 10],
				],
			]),
		},
		dimensions: [
			{
				role: 'inner_width',
				value: rim.inner_width_mm,
				unit: 'mm',
				x: 0,
				y: -INNER_ABOVE - 8,
				anchor: 'middle',
			},
			{
				role: 'outer_width',
				value: rim.outer_width_mm,
				unit: 'mm',
				x: 0,
				y: -OUTER_ABOVE - 8,
				anchor: 'middle',
			},
			{
				role: 'height',
				value: rim.height_mm,
				unit: 'mm',
				x: round(beside + 10),
				y: round(height / 2 + 7),
				anchor: 'start',
			},
		],
	};
}
