import { expect, test } from 'vitest';
import { groupedIban } from '#domain/iban.ts';

test('an IBAN stands in groups of four, however it was typed', () => {
	for (const typed of ['IT60X0542811101000000123456', 'IT60 X0542811101 000000123456']) {
		expect(groupedIban(typed)).toBe('IT60 X054 2811 1010 0000 0123 456');
	}
});
