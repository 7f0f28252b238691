import { INK } from './open.ts';
import { f, group, line, polyline, stroke, type Point } from './svg.ts';

/** Strokes of the figures on a grid of 2 × 4, so that no typeface decides how a sheet looks. */
const FIGURES: Readonly<Record<string, readonly (readonly Point[])[]>> = {
	0: [
		[
			[0, 0],
			[2, 0],
			[2, 4],
			[0, 4],
			[0, 0],
		],
	],
	1: [
		[
			[0.4, 0.8],
			[1.2, 0],
			[1.2, 4],
		],
	],
	2: [
		[
			[0, 0],
			[2, 0],
			[2, 2],
			[0, 2],
			[0, 4],
			[2, 4],
		],
	],
	3: [
		[
			[0, 0],
			[2, 0],
			[2, 4],
			[0, 4],
		],
		[
			[0.5, 2],
			[2, 2],
		],
	],
	4: [
		[
			[0, 0],
			[0, 2.4],
			[2, 2.4],
		],
		[
			[1.5, 0.8],
			[1.5, 4],
		],
	],
	5: [
		[
			[2, 0],
			[0, 0],
			[0, 2],
			[2, 2],
			[2, 4],
			[0, 4],
		],
	],
	6: [
		[
			[2, 0],
			[0, 0],
			[0, 4],
			[2, 4],
			[2, 2],
			[0, 2],
		],
	],
	7: [
		[
			[0, 0],
			[2, 0],
			[0.8, 4],
		],
	],
	8: [
		[
			[0, 0],
			[2, 0],
			[2, 4],
			[0, 4],
			[0, 0],
		],
		[
			[0, 2],
			[2, 2],
		],
	],
	9: [
		[
			[2, 2],
			[0, 2],
			[0, 0],
			[2, 0],
			[2, 4],
			[0, 4],
		],
	],
};

/** Width of a figure or of the point, in strokes of the grid. */
const toStep = (digit: string): number => (digit === '.' ? 1.6 : 3);

/** A number, drawn about its middle. */
export function figure(value: number): string {
	const digits = [...String(value)];
	let x = -digits.reduce((sum, digit) => sum + toStep(digit), 0) / 2 + 0.5;
	const d = digits
		.map((digit) => {
			const at = x;
			x += toStep(digit);
			const strokes = digit === '.' ? [POINT] : (FIGURES[digit] ?? []);
			return strokes
				.map((points) => polyline(points.map(([dx, dy]) => [(at + dx) * 7, dy * 7 - 14])))
				.join('');
		})
		.join('');
	return stroke(d, INK, 3.4, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
}
const POINT: readonly Point[] = [
	[0.1, 4],
	[0.2, 4],
];

/** Dimension line between two points with its measure in mm; `off` moves it aside. */
export function dimension(a: Point, b: Point, value: number, off: number): string {
	const upright = a[0] === b[0];
	const [dx, dy]: Point = upright ? [off, 0] : [0, off];
	const [p, q]: [Point, Point] = [
		[a[0] + dx, a[1] + dy],
		[b[0] + dx, b[1] + dy],
	];
	const tick = ([x, y]: Point): string => line([x - 10, y + 10], [x + 10, y - 10], INK, 2.4);
	const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
	const gap = String(value).length * 13 + 14;
	const [before, after]: [Point, Point] = upright
		? [
				[middle[0], middle[1] - 28],
				[middle[0], middle[1] + 28],
			]
		: [
				[middle[0] - gap, middle[1]],
				[middle[0] + gap, middle[1]],
			];
	const [first, last] = upright && p[1] > q[1] ? [q, p] : [p, q];
	return (
		line(a, p, INK, 1.2, { opacity: 0.5 }) +
		line(b, q, INK, 1.2, { opacity: 0.5 }) +
		line(first, before, INK, 1.8) +
		line(after, last, INK, 1.8) +
		tick(p) +
		tick(q) +
		group(`translate(${f(middle[0])} ${f(middle[1])})`, figure(value))
	);
}
