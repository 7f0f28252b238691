import { describe, expect, test } from 'vitest';
import { withNonBreakingUnits, setNonBreakingUnits } from '#content/source/non-breaking.ts';

describe('a figure and its unit', () => {
	test.each([
		['62 mm', '62\u00a0mm'],
		['1390 g per la coppia', '1390\u00a0g per la coppia'],
		['1 g', '1\u00a0g'],
		['cerchio da 36, 50 o 62 mm', 'cerchio da 36, 50 o 62\u00a0mm'],
		['fino a 2190 €.', 'fino a 2190\u00a0€.'],
		['IVA 22 % inclusa', 'IVA 22\u00a0% inclusa'],
		['<p>28 mm</p>', '<p>28\u00a0mm</p>'],
	])('are joined in "%s"', (text, expected) => {
		expect(withNonBreakingUnits(text, 'it')).toBe(expected);
	});

	test.each(['3 gare', '36 grammi', '12 gomme', 'HG 11', 'mm 62'])(
		'are not found in "%s"',
		(text) => {
			expect(withNonBreakingUnits(text, 'it')).toBe(text);
		},
	);

	test('have no space in Japanese', () => {
		expect(withNonBreakingUnits('内幅21 mmと23\u00a0mm', 'ja')).toBe('内幅21mmと23mm');
	});
});

test('every text of an answer has non-breaking units, and nothing else is touched', () => {
	const answer = { id: 'a', blocks: [{ html: '<p>28 mm</p>', count: 28, none: null, is: true }] };
	expect(setNonBreakingUnits(answer, 'fr')).toBe(answer);
	expect(answer).toEqual({
		id: 'a',
		blocks: [{ html: '<p>28\u00a0mm</p>', count: 28, none: null, is: true }],
	});
});
