type Point = readonly [x: number, y: number];

/** Straight line or curve of a closed outline, in whole thousandths. */
export type Step =
	| { kind: 'move' | 'line'; to: Point }
	| { kind: 'curve'; first: Point; second: Point; to: Point };

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

/**
 * Converts a closed outline in SVG path letters (absolute `M L Q C Z`) to steps of a PostScript
 * font, which has no quadratic curves: they become cubic ones of the same shape.
 */
export function toSteps(d: string, upem: number): Step[] {
	const scale = 1000 / upem;
	const whole = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)];
	const steps: Step[] = [];
	let pen: Point = [0, 0];
	for (const [, letter = '', numbers = ''] of d.matchAll(COMMAND)) {
		const points = toPoints(numbers);
		const end = points.at(-1) ?? pen;
		const control = points[0] ?? end;
		if (letter === 'M') steps.push({ kind: 'move', to: whole(end) });
		else if (letter === 'L') steps.push({ kind: 'line', to: whole(end) });
		else if (letter === 'C' || letter === 'Q') {
			const [first, second] =
				letter === 'C' ? [control, points[1] ?? end] : [near(pen, control), near(end, control)];
			steps.push({ kind: 'curve', first: whole(first), second: whole(second), to: whole(end) });
		}
		pen = end;
	}
	return steps;
}

function toPoints(numbers: string): Point[] {
	const values = numbers.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
	const points: Point[] = [];
	for (let at = 0; at + 1 < values.length; at += 2)
		points.push([values[at] ?? 0, values[at + 1] ?? 0]);
	return points;
}

/** Point two thirds of the way from an end to the control point. */
const near = (from: Point, control: Point): Point => [
	from[0] + (2 / 3) * (control[0] - from[0]),
	from[1] + (2 / 3) * (control[1] - from[1]),
];
