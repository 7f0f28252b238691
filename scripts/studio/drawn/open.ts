import { el, path, stroke, YELLOW } from './svg.ts';

/** Open drawings: lines and flat tints on a light ground, without light or shadow. */

const SIDE = 1200;
export const GROUND = '#ebebe7';
const DARK = '#111314';
export const INK = '#16181a';

interface Tint {
	/** Flat colour of the cloth or part. */
	fill: string;
	/** Seams and prints on it. */
	print: string;
}
const TINTS: Readonly<Record<string, Tint>> = {
	black: { fill: '#25282b', print: '#d9dbdb' },
	white: { fill: '#fbfbf9', print: '#25282b' },
	yellow: { fill: YELLOW, print: '#16181a' },
	blue: { fill: '#2f5a94', print: '#eef1f4' },
	silver: { fill: '#cfd3d5', print: INK },
	red: { fill: '#b3242b', print: INK },
	grey: { fill: '#84898d', print: '#16181a' },
};
const PLAIN: Tint = { fill: '#f6f6f3', print: INK };

export const toTint = (finish: unknown): Tint =>
	(typeof finish === 'string' ? TINTS[finish] : undefined) ?? PLAIN;

/** A square sheet; its origin is the middle. */
export const sheet = (dark: boolean, ...parts: string[]): string =>
	el(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width: SIDE,
			height: SIDE,
			viewBox: `${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`,
		},
		el('rect', {
			x: -SIDE / 2,
			y: -SIDE / 2,
			width: SIDE,
			height: SIDE,
			fill: dark ? DARK : GROUND,
		}) + parts.join(''),
	);

/** A closed shape in its tint with an even outline. */
export const shape = (d: string, fill: string): string =>
	path(d, fill, { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round' });
export const seam = (d: string, color: string): string =>
	stroke(d, color, 2, { 'stroke-dasharray': '9 6' });
export const edge = (d: string, color: string): string => stroke(d, color, 2.4);
