import type { WheelCard } from '#contract/wheels/measurements.ts';

/** Spokes of one side: the point of each tension, and their statistics in N. */
export interface PlottedSide {
	/** Closed line through the tensions. */
	line: string;
	points: readonly (readonly [x: number, y: number])[];
	count: number;
	least: number;
	most: number;
	mean: number;
}

/** Polar plot of a wheel's tensions around its hub, the valve at the bottom. */
export interface TensionPlot {
	/** Radius of the view box around its centre. */
	reach: number;
	rings: { tension: number; radius: number }[];
	left: PlottedSide | null;
	right: PlottedSide | null;
}

/** Radius of the outermost ring, and the room around it for figures and the valve. */
const RADIUS = 100;
const ROOM = 16;
const RINGS_N = [400, 500, 1000] as const;
const MOST_RINGS = 3;

/** Rounds to one decimal; never to a zero below zero. */
const toTenth = (figure: number): number => Math.round(figure * 10) / 10 || 0;

function toSide(tensions: readonly number[], scale: number): PlottedSide | null {
	if (tensions.length === 0) return null;
	const points = tensions.map((tension, spoke) => {
		// The valve is at the bottom, and the first spoke half a step after it.
		const angle = (0.25 + (spoke + 0.5) / tensions.length) * 2 * Math.PI;
		const radius = tension * scale;
		return [toTenth(radius * Math.cos(angle)), toTenth(radius * Math.sin(angle))] as const;
	});
	return {
		line: `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`,
		points,
		count: tensions.length,
		least: Math.min(...tensions),
		most: Math.max(...tensions),
		mean: Math.round(tensions.reduce((sum, one) => sum + one, 0) / tensions.length),
	};
}

/** Places each tension by its spoke and its newtons; null for a wheel without spokes. */
export function toTensionPlot({
	tension_left,
	tension_right,
}: Pick<WheelCard, 'tension_left' | 'tension_right'>): TensionPlot | null {
	const most = Math.max(0, ...tension_left, ...tension_right);
	if (most === 0) return null;
	const step = RINGS_N.find((ring) => most <= ring * MOST_RINGS) ?? RINGS_N[2];
	const count = Math.ceil(most / step);
	const scale = RADIUS / (count * step);
	return {
		reach: RADIUS + ROOM,
		rings: Array.from({ length: count }, (_, index) => ({
			tension: (index + 1) * step,
			radius: toTenth((index + 1) * step * scale),
		})),
		left: toSide(tension_left, scale),
		right: toSide(tension_right, scale),
	};
}
