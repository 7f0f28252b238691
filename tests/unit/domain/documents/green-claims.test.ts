import { expect, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { claimsIn, greenClaims } from '#domain/documents/green-claims.ts';

test.each<[Locale, string, string[]]>([
	['it', '<p>Una scelta <b>sostenibile</b> e a impatto zero.</p>', ['sostenibile', 'impatto zero']],
	['it', 'Cerchio in carbonio, colore verde, finitura neutra', []],
	[
		'en',
		'Sustainable wheels, carbon-neutral and eco-friendly',
		['Sustainable', 'neutral', 'eco-friendly'],
	],
	['en', 'A carbon rim in green; record and echo', []],
	[
		'es',
		'Ruedas sostenibles y respetuosas con el medio ambiente',
		['sostenibles', 'respetuosas con el medio'],
	],
	['fr', "Un produit respectueux de l'environnement", ['respectueux de l’environnement']],
	['fr', 'Une jante durable, plus longtemps', []],
	[
		'ja',
		'環境にやさしいカーボンニュートラルなホイール',
		['環境にやさしい', 'カーボンニュートラル'],
	],
	['ja', 'カーボンリム、グリーンのデカール', []],
])('finds generic environmental claims in %s: %s', (locale, text, words) => {
	expect(claimsIn(text, locale)).toEqual(words);
});

test('names the word and its place in a document, in the words of each language', () => {
	const document = {
		texts: {
			it: { text: 'Carbon neutral e ruota ecologica', link_label: 'Ruote' },
			en: { text: 'A wheel that lasts', link_label: 'Climate positive' },
		},
	};
	expect(greenClaims('announcement', document)).toEqual([
		{ word: 'Carbon neutral', path: 'texts.it.text' },
		{ word: 'ecologica', path: 'texts.it.text' },
		{ word: 'Climate positive', path: 'texts.en.link_label' },
	]);
});
