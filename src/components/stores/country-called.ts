import { fold } from '#domain/fold.ts';
import { LOCALES } from '#contract/locales.ts';

/** Languages of the countries with stores, beside those of the site. */
const LANGUAGES = [...LOCALES, 'de', 'nl', 'pt', 'da', 'pl', 'sl'];
/** What is written after a town and no data set calls a country. */
const ALSO: Readonly<Record<string, string>> = {
	usa: 'US',
	'u s a': 'US',
	uk: 'GB',
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
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
let known: Map<string, string> | undefined;

function learn(): Map<string, string> {
	const names = LANGUAGES.flatMap((language) => {
		const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
		return CODES.flatMap((code): [string, string][] => {
			const name = regions.of(code);
			return name === undefined ? [] : [[fold(name), code]];
		});
	});
	const also = Object.entries(ALSO).map(([name, code]): [string, string] => [fold(name), code]);
	return new Map([...names, ...also]);
}

/** ISO code of the country that has this name in one of the languages; '' where none has. */
export function countryCalled(name: string): string {
	known ??= learn();
	return known.get(fold(name)) ?? '';
}
