import { el } from './svg.ts';

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const toStops = (stops: Stops): string =>
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
		toStops(stops),
	);
}

/** Radial gradient around a point of the drawing, in its own units. */
export const radial = (id: string, cx: number, cy: number, r: number, stops: Stops): string =>
	el('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, toStops(stops));
