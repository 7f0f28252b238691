import type { Locale } from '#contract/locales.ts';

/** A figure, a plain space and a unit of the trade, which a line may not part. */
const LOOSE = /(\d)[ \u00a0](?=(?:mm|cm|km|kg|g|bar|psi|Nm|N·m|%|€|°)(?![\p{Script=Latin}\d]))/gu;

/**
 * The same text, its figures tied to their units. Japanese sets no space between them, and its line
 * breaking by phrases does not heed one that must not break.
 */
export function tied(text: string, locale: Locale): string {
	return text.replace(LOOSE, locale === 'ja' ? '$1' : '$1\u00a0');
}

/**
 * An answer of the host with every text in it tied. Editors type a plain space; here it is mended
 * once, whatever prints the text.
 */
export function withTiedTexts<T>(answer: T, locale: Locale): T;
export function withTiedTexts(answer: unknown, locale: Locale): unknown {
	if (typeof answer === 'string') return tied(answer, locale);
	if (Array.isArray(answer)) return answer.map((item) => withTiedTexts<unknown>(item, locale));
	if (typeof answer !== 'object' || answer === null) return answer;
	return Object.fromEntries(
		Object.entries(answer).map(([key, value]) => [key, withTiedTexts<unknown>(value, locale)]),
	);
}
