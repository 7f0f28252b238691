import { f, group, polyline, stroke, type Point } from './svg.ts';

/** Letters of height 1, all straight strokes: no font is needed, so every machine draws the same. */
const LETTERS: readonly { width: number; strokes: readonly (readonly Point[])[] }[] = [
	{
		width: 0.5,
		strokes: [
			[
				[0, 0],
				[0, 1],
				[0.5, 1],
			],
		],
	},
	{
		width: 0,
		strokes: [
			[
				[0, 0],
				[0, 1],
			],
		],
	},
	{
		width: 0.74,
		strokes: [
			[
				[0, 0],
				[0.37, 1],
				[0.74, 0],
			],
		],
	},
	{
		width: 0.54,
		strokes: [
			[
				[0.54, 0],
				[0, 0],
				[0, 1],
				[0.54, 1],
			],
			[
				[0, 0.5],
				[0.46, 0.5],
			],
		],
	},
	{
		width: 0.62,
		strokes: [
			[
				[0, 1],
				[0, 0],
				[0.62, 1],
				[0.62, 0],
			],
		],
	},
	{
		width: 0.58,
		strokes: [
			[
				[0, 0],
				[0.58, 0],
				[0, 1],
				[0.58, 1],
			],
		],
	},
	{
		width: 0.74,
		strokes: [
			[
				[0, 1],
				[0.37, 0],
				[0.74, 1],
			],
		],
	},
];
const GAP = 0.55;
const WIDTH = LETTERS.reduce((sum, letter) => sum + letter.width, GAP * (LETTERS.length - 1));

/** The word centred on the origin, `height` tall. */
export function wordmark(height: number, color: string, weight = 0.15): string {
	let left = -WIDTH / 2;
	const parts = LETTERS.map(({ width, strokes }) => {
		const at = left;
		left += width + GAP;
		return strokes.map((points) => polyline(points.map(([x, y]) => [x + at, y - 0.5])));
	}).flat();
	return group(`scale(${f(height)})`, stroke(parts.join(''), color, weight));
}
