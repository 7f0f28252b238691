import { isLocale, type Locale } from '#contract/locales.ts';
import type { DeskLocale } from '#contract/publishing/states.ts';
import en from '../locales/en/desk/documents.json' with { type: 'json' };
import it from '../locales/it/desk/documents.json' with { type: 'json' };
import { fill } from '../translator.ts';
import { siteWord } from './site-words.ts';

/*
 * Staff's names for the parts of a document, in the desk and in mails.
 */

/** Every language of the site has a name. */
type Names = typeof it & { locales: Record<Locale, string> };

const WORDS: Record<DeskLocale, Names> = { it, en };

function wordIn(words: object, name: string): string | null {
	const found: unknown = Object.hasOwn(words, name) ? Reflect.get(words, name) : null;
	return typeof found === 'string' ? found : null;
}

/** Label of a field: that of its place, else its general one. */
export function fieldIn(locale: DeskLocale, place: string, name: string): string | null {
	const { places, labels } = WORDS[locale];
	const [, own = {}] = Object.entries(places).find(([known]) => known === place) ?? [];
	return wordIn(own, name) ?? wordIn(labels, name);
}

/** Name of a language; its code if the desk has no name for it. */
export const languageIn = (locale: DeskLocale, language: string): string =>
	wordIn(WORDS[locale].locales, language) ?? language;

/** Path in words: languages, fields, and blocks by their position. */
export function placeIn(
	locale: DeskLocale,
	place: string,
	path: readonly (string | number)[] | string,
): string {
	const { whole } = WORDS[locale];
	const steps = typeof path === 'string' ? path.split('.') : path;
	const told = steps.flatMap((step) => {
		const name = String(step);
		if (name === 'texts' || name === '') return [];
		if (isLocale(name)) return [languageIn(locale, name)];
		if (/^\d+$/.test(name)) return [String(Number(name) + 1)];
		return [fieldIn(locale, place, name) ?? name];
	});
	return told.length > 0 ? told.join(' › ') : whole;
}

/** An entry by its kind and its title, or a picture of the library. */
export function entryIn(locale: DeskLocale, entity: string, title: string): string {
	if (entity === 'media') return `${WORDS[locale].picture}: ${title}`;
	const [, names] =
		Object.entries(WORDS[locale].entities).find(([known]) => known === entity) ?? [];
	return names ? `${names.one}: ${title}` : title;
}

export const listPageIn = (locale: DeskLocale, page: string): string =>
	fill(WORDS[locale].listPage, { page });

/** A screen of the site by its title. */
export const screenIn = (locale: DeskLocale, route: string): string =>
	siteWord(locale, 'route', route) ?? route;
