import type { Locale } from '#contract/locales.ts';

/** A figure, a space and a unit of the trade, which a line break must not separate. */
const LOOSE = /(\d)[ \u00a0](?=(?:mm|cm|km|kg|g|bar|psi|Nm|N·m|%|€|°)(?![\p{Script=Latin}\d]))/gu;

/**
 * Joins figures to their units with a non-breaking space. Japanese sets no space between them, and
 * its line breaking by phrases ignores a non-breaking one.
 */
export function withNonBreakingUnits(text: string, locale: Locale): string {
	return text.replace(LOOSE, locale === 'ja' ? '$1' : '$1\u00a0');
}

/**
 * Sets non-breaking units in every text of an answer. Editors type a plain space; it is replaced
 * once here, wherever the text is printed.
 */
export function withNonBreakingTexts<T>(answer: T, locale: Locale): T;
export function withNonBreakingTexts(answer: unknown, locale: Locale): unknown {
	if (typeof answer === 'string') return withNonBreakingUnits(answer, locale);
	if (Array.isArray(answer))
		return answer.map((item) => withNonBreakingTexts<unknown>(item, locale));
	if (typeof answer !== 'object' || answer === null) return answer;
	return Object.fromEntries(
		Object.entries(answer).map(([key, value]) => [
			key,
			withNonBreakingTexts<unknown>(value, locale),
		]),
	);
}
