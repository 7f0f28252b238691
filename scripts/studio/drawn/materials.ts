import { el, f } from './svg.ts';

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const stopsOf = (stops: Stops): string =>
	stops
		.map(([offset, color, opacity]) =>
			el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
		)
		.join('');

/** Linear gradient along an angle, in the box of the shape that it fills. */
export function linear(id: string, degrees: number, stops: Stops): string {
	const turn = (degrees * Math.PI) / 180;
	const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
	return el(
		'linearGradient',
		{ id, x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy },
		stopsOf(stops),
	);
}

/** Radial gradient around a point of the drawing, in its own units. */
export const radial = (id: string, cx: number, cy: number, r: number, stops: Stops): string =>
	el('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, stopsOf(stops));

/** Cross-sections of lit cylinders: a hard strip of light, a core shadow, a rim of bounce. */
const CYLINDERS: Record<string, Stops> = {
	steel: [
		[0, '#23272b'],
		[0.1, '#6d757c'],
		[0.2, '#e4e8eb'],
		[0.27, '#a7aeb4'],
		[0.48, '#5a6268'],
		[0.72, '#23272b'],
		[0.9, '#31363b'],
		[1, '#5d656b'],
	],
	alloy: [
		[0, '#3c4247'],
		[0.12, '#a5adb3'],
		[0.22, '#f4f6f7'],
		[0.32, '#c3c9cd'],
		[0.55, '#838b91'],
		[0.8, '#42484d'],
		[0.92, '#565d63'],
		[1, '#8a9298'],
	],
	black: [
		[0, '#0d0f10'],
		[0.1, '#2b3034'],
		[0.19, '#757d83'],
		[0.25, '#444a4f'],
		[0.45, '#1c1f22'],
		[0.75, '#0b0c0d'],
		[0.92, '#15181a'],
		[1, '#353a3f'],
	],
	carbon: [
		[0, '#090a0b'],
		[0.12, '#1d2023'],
		[0.2, '#4b5156'],
		[0.26, '#25292c'],
		[0.5, '#131517'],
		[0.8, '#070808'],
		[0.94, '#0f1112'],
		[1, '#2a2e32'],
	],
	yellow: [
		[0, '#4a3d00'],
		[0.14, '#c9a700'],
		[0.21, '#fff0a0'],
		[0.3, '#ffd400'],
		[0.55, '#b39400'],
		[0.82, '#3d3300'],
		[1, '#7a6600'],
	],
	rubber: [
		[0, '#08090a'],
		[0.2, '#24272a'],
		[0.35, '#16181a'],
		[0.8, '#050606'],
		[1, '#17191b'],
	],
};
export type Metal = 'steel' | 'alloy' | 'black' | 'carbon' | 'yellow' | 'rubber';

const blur = (radius: number): string =>
	el(
		'filter',
		{ id: `blur${radius}`, x: '-60%', y: '-60%', width: '220%', height: '220%' },
		el('feGaussianBlur', { stdDeviation: radius }),
	);

/** Fibre direction as a faint twill, `size` units per repeat. */
const twill = (id: string, size: number): string =>
	el(
		'pattern',
		{
			id,
			width: size,
			height: size,
			patternUnits: 'userSpaceOnUse',
			patternTransform: 'rotate(38)',
		},
		`<rect width="${f(size)}" height="${f(size / 2)}" fill="#fff" opacity=".075"/>` +
			`<rect width="${f(size / 2)}" height="${f(size)}" fill="#000" opacity=".16"/>`,
	);

/** Fills and filters that every picture may name: `<metal>V` and `<metal>H`, twill, blurs. */
export const DEFINITIONS = [
	...Object.entries(CYLINDERS).flatMap(([name, stops]) => [
		linear(`${name}V`, 90, stops),
		linear(`${name}H`, 0, stops),
		linear(`${name}D`, 50, stops),
	]),
	linear('cloth', 65, [
		[0, '#3a3f44'],
		[0.35, '#26292d'],
		[0.75, '#16181a'],
		[1, '#0e1011'],
	]),
	linear('clothDark', 65, [
		[0, '#2a2e31'],
		[0.4, '#191b1d'],
		[1, '#0a0b0c'],
	]),
	linear('iris', 8, [
		[0, '#ff5f6d'],
		[0.17, '#ffb347'],
		[0.33, '#ffe66d'],
		[0.5, '#5fe3a1'],
		[0.67, '#4cc9f0'],
		[0.83, '#7b6cf6'],
		[1, '#e05fd0'],
	]),
	twill('twill', 1.6),
	twill('twillBig', 14),
	...[2, 6, 14, 30, 70].map(blur),
].join('');
