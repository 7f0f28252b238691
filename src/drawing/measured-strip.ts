import { round } from './path.ts';

/** Weights of pairs as dots over the band of their tolerance, at one scale. */
export interface MeasuredStrip {
	viewBox: string;
	/** Path of points without length, which round caps turn into dots. */
	dots: string;
	/** Left edge and width of the tolerance; null without one. */
	band: { x: number; width: number } | null;
	/** Line of the claimed weight. */
	claimed: { x: number; top: number };
	/** Height at which the dots end and figures begin. */
	ground: number;
}

const WIDTH = 480;
/** Distance of dots beside and above each other. */
const STEP = 7;
const ABOVE = 8;
const BELOW = 22;
/** Share of the width that the tolerance, or the widest deviation, takes on each side. */
const SHARE = 0.46;

/** Stacks dots of about one weight above each other, around the claimed weight. */
export function drawStrip(
	pairs: readonly number[],
	claimed: number,
	tolerance: number | null,
): MeasuredStrip {
	const widest = Math.max(tolerance ?? 0, ...pairs.map((weight) => Math.abs(weight - claimed)), 1);
	const scale = (WIDTH * SHARE) / widest;
	const stacks = new Map<number, number>();
	const placed = pairs.map((weight) => {
		const column = Math.round(((weight - claimed) * scale) / STEP);
		const row = stacks.get(column) ?? 0;
		stacks.set(column, row + 1);
		return [column, row] as const;
	});
	const top = ABOVE + Math.max(1, ...stacks.values()) * STEP;
	const ground = top + STEP;
	return {
		viewBox: `0 0 ${WIDTH} ${ground + BELOW}`,
		dots: placed
			.map(([column, row]) => `M${WIDTH / 2 + column * STEP} ${ground - STEP - row * STEP}h0`)
			.join(''),
		band:
			tolerance === null
				? null
				: { x: round(WIDTH / 2 - tolerance * scale), width: round(2 * tolerance * scale) },
		claimed: { x: WIDTH / 2, top: 2 },
		ground,
	};
}
