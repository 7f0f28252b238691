import { lines, outline, type Point } from './path.ts';

/** Measure to print: its role, its figure in `unit`, and its text's place in the view box. */
export interface Dimension<Role extends string = RimRole> {
	role: Role;
	value: number;
	/** Further sizes that a part is sold in, printed behind the one that is drawn. */
	others?: readonly number[];
	/** Bore of the ends of a hub, printed before its width: `12 × 142`. */
	bore?: number;
	unit: 'mm';
	x: number;
	y: number;
	anchor: 'start' | 'middle' | 'end';
	isDiameter?: boolean;
	/** Set upwards, along an upright measure. */
	isUpwards?: boolean;
}
export type RimRole = 'height' | 'inner_width' | 'outer_width' | 'bead_diameter';

/** Lines that carry the figures: from the edge to the measure, the measure, and its arrow heads. */
export interface DimensionPaths {
	extensions: string;
	measures: string;
	arrows: string;
}

/** One measure in the view box: its ends, and the edges from which its extension lines start. */
export interface Measure {
	from: Point;
	to: Point;
	edges: readonly [Point, Point];
}

const ARROW = { length: 10, half_width: 2.5 } as const;
/** An extension line starts off the edge and runs on past the measure. */
const GAP = 4;
const OVERRUN = 6;

/** Returns the point `distance` from `from` towards `to`, or beyond it. */
function along(from: Point, to: Point, distance: number): Point {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	return [
		from[0] + ((to[0] - from[0]) / length) * distance,
		from[1] + ((to[1] - from[1]) / length) * distance,
	];
}

/** A slim solid arrow head, its tip at `tip` and its body towards `tail`. */
export function arrow(tip: Point, tail: Point): string {
	const base = along(tip, tail, ARROW.length);
	const across: Point = [
		((base[1] - tip[1]) / ARROW.length) * ARROW.half_width,
		((tip[0] - base[0]) / ARROW.length) * ARROW.half_width,
	];
	return `${outline(tip, [
		[[base[0] + across[0], base[1] + across[1]]],
		[[base[0] - across[0], base[1] - across[1]]],
	])}z`;
}

/** Joins dimensions into one path per type. Arrows of a short one are outside. */
export function dimensionPaths(measures: readonly Measure[]): DimensionPaths {
	const extensions: (readonly [Point, Point])[] = [];
	const bars: (readonly [Point, Point])[] = [];
	const arrows: string[] = [];
	for (const { from, to, edges } of measures) {
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
		for (const [edge, end] of [
			[edges[0], from],
			[edges[1], to],
		] as const) {
			const reach = Math.hypot(end[0] - edge[0], end[1] - edge[1]);
			if (reach > GAP) {
				extensions.push([along(edge, end, GAP), along(edge, end, reach + OVERRUN)]);
			}
		}
		const isTight = length < 3 * ARROW.length;
		const outside = 2 * ARROW.length;
		bars.push(
			isTight ? [along(to, from, length + outside), along(from, to, length + outside)] : [from, to],
		);
		arrows.push(
			arrow(from, isTight ? along(from, to, -outside) : to),
			arrow(to, isTight ? along(to, from, -outside) : from),
		);
	}
	return { extensions: lines(extensions), measures: lines(bars), arrows: arrows.join('') };
}
