// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fitTexts } from '#components/product/options/fit-texts.ts';
import { heartTexts } from '#components/wishlist/heart-texts.ts';
import { priceTexts } from '#components/country/price-texts.ts';
import { LOCALES } from '#contract/locales.ts';

// Their files are found by path: a path that leads to none gives Italian, not an error.
test.each([
	['about fit', (locale: (typeof LOCALES)[number]) => fitTexts(locale)('fit.choose')],
	['of hearts', (locale: (typeof LOCALES)[number]) => heartTexts(locale)('save')],
	['of prices', (locale: (typeof LOCALES)[number]) => priceTexts(locale)('price.none')],
])('texts %s, which come with a script, are in the language of the page', (_, textIn) => {
	expect(new Set(LOCALES.map(textIn)).size).toBe(LOCALES.length);
});
