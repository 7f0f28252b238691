import type { Point } from './path.ts';

/** Pieces of a path whose moves are `M x y` followed by relative lines, as the studio traces them. */
const PIECE = /M(-?[\d.]+)[ ,]?(-?[\d.]+)(?:l([^MzZ]*))?/g;
const NUMBER = /-?[\d.]+/g;

/** Points of a part in the picture’s pixels. */
function pointsOf([, x, y, moves]: RegExpMatchArray): Point[] {
	const points: Point[] = [[Number(x), Number(y)]];
	const steps = moves?.match(NUMBER)?.map(Number) ?? [];
	let [left, top] = points[0] ?? [0, 0];
	for (let at = 0; at + 1 < steps.length; at += 2) {
		left += steps[at] ?? 0;
		top += steps[at + 1] ?? 0;
		points.push([left, top]);
	}
	return points;
}

/** Middle of the upper edge of each traced part: the place of its number. */
export function labelPoints(path: string): Point[] {
	return [...path.matchAll(PIECE)].map((piece) => {
		const points = pointsOf(piece);
		const across = points.map(([x]) => x);
		return [
			Math.round((Math.min(...across) + Math.max(...across)) / 2),
			Math.min(...points.map(([, y]) => y)),
		];
	});
}
