import type { Locale } from '#contract/locales.ts';

/** Shorter words have no ending to lose. */
const SHORTEST = 4;

/**
 * Endings that singular and plural, masculine and feminine differ in. What remains is no word, but
 * is the same for all forms, in the index and in a query.
 */
const ENDINGS: Partial<Record<Locale, readonly [RegExp, string][]>> = {
	it: [
		[/[aeio]$/, ''],
		[/i$/, ''],
		[/(?<=[cg])h$/, ''],
	],
	en: [
		[/ies$/, 'y'],
		[/(?<=(?:s|x|ch|sh))es$/, ''],
		[/(?<=[^su])s$/, ''],
	],
	es: [
		[/s$/, ''],
		[/[aeo]$/, ''],
		[/c$/, 'z'],
	],
	fr: [
		[/[sx]$/, ''],
		[/e$/, ''],
	],
	ja: [[/(?<=[^su])s$/, '']],
};

/** Takes the ending off a normalized word in Latin letters. */
export function stem(word: string, locale: Locale): string {
	let cut = word;
	for (const [ending, instead] of ENDINGS[locale] ?? []) {
		if (cut.length >= SHORTEST && !/\d/.test(cut)) cut = cut.replace(ending, instead);
	}
	return cut;
}
