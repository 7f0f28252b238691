import { FIXED } from '#brand/brand.ts';

/** Primitives of the drawings. Everything returns SVG text; numbers are rounded to keep it short. */

export type Point = readonly [number, number];
export const TAU = Math.PI * 2;
export const YELLOW = FIXED.primary;

export const f = (value: number): string => String(Math.round(value * 1000) / 1000);

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
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
	el('circle', { cx, cy, r, fill, ...more });
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

export const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index));
