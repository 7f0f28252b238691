import { describe, expect, test } from 'vitest';
import { toDescription } from '#content/parts/description.ts';

describe('the description of a page for search engines', () => {
	test.each([
		['it', ['Una coppia sola', '<p>Cinquanta mm.</p>'], 'Una coppia sola. Cinquanta mm.'],
		['en', ['Done?', 'Yes'], 'Done? Yes.'],
		['ja', ['一年を一組で', '<p>高さ50mm。</p>'], '一年を一組で。高さ50mm。'],
	] as const)('joins sentences (%s)', (locale, parts, expected) => {
		expect(toDescription(parts, locale)).toBe(expected);
	});

	test('has a space after a paragraph and none at inline markup', () => {
		const html = '<p><strong>1455 g</strong>, la coppia</p><ul><li>uno</li><li>due</li></ul>';
		expect(toDescription([html], 'it')).toBe('1455 g, la coppia. uno. due.');
	});

	test('decodes entities', () => {
		expect(toDescription(['<p>Cerchi &amp; raggi l&#39;asse</p>'], 'it')).toBe(
			"Cerchi & raggi l'asse.",
		);
	});

	test('keeps non-breaking spaces', () => {
		expect(toDescription(['Jantes\u00a0: 50 mm'], 'fr')).toBe('Jantes\u00a0: 50 mm.');
	});

	const words = (length: number) =>
		'ruota '
			.repeat(Math.ceil(length / 6))
			.slice(0, length - 1)
			.trimEnd();

	test('of 160 characters is unchanged', () => {
		const text = `${words(160)}.`;
		expect(toDescription([text], 'it')).toBe(text);
	});

	test('ends with the last sentence that fits', () => {
		const text = `${words(150)}. Poi ancora altre parole`;
		expect(toDescription([text], 'it')).toBe(`${words(150)}.`);
		expect(toDescription([`${words(150)}. poi altre parole ancora`], 'it')).toMatch(/…$/);
	});

	test('otherwise ends with a word and an ellipsis, never a comma', () => {
		const text = toDescription([`${words(150)}, canale, interno, esterno, profilo`], 'it');
		expect(text).toMatch(/[a-z]…$/);
		expect(text.length).toBeGreaterThanOrEqual(140);
		expect(text.length).toBeLessThanOrEqual(160);
	});

	test('in Japanese is shorter, and ends with a sentence or at a comma', () => {
		const text = toDescription([`${'あ'.repeat(98)}。${'い'.repeat(50)}`], 'ja');
		expect(text).toBe(`${'あ'.repeat(98)}。`);
		expect(toDescription([`${'あ'.repeat(90)}、${'い'.repeat(50)}`], 'ja')).toBe(
			`${'あ'.repeat(90)}…`,
		);
		expect(toDescription(['あ'.repeat(200)], 'ja')).toBe(`${'あ'.repeat(109)}…`);
	});

	test('does not split a character', () => {
		expect(toDescription(['🚲'.repeat(100)], 'ja')).toMatch(/^(?:🚲)+…$/u);
	});

	test('is empty for empty text', () => {
		expect(toDescription(['', '<p></p>'], 'it')).toBe('');
	});
});
