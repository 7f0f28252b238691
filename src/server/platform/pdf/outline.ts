type Point = [x: number, y: number];
/** Left, bottom, right, top. */
export type Box = [number, number, number, number];

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

/**
 * A closed outline in the letters of SVG (absolute `M L Q C Z`) as operators of a PDF, and the box
 * that holds it. PDF has no quadratic curves: they become cubic ones of the same shape.
 */
export function toOperators(d: string): { operators: string; box: Box } {
	const out: string[] = [];
	const seen: Point[] = [];
	let pen: Point = [0, 0];
	for (const [, letter = '', numbers = ''] of d.matchAll(COMMAND)) {
		const points = pointsOf(numbers);
		seen.push(...points);
		const end = points.at(-1) ?? pen;
		if (letter === 'M') out.push(`${written(points)} m`);
		else if (letter === 'L') out.push(`${written(points)} l`);
		else if (letter === 'C') out.push(`${written(points)} c`);
		else if (letter === 'Q') out.push(`${written(raised(pen, points[0] ?? end, end))} c`);
		else out.push('h');
		pen = end;
	}
	// A space has no outline, and nothing to fill.
	const operators = out.length > 0 ? `${out.join('\n')}\nf` : '';
	return { operators, box: boxOf(seen) };
}

function pointsOf(numbers: string): Point[] {
	const values = numbers.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
	const points: Point[] = [];
	for (let at = 0; at + 1 < values.length; at += 2)
		points.push([values[at] ?? 0, values[at + 1] ?? 0]);
	return points;
}

function raised(from: Point, control: Point, to: Point): Point[] {
	const third = (a: Point): Point => [
		a[0] + (2 / 3) * (control[0] - a[0]),
		a[1] + (2 / 3) * (control[1] - a[1]),
	];
	return [third(from), third(to), to];
}

const written = (points: readonly Point[]) =>
	points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');

const short = (value: number) => String(Math.round(value * 100) / 100);

function boxOf(points: readonly Point[]): Box {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	return [Math.min(0, ...xs), Math.min(0, ...ys), Math.max(0, ...xs), Math.max(0, ...ys)];
}
