import type { Locale } from '#contract/locales.ts';
import { fetchAnswers, type LocaleSource } from './source.ts';
import { warnOfDuplicateLabels } from './duplicate-labels.ts';
import { withTiedTexts } from './tied.ts';
import { withoutUsages } from './without-usages.ts';

export interface FetchedLocale {
	source: LocaleSource;
	/** What had to go with the product usages, a line each. */
	leftOut: string[];
	hasUsages: boolean;
}

/** Everything that the host knows in one language, without what names usages where they are lost. */
export async function fetchLocale(locale: Locale): Promise<FetchedLocale> {
	// What a form offers goes back to the host letter by letter.
	const { forms, ...texts } = await fetchAnswers(locale);
	const { usages, ...answers } = withTiedTexts(texts, locale);
	const source = { ...answers, forms, usages: usages ?? [] };
	warnOfDuplicateLabels(source.categories, 'category', locale);
	warnOfDuplicateLabels(source.usages, 'product usage', locale);
	if (usages !== null) return { source, leftOut: [], hasUsages: true };
	const { kept, leftOut } = withoutUsages(source);
	return { source: kept, leftOut, hasUsages: false };
}
