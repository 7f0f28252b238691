import { clamp, type Point } from './vector.ts';

interface Letter {
	width: number;
	strokes: readonly (readonly [Point, Point])[];
}

const path = (width: number, ...points: Point[]): Letter => ({
	width,
	strokes: points.slice(1).map((to, i) => [points[i] ?? to, to]),
});

/** Letters of height 1, all straight strokes: no font is needed, so every machine draws the same. */
const LETTERS: readonly Letter[] = [
	path(0.52, [0, 1], [0, 0], [0.52, 0]),
	path(0, [0, 1], [0, 0]),
	path(0.76, [0, 1], [0.38, 0], [0.76, 1]),
	{
		width: 0.54,
		strokes: [
			[[0, 0], [0, 1]],
			[[0, 1], [0.54, 1]],
			[[0, 0.5], [0.46, 0.5]],
			[[0, 0], [0.54, 0]],
		],
	},
	path(0.64, [0, 0], [0, 1], [0.64, 0], [0.64, 1]),
	path(0.6, [0, 1], [0.6, 1], [0, 0], [0.6, 0]),
	path(0.76, [0, 0], [0.38, 1], [0.76, 0]),
];
const GAP = 0.5;
const WEIGHT = 0.085;

/** Width of the word LIVENZA at height 1. */
export const WORD_WIDTH =
	LETTERS.reduce((sum, letter) => sum + letter.width, 0) + GAP * (LETTERS.length - 1);

/** Whether the place, in letter heights from the word's centre, is inked. */
export function wordmark(x: number, y: number): boolean {
	if (Math.abs(y) > 0.6 || Math.abs(x) > WORD_WIDTH / 2 + 0.1) return false;
	let left = -WORD_WIDTH / 2;
	for (const letter of LETTERS) {
		const [px, py] = [x - left, y + 0.5];
		if (px > -0.1 && px < letter.width + 0.1)
			for (const [a, b] of letter.strokes) {
				const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
				const t = clamp(((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy));
				if (Math.hypot(px - a[0] - t * dx, py - a[1] - t * dy) < WEIGHT) return true;
			}
		left += letter.width + GAP;
	}
	return false;
}

/** The same strokes as SVG path data, for flat artwork. */
export function wordmarkPath(height: number): string {
	let left = -WORD_WIDTH / 2;
	const parts: string[] = [];
	for (const letter of LETTERS) {
		for (const [a, b] of letter.strokes) {
			const point = (p: Point) =>
				`${((left + p[0]) * height).toFixed(1)} ${((0.5 - p[1]) * height).toFixed(1)}`;
			parts.push(`M${point(a)}L${point(b)}`);
		}
		left += letter.width + GAP;
	}
	return parts.join('');
}
