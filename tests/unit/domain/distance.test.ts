import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '#domain/search/distance.ts';

/** Distance by its definition, without a table. */
function byDefinition(one: string, other: string): number {
	if (one === '' || other === '') return one.length + other.length;
	const [a, b] = [one.slice(1), other.slice(1)];
	const least = Math.min(
		byDefinition(a, other) + 1,
		byDefinition(one, b) + 1,
		byDefinition(a, b) + (one[0] === other[0] ? 0 : 1),
	);
	const isSwapped = one.length > 1 && one[0] === other[1] && one[1] === other[0];
	return isSwapped ? Math.min(least, byDefinition(one.slice(2), other.slice(2)) + 1) : least;
}

describe('the edit distance of two words', () => {
	test.each([
		['kleos', 'kleos', 0],
		['kelos', 'kleos', 1],
		['niples', 'nipples', 1],
		['boraccia', 'borraccia', 1],
		['replacment', 'replacements', 2],
		['', 'hub', 3],
	])('%s and %s: %i', (one, other, letters) => expect(distance(one, other, 3)).toBe(letters));

	test('equals its definition, up to the limit', () => {
		const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
		fc.assert(
			fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
				const letters = byDefinition(one, other);
				// More than the most is not counted to the end.
				expect(Math.min(distance(one, other, most), most + 1)).toBe(Math.min(letters, most + 1));
			}),
			{ numRuns: 500 },
		);
	});
});
