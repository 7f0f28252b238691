/** Point as [x, y]; the code that creates it defines the axes. */
export type Point = readonly [number, number];

/** One point is a straight line to it, three are a cubic curve: two handles and the end. */
export type Segment = readonly [Point] | readonly [Point, Point, Point];

/** Rounds to one decimal, halves away from zero, which keeps symmetry. */
export function round(value: number): number {
	const size = Math.round(Math.abs(value) * 10) / 10;
	return value < 0 && size > 0 ? -size : size;
}

const print = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Path data of one outline from its start through its segments. */
export function outline(start: Point, segments: readonly Segment[]): string {
	const steps = segments.map((segment) =>
		segment.length === 1 ? `L${print(segment[0])}` : `C${segment.map(print).join(' ')}`,
	);
	return `M${print(start)}${steps.join('')}`;
}

/** Path data of separate straight lines. */
export function lines(pairs: readonly (readonly [Point, Point])[]): string {
	return pairs.map(([from, to]) => `M${print(from)}L${print(to)}`).join('');
}

/** Path data of a full circle. */
export function circle([x, y]: Point, radius: number): string {
	const [left, r] = [round(x - radius), round(radius)];
	const width = round(2 * r);
	return `M${left} ${round(y)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 ${-width} 0z`;
}

/** Scales every point of a segment from mm to the view box. */
export function scaled(segment: Segment, scale: number): Segment {
	const grow = ([x, y]: Point): Point => [x * scale, y * scale];
	return segment.length === 1
		? [grow(segment[0])]
		: [grow(segment[0]), grow(segment[1]), grow(segment[2])];
}
