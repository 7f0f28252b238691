import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { TERMBASE } from '#i18n/termbase/termbase.ts';
import { HOUSE_TEXTS, type HouseText } from '../../support/house-texts.ts';
import { typographicFaults } from '../../support/typography.ts';

interface Forbidden {
	pattern: RegExp;
	say: string;
}

/** Latin words as a whole; Japanese has no spaces to tell them by. */
function forbiddenIn(locale: Locale): Forbidden[] {
	return Object.values(TERMBASE).flatMap(({ words, avoid }) =>
		(avoid[locale] ?? []).map((avoided) => {
			const { word, why } = typeof avoided === 'string' ? { word: avoided } : avoided;
			const source = locale === 'ja' ? word : `(?<![\\p{L}])(?:${word})(?![\\p{L}])`;
			return {
				pattern: new RegExp(source, 'iu'),
				say: `say ${words[locale]}${why === undefined ? '' : ` (${why})`}`,
			};
		}),
	);
}

/** A tag within a sentence separates no words. */
const textOf = ({ text }: HouseText) => text.replace(/<[^>]+>/g, '');

function faultsOf(text: HouseText, forbidden: readonly Forbidden[]): string[] {
	return forbidden.flatMap(({ pattern, say }) => {
		const found = pattern.exec(textOf(text))?.[0];
		return found === undefined ? [] : [`${text.where}: “${found}”: ${say}`];
	});
}

const inLocale = (locale: Locale) => HOUSE_TEXTS.filter((text) => text.locale === locale);

describe.each(LOCALES)('texts in %s', (locale) => {
	test('call every thing by its one word', () => {
		const forbidden = forbiddenIn(locale);
		expect(forbidden.length).toBeGreaterThan(0);
		expect(inLocale(locale).flatMap((text) => faultsOf(text, forbidden))).toEqual([]);
	});

	test('are printed as the language prints', () => {
		const texts = inLocale(locale);
		expect(texts.length).toBeGreaterThan(1500);
		const faults = texts.flatMap((text) =>
			typographicFaults(textOf(text), locale).map((fault) => `${text.where}: ${fault}`),
		);
		expect(faults).toEqual([]);
	});
});

test('no word that is said for one thing is forbidden for another', () => {
	const own = LOCALES.flatMap((locale) => {
		const forbidden = forbiddenIn(locale);
		return Object.entries(TERMBASE).flatMap(([thing, { words }]) =>
			faultsOf({ where: `${thing}.${locale}`, locale, text: words[locale] }, forbidden),
		);
	});
	expect(own).toEqual([]);
});

test('a forbidden word is found with its place and the word to say', () => {
	const text = { where: 'seed.a', locale: 'it', text: 'I <b>nipples</b>' } as const;
	expect(faultsOf(text, forbiddenIn('it'))).toEqual(['seed.a: “nipples”: say nipplo, nippli']);
	expect(faultsOf({ ...text, text: 'nippleso' }, forbiddenIn('it'))).toEqual([]);
});

test.each([
	['fr', 'Prêt ?'],
	['fr', 'Prêt\u00a0?'],
	['fr', 'Gamme: K1'],
	['fr', '«Gamme\u00a0»'],
	['es', 'Listo?'],
	['ja', 'シリーズ: K1'],
	['ja', '完組 ホイール'],
	['ja', '幅21 mm'],
	['it', 'Ruota , leggera'],
	['it', 'IVA 22 %'],
	['en', "rider's"],
] as const)('a fault of typography is found (%s, %s)', (locale, text) => {
	expect(typographicFaults(text, locale)).toHaveLength(1);
});
