import { expect, test } from 'vitest';
import { LEAST_PAIRS, MOST_PAIRS } from '#contract/wheels/measurements.ts';
import { toMeasuredPairs } from '#domain/catalogue/measured-pairs.ts';

const repeated = (count: number, ...weights: number[]) =>
	Array.from({ length: count }, (_, index) => weights[index % weights.length] ?? 0);

test('states mean and sample standard deviation of the pairs', () => {
	// Ten pairs: nine squares of 25 are shared out among n − 1.
	expect(toMeasuredPairs(repeated(10, 1450, 1460))).toEqual({
		pairs_g: repeated(10, 1450, 1460),
		mean_g: 1455,
		deviation_g: 5.3,
	});
});

test('counts the newest pairs only, and states nothing about too few', () => {
	const many = toMeasuredPairs([...repeated(MOST_PAIRS, 1400), 2000]);
	expect(many).toMatchObject({ mean_g: 1400, deviation_g: 0 });
	expect(many?.pairs_g).toHaveLength(MOST_PAIRS);
	expect(toMeasuredPairs(repeated(LEAST_PAIRS - 1, 1400))).toBeNull();
	expect(toMeasuredPairs([])).toBeNull();
});
