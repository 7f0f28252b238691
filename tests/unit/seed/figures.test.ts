import { expect, test } from 'vitest';
import { SEED } from '#seed/index.ts';

/** Every string of a value with the way to it. */
function stringsOf(value: unknown, at = ''): [path: string, text: string][] {
	if (typeof value === 'string') return [[at, value]];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => stringsOf(part, `${at}/${key}`));
}

test('numbers are written with the signs of their language', () => {
	const wrong = stringsOf(SEED).filter(([, text]) => /\d\.\/\d/.test(text));
	expect(wrong).toEqual([]);
});

test.each([
	['manual-kleos-rd-fr', 'Largeur interne 21 mm'],
	['manual-k1-rd-en', 'Maximum pressure 4.5 bar'],
	['manual-brenta-it', 'Pressione massima 6,5 bar'],
	['price-list-2025-it', '1.190,00 €'],
])('%s says “%s”', (id, written) => {
	const document = SEED.documents.find((each) => each.id === id);
	expect(document?.paragraphs.join('\n')).toContain(written);
});
