import { LOCALES, type Locale } from '#contract/locales.ts';
import { fetchAnswers, type LocaleSource } from './source.ts';
import { warnOfDuplicateLabels } from './duplicate-labels.ts';
import { shareUnchanged } from './sharing.ts';
import { withoutUsages } from './without-usages.ts';

export interface FetchedLocale {
	source: LocaleSource;
	/** Content left out together with the product usages, a line each. */
	leftOut: string[];
	hasUsages: boolean;
}

/**
 * Fetches everything in one language; if usages are lost, content that names them is left out.
 * Unchanged entries keep the object of `before`. Given `products` are used instead of fetched.
 */
async function fetchLocale(
	locale: Locale,
	before: LocaleSource | null = null,
	products: LocaleSource['products'] | null = null,
): Promise<FetchedLocale> {
	const answers = await fetchAnswers(locale, products);
	const texts = {
		settings: shareUnchanged(answers.settings, locale, before?.settings ?? null),
		countries: shareUnchanged(answers.countries, locale, before?.countries ?? null),
		menus: shareUnchanged(answers.menus, locale, before?.menus ?? null),
		categories: shareUnchanged(answers.categories, locale, before?.categories ?? null),
		products: products ?? shareUnchanged(answers.products, locale, before?.products ?? null),
		pages: shareUnchanged(answers.pages, locale, before?.pages ?? null),
		news: shareUnchanged(answers.news, locale, before?.news ?? null),
		jobs: shareUnchanged(answers.jobs, locale, before?.jobs ?? null),
		documents: shareUnchanged(answers.documents, locale, before?.documents ?? null),
		announcements: shareUnchanged(answers.announcements, locale, before?.announcements ?? null),
		fitRules: shareUnchanged(answers.fitRules, locale, before?.fitRules ?? null),
		usages: answers.usages && shareUnchanged(answers.usages, locale, before?.usages ?? null),
		// Options of a form go back to the host letter by letter.
		forms: answers.forms,
	};
	const source = { locale, ...texts, usages: texts.usages ?? [] };
	if (before === null) {
		warnOfDuplicateLabels(source.categories, 'category', locale);
		warnOfDuplicateLabels(source.usages, 'product usage', locale);
	}
	if (texts.usages !== null) return { source, leftOut: [], hasUsages: true };
	const { kept, leftOut } = withoutUsages(source);
	return { source: kept, leftOut, hasUsages: false };
}

/** Fetches all languages at once. */
export function fetchLocales(
	before: Record<Locale, LocaleSource> | null = null,
	products: Record<Locale, LocaleSource['products']> | null = null,
): Promise<FetchedLocale[]> {
	return Promise.all(
		LOCALES.map((locale) =>
			fetchLocale(locale, before?.[locale] ?? null, products?.[locale] ?? null),
		),
	);
}
