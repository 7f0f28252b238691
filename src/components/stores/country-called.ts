import { fold } from '#domain/text/fold.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#contract/locales.ts';
import type { CountryNames } from '#domain/stores/place-readings.ts';

/** Languages of the countries with stores, beside those of the site. */
const LANGUAGES = [...LOCALES, 'de', 'nl', 'pt', 'da', 'pl', 'sl'];
/** Names that visitors write after a town and that no data set has for a country. */
const ALSO: Readonly<Record<string, string>> = {
	usa: 'US',
	'u s a': 'US',
	uk: 'GB',
	'u k': 'GB',
	'great britain': 'GB',
	england: 'GB',
	inghilterra: 'GB',
	angleterre: 'GB',
	inglaterra: 'GB',
	イギリス: 'GB',
	holland: 'NL',
	olanda: 'NL',
	hollande: 'NL',
	holanda: 'NL',
	'gran bretagna': 'GB',
	'gran bretaña': 'GB',
	'grande bretagne': 'GB',
	scotland: 'GB',
	scozia: 'GB',
	escocia: 'GB',
	écosse: 'GB',
	スコットランド: 'GB',
	wales: 'GB',
	galles: 'GB',
	'northern ireland': 'GB',
	'irlanda del nord': 'GB',
	'repubblica ceca': 'CZ',
	'czech republic': 'CZ',
	'república checa': 'CZ',
	'république tchèque': 'CZ',
	チェコ共和国: 'CZ',
	'repubblica di san marino': 'SM',
	'principato di monaco': 'MC',
	'monte carlo': 'MC',
	モンテカルロ: 'MC',
	'città di san marino': 'SM',
	'emirati arabi': 'AE',
	'emiratos árabes': 'AE',
	uae: 'AE',
	'principauté de monaco': 'MC',
	'granducato di lussemburgo': 'LU',
	'principato del liechtenstein': 'LI',
	vaticano: 'VA',
	'città del vaticano': 'VA',
	vatican: 'VA',
	america: 'US',
	'stati uniti d’america': 'US',
	'united states of america': 'US',
	アメリカ: 'US',
	macedonia: 'MK',
	birmania: 'MM',
	turchia: 'TR',
	turkey: 'TR',
	'hong kong': 'HK',
	macao: 'MO',
	香港: 'HK',
	マカオ: 'MO',
	palestina: 'PS',
	palestine: 'PS',
	パレスチナ: 'PS',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
let known: Map<string, string> | undefined;

/** Codes of countries by their folded names in a language. */
function namesIn(language: string): [string, string][] {
	const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
	return CODES.flatMap((code): [string, string][] => {
		const name = regions.of(code);
		return name === undefined ? [] : [[fold(name), code]];
	});
}

const also = () => Object.entries(ALSO).map(([name, code]): [string, string] => [fold(name), code]);

/** ISO code of the country that has this name in one of the languages; '' where none has. */
function countryCalled(name: string): string {
	known ??= new Map([...LANGUAGES.flatMap(namesIn), ...also()]);
	return known.get(fold(name)) ?? '';
}

/** Names of countries for readers of a language. */
export function countryNamesFor(locale: Locale): CountryNames {
	let common: Map<string, string> | undefined;
	return {
		called: countryCalled,
		isCommon: (name) => {
			common ??= new Map([...namesIn(LANGUAGE_TAGS[locale]), ...also()]);
			return common.has(fold(name));
		},
	};
}
