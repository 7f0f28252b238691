import { GROUND, INK, shape, toTint } from './open.ts';
import { line, polyline, TAU, type Point } from './svg.ts';

/** Shapes that the drawings of metal parts share. */

/** The sheet itself, seen through a hole. */
export const PAPER = GROUND;
export const METAL = toTint('silver').fill;
export const OUTLINE = { stroke: INK, 'stroke-width': 3 };

/** Closed outline through points. */
export const closed = (points: readonly Point[]): string => `${polyline(points)}Z`;
/** Solid of revolution about y = 0, from the (x, radius) of its upper edge. */
export const turned = (upper: readonly Point[]): string =>
	shape(
		closed([
			...upper.map(([x, radius]): Point => [x, -radius]),
			...upper.toReversed().map(([x, radius]): Point => [x, radius]),
		]),
		METAL,
	);
export const on = (radius: number, turn: number): Point => [
	radius * Math.cos(turn * TAU),
	radius * Math.sin(turn * TAU),
];
/** Chain line of an axis. */
export const axis = (a: Point, b: Point): string =>
	line(a, b, INK, 1.4, { 'stroke-dasharray': '26 7 5 7', opacity: 0.7 });
