import { expect, test } from 'vitest';
import { SPARES } from '#seed/catalogue/extras-spares.ts';
import { WHEELS } from '#seed/catalogue/wheels.ts';

const pairs = WHEELS.filter(({ specifications }) => specifications.wheelset_weight !== undefined);

test.each(pairs.map((wheel) => [wheel.id, wheel] as const))(
	'both wheels of %s weigh as much as the pair',
	(_, { specifications }) => {
		const { front_weight, rear_weight, wheelset_weight } = specifications;
		expect(Number(front_weight) + Number(rear_weight)).toBe(wheelset_weight);
		expect(specifications.weight_tolerance).toBeLessThan(Number(wheelset_weight) * 0.035);
	},
);

test.each([
	['front', 'front_weight'],
	['rear', 'rear_weight'],
] as const)('a wheel sold separately (%s) weighs as in the pair', (wheel, code) => {
	const alone = pairs.flatMap(({ variants, specifications }) =>
		variants
			.filter(({ options }) => options?.['wheel'] === wheel)
			.map(({ weight_g }) => [weight_g, specifications[code]]),
	);
	expect(alone.length).toBeGreaterThan(1);
	for (const [weight, stated] of alone) expect(weight).toBe(stated);
});

test('every spoke length of a wheel is sold', () => {
	const spokes = SPARES.find(({ id }) => id === 'spare-spokes');
	const sold = new Set(spokes?.variants.map(({ options }) => options?.['length']));
	const named = pairs.flatMap(({ specifications }) =>
		Object.entries(specifications)
			.filter(([code]) => code.startsWith('spoke_length_'))
			.map(([, length]) => String(length)),
	);
	expect(named.length).toBeGreaterThan(40);
	expect(named.filter((length) => !sold.has(length))).toEqual([]);
});
