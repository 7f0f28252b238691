import { describe, expect, test } from 'vitest';
import type { OtherLocale } from '#contract/content/documents/translation.ts';
import { LOCALES } from '#contract/locales.ts';
import { glossaryFor } from '#i18n/termbase/glossary.ts';
import { wordIn } from '#i18n/termbase/term.ts';
import { TERMBASE } from '#i18n/termbase/termbase.ts';

const told = (italian: string, locale: OtherLocale, text = '') =>
	glossaryFor(italian, locale, text).map((entry) => `${entry.italian} → ${entry.say}`);

describe('the glossary beside a translation', () => {
	test('lists the terms of the Italian text, in its order', () => {
		expect(told('La cassetta e la linea catena.', 'ja')).toEqual([
			'cassetta → カセット',
			'linea catena → チェーンライン',
		]);
	});

	test.each([
		['le cassette', 'cassette → カセット'],
		['Cassette', 'Cassette → カセット'],
		['le linee catena', 'linee catena → チェーンライン'],
	])('recognises plurals and capitals: %s', (italian, entry) => {
		expect(told(italian, 'ja')).toEqual([entry]);
	});

	test('prefers the longer term, and no part of a word', () => {
		expect(told('con perno passante', 'en')).toEqual(['perno passante → thru-axle']);
		expect(told('incassettato', 'en')).toEqual([]);
	});

	test.each([
		['en', 'A cassette', true],
		['en', 'Cassettes', true],
		['en', 'The sprockets', false],
		['ja', '新しいカセットです', true],
		['ja', 'スプロケット', false],
	] as const)('reports whether the text in %s uses it: %s', (locale, text, isSaid) => {
		expect(glossaryFor('la cassetta', locale, text)).toMatchObject([{ isSaid, avoided: [] }]);
	});

	test('warns of a forbidden word, with the reason if any', () => {
		expect(glossaryFor('il manuale', 'es', 'El libreto')).toMatchObject([
			{
				say: 'manual',
				isSaid: false,
				avoided: [{ word: 'libreto', why: { it: 'è il testo di un’opera lirica' } }],
			},
		]);
	});

	test('lists untranslatable names', () => {
		expect(glossaryFor('al Tech Centre', 'en', '')).toMatchObject([
			{ say: 'Tech Centre', isNeverTranslated: true },
		]);
		expect(glossaryFor('la cassetta', 'fr', '')).toMatchObject([{ isNeverTranslated: false }]);
	});

	test('finds every term by its own word, without a warning', () => {
		for (const { words } of Object.values(TERMBASE)) {
			const [italian = ''] = words.it.split(', ');
			for (const locale of LOCALES.filter((one) => one !== 'it')) {
				const found = glossaryFor(italian, locale, wordIn(words, locale)).find(
					({ say }) => say === wordIn(words, locale),
				);
				expect([italian, locale, found?.isSaid, found?.avoided]).toEqual([
					italian,
					locale,
					true,
					[],
				]);
			}
		}
	});
});
