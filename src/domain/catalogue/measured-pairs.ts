import { LEAST_PAIRS, MOST_PAIRS } from '#contract/wheels/measurements.ts';

/** Weights of pairs, newest first, with their statistics. */
export interface MeasuredPairs {
	pairs_g: number[];
	mean_g: number;
	/** Sample standard deviation, with n − 1. */
	deviation_g: number;
}

const toTenth = (figure: number): number => Math.round(figure * 10) / 10;

/** Mean and standard deviation of the newest pairs; null if there are too few of them. */
export function toMeasuredPairs(newestFirst: readonly number[]): MeasuredPairs | null {
	if (newestFirst.length < LEAST_PAIRS) return null;
	const pairs = newestFirst.slice(0, MOST_PAIRS);
	const mean = pairs.reduce((sum, weight) => sum + weight, 0) / pairs.length;
	const squares = pairs.reduce((sum, weight) => sum + (weight - mean) ** 2, 0);
	return {
		pairs_g: pairs.map(toTenth),
		mean_g: toTenth(mean),
		deviation_g: toTenth(Math.sqrt(squares / (pairs.length - 1))),
	};
}
