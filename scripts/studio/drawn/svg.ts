import { FIXED } from '#brand/brand.ts';

/** Primitives of the drawings. Everything returns SVG text; numbers are rounded to keep it short. */

export type Point = readonly [number, number];
export const TAU = Math.PI * 2;
export const YELLOW = FIXED.primary;

export const f = (value: number): string => String(Math.round(value * 1000) / 1000);
export const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const polar = (r: number, angle: number): Point => [
	r * Math.cos(angle),
	r * Math.sin(angle),
];

type Attributes = Record<string, string | number | undefined>;

/** One element; `undefined` attributes are left out. */
export function el(name: string, attributes: Attributes, children = ''): string {
	const list = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? f(value) : value}"`)
		.join('');
	return `<${name}${list}>${children}</${name}>`;
}

export const group = (transform: string, ...children: string[]): string =>
	el('g', { transform }, children.join(''));
export const fade = (opacity: number, ...children: string[]): string =>
	el('g', { opacity }, children.join(''));
/** Blur radii are those of the filters in `materials.ts`. */
export const blurred = (radius: 2 | 6 | 14 | 30 | 70, ...children: string[]): string =>
	el('g', { filter: `url(#blur${radius})` }, children.join(''));

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
	el('circle', { cx, cy, r, fill, ...more });
export const ring = (r: number, width: number, stroke: string, opacity = 1): string =>
	el('circle', { r, fill: 'none', stroke, 'stroke-width': width, opacity });
export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more });
export const path = (d: string, fill: string, more: Attributes = {}): string =>
	el('path', { d, fill, ...more });
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
	el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...more });
export const line = (a: Point, b: Point, color: string, width: number, more: Attributes = {}) =>
	stroke(`M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`, color, width, more);
export const polyline = (points: readonly Point[]): string =>
	points.map(([x, y], i) => `${i ? 'L' : 'M'}${f(x)} ${f(y)}`).join('');

/** Path of a circle, for holes under the even-odd rule. */
export const hole = (cx: number, cy: number, r: number): string =>
	`M${f(cx - r)} ${f(cy)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;

/** An open arc around the origin, angles in degrees, clockwise from three o'clock. */
export function arc(r: number, from: number, to: number): string {
	const [a, b] = [polar(r, rad(from)), polar(r, rad(to))];
	return `M${f(a[0])} ${f(a[1])}A${f(r)} ${f(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${f(b[0])} ${f(b[1])}`;
}

/** A closed sector of a ring, for cut-outs and slots. */
export function sector(inner: number, outer: number, from: number, to: number): string {
	const [a, b] = [polar(outer, rad(from)), polar(outer, rad(to))];
	const [c, d] = [polar(inner, rad(to)), polar(inner, rad(from))];
	const large = to - from > 180 ? 1 : 0;
	return (
		`M${f(a[0])} ${f(a[1])}A${f(outer)} ${f(outer)} 0 ${large} 1 ${f(b[0])} ${f(b[1])}` +
		`L${f(c[0])} ${f(c[1])}A${f(inner)} ${f(inner)} 0 ${large} 0 ${f(d[0])} ${f(d[1])}Z`
	);
}

const grey = (tone: number): string => {
	const level = (gain: number): number => Math.max(0, Math.min(255, Math.round(tone * gain)));
	return `rgb(${level(0.97)},${level(1)},${level(1.03)})`;
};

/**
 * A ring whose grey runs with the angle, as turned metal shines. SVG has no conic gradient, so it
 * is made of wedges, each a little too long to leave no seam.
 */
export function conic(
	inner: number,
	outer: number,
	tone: (degrees: number) => number,
	steps = 240,
): string {
	const wedges: string[] = [];
	const step = 360 / steps;
	for (let i = 0; i < steps; i++) {
		const from = i * step;
		wedges.push(path(sector(inner, outer, from, from + step * 1.6), grey(tone(from + step / 2))));
	}
	return wedges.join('');
}

/** Direction that the studio's light falls from, in degrees. */
export const LIGHT = -128;

/** Grey by angle: `base`, with soft highlights `[degrees, height, width]`. */
export const shine =
	(base: number, ...lights: [degrees: number, gain: number, width: number][]) =>
	(degrees: number): number =>
		lights.reduce((sum, [at, gain, width]) => {
			const distance = Math.abs(((degrees - at + 540) % 360) - 180);
			return sum + gain * Math.exp(-((distance / width) ** 2));
		}, base);

let clips = 0;
/** Shows `content` only inside the path. */
export function clip(d: string, ...content: string[]): string {
	const id = `clip${clips++}`;
	return (
		el('clipPath', { id }, el('path', { d, 'clip-rule': 'evenodd' })) +
		el('g', { 'clip-path': `url(#${id})` }, content.join(''))
	);
}

/** Seeded generator: the same numbers on every run and machine. */
export function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index));
