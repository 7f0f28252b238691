import { LOCALES, type Locale } from '#contract/locales.ts';
import { BuildError } from './build-error.ts';
import type { LocaleSource, SharedSource } from './source.ts';

/** The site is printed in all of its languages, so the host has to know them all. */
export function assertLocales({ locales }: Pick<SharedSource, 'locales'>): void {
	const codes: readonly string[] = locales.map(({ code }) => code);
	const missing = LOCALES.find((locale) => !codes.includes(locale));
	if (!missing) return;
	throw new BuildError(
		`GET /api/locales: language "${missing}" is missing: expected ${LOCALES.join(', ')}, got ${codes.join(', ') || 'none'}`,
	);
}

/** Answers that the host gives in each language, by the path that they are asked for at. */
const toTexts = (source: LocaleSource) =>
	({
		settings: [source.settings],
		countries: source.countries.map((country) => ({ ...country, id: country.code })),
		menus: source.menus,
		categories: source.categories,
		'product-usages': source.usages,
		products: source.products,
		pages: source.pages,
		news: source.news,
		jobs: source.jobs,
		documents: source.documents,
		forms: source.forms,
	}) satisfies Record<string, readonly { id: string; locale: Locale }[]>;

/** An entry comes in the language that was asked for, or in Italian while it has no such text. */
export function assertAskedLanguage(source: LocaleSource): void {
	const { locale } = source;
	for (const [path, entries] of Object.entries(toTexts(source))) {
		for (const entry of entries) {
			if (entry.locale === locale || entry.locale === 'it') continue;
			throw new BuildError(
				`GET /api/${path} (${locale}): locale of "${entry.id}": expected "${locale}" or "it", got "${entry.locale}"`,
			);
		}
	}
}

/** A language without its own text has the Italian one, so a list is never empty in it alone. */
export function assertNoEmptyLanguage(
	italian: LocaleSource,
	source: LocaleSource,
	lacksUsages: boolean,
): void {
	const own = toTexts(source);
	for (const [path, entries] of Object.entries(toTexts(italian))) {
		if (path === 'product-usages' && lacksUsages) continue;
		const got = Object.entries(own).find(([name]) => name === path)?.[1].length ?? 0;
		if (got > 0 || entries.length === 0) continue;
		throw new BuildError(
			`GET /api/${path} (${source.locale}): data: expected the ${entries.length} entries of the Italian answer, translated or in Italian, got none`,
		);
	}
}
