import { dimensionPaths, type Dimension, type DimensionPaths, type Measure } from '../dimension.ts';
import { lines, outline, round, type Point } from '../path.ts';

/** Measures that the drawings of parts print. */
export type PartRole =
	| 'over_locknut'
	| 'axle'
	| 'left_flange'
	| 'right_flange'
	| 'left_circle'
	| 'right_circle'
	| 'crank_length'
	| 'q_factor'
	| 'chain_line'
	| 'spindle'
	| 'shell_width'
	| 'shell_bore'
	| 'overhang'
	| 'cup'
	| 'upper_bore'
	| 'steerer'
	| 'upper_stack'
	| 'lower_bore'
	| 'crown_race'
	| 'lower_stack'
	| 'rotor'
	| 'track'
	| 'thickness'
	| 'axle_length'
	| 'thread'
	| 'head'
	| 'hub_width'
	| 'post'
	| 'post_length'
	| 'offset'
	| 'insertion';

/** A measure of a part; `wheel` is that of a hub. */
export interface PartDimension extends Dimension<PartRole> {
	wheel?: 'front' | 'rear';
}

/** Drawing of a part with its measures; every path in units of the view box. */
export interface PartSheet {
	viewBox: string;
	/** Units of the view box in one mm. */
	scale: number;
	paths: DimensionPaths & {
		/** Edges of the part. */
		part: string;
		/** Edges of adjacent parts, and hidden ones. */
		thin: string;
		axis: string;
	};
	dimensions: PartDimension[];
}

/** A measure with its figure. */
export interface Marked {
	measure: Measure;
	dimension: PartDimension;
}

type Told = Pick<PartDimension, 'role' | 'bore' | 'isDiameter' | 'wheel'> & {
	/** A figure, or one of each size: the first is drawn. */
	value: number | readonly number[];
};

function toDimension(
	{ value, ...told }: Told,
	place: Pick<PartDimension, 'x' | 'y' | 'anchor' | 'isUpwards'>,
): PartDimension {
	const [first = 0, ...others] = typeof value === 'number' ? [value] : value;
	return {
		...told,
		value: first,
		...(others.length > 0 ? { others } : {}),
		unit: 'mm',
		...place,
		x: round(place.x),
		y: round(place.y),
	};
}

interface Across extends Told {
	/** Ends of the measure, and the y of the edges that they come from. */
	from: number;
	to: number;
	edges: number | readonly [number, number];
	y: number;
	/** Place of the figure: over the middle if it is left out. */
	figure?: 'first' | 'last' | 'after';
}

/** A horizontal dimension. Its figure is above it, or behind it if wider than its lines. */
export function across({ from, to, edges, y, figure, ...told }: Across): Marked {
	const [left, right] = typeof edges === 'number' ? [edges, edges] : edges;
	const places = {
		first: { x: from + 6, y: y - 8, anchor: 'start' },
		last: { x: to - 6, y: y - 8, anchor: 'end' },
		after: { x: to + 28, y: y + 7, anchor: 'start' },
		over: { x: (from + to) / 2, y: y - 8, anchor: 'middle' },
	} as const;
	return {
		measure: {
			from: [from, y],
			to: [to, y],
			edges: [
				[from, left],
				[to, right],
			],
		},
		dimension: toDimension(told, places[figure ?? 'over']),
	};
}

interface Upright extends Told {
	from: number;
	to: number;
	edges: number | readonly [number, number];
	x: number;
	/** Place of the figure: along the measure, or level at its right, or over it. */
	figure: 'along' | 'beside' | 'over';
}

/** An upright measure from `from` down to `to`. */
export function upright({ from, to, edges, x, figure, ...told }: Upright): Marked {
	const [top, bottom] = typeof edges === 'number' ? [edges, edges] : edges;
	const middle = (from + to) / 2;
	// Arrows of a short dimension are outside it.
	const beyond = to - from < 30 ? 34 : 12;
	const places = {
		along: { x: x - 8, y: middle, anchor: 'middle', isUpwards: true },
		beside: { x: x + 10, y: middle + 7, anchor: 'start' },
		over: { x, y: from - beyond, anchor: 'middle' },
	} as const;
	return {
		measure: {
			from: [x, from],
			to: [x, to],
			edges: [
				[top, from],
				[bottom, to],
			],
		},
		dimension: toDimension(told, places[figure]),
	};
}

/** Closed outline of a solid of revolution along x, from (x, radius) of its upper edge. */
export function turned(upper: readonly Point[], centre_y = 0): string {
	const above = upper.map(([x, radius]): Point => [x, centre_y - radius]);
	const below = upper.toReversed().map(([x, radius]): Point => [x, centre_y + radius]);
	return polygon([...above, ...below]);
}

/** Closed outline through points. */
export function polygon([start = [0, 0], ...points]: readonly Point[]): string {
	return `${outline(
		start,
		points.map((point) => [point] as const),
	)}z`;
}

export const box = (left: number, top: number, right: number, bottom: number): string =>
	polygon([
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	]);

export const level = (left: number, right: number, y: number): string =>
	lines([
		[
			[left, y],
			[right, y],
		],
	]);

export const plumb = (x: number, top: number, bottom: number): string =>
	lines([
		[
			[x, top],
			[x, bottom],
		],
	]);

/** Width of every view box, as on the sheets of rims. */
const SHEET_WIDTH = 480;

/** Scale at which `mm` fill at most `room` units, in steps, and never above `most`. */
export const scaleTo = (mm: number, room: number, most: number): number =>
	Math.max(0.1, Math.min(most, Math.floor((room / mm) * 10) / 10));

/** Puts a sheet together; `top` and `bottom` are the ends of the view box. */
export function toSheet({
	scale,
	top,
	bottom,
	left = -SHEET_WIDTH / 2,
	part,
	thin = '',
	axis = '',
	marks,
}: {
	scale: number;
	top: number;
	bottom: number;
	left?: number;
	part: string;
	thin?: string;
	axis?: string;
	marks: readonly Marked[];
}): PartSheet {
	return {
		viewBox: [left, round(top), SHEET_WIDTH, round(bottom - top)].join(' '),
		scale,
		paths: { ...dimensionPaths(marks.map(({ measure }) => measure)), part, thin, axis },
		dimensions: marks.map(({ dimension }) => dimension),
	};
}
