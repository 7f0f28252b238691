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
 * Sets non-breaking units in every text of an answer, and returns it. Editors type a plain space; it
 * is replaced once here, wherever the text is printed. In place: a copy of a catalogue in five
 * languages takes as much memory as the catalogue.
 */
export function setNonBreakingUnits<T>(answer: T, locale: Locale): T;
export function setNonBreakingUnits(answer: unknown, locale: Locale): unknown {
	if (typeof answer === 'string') return withNonBreakingUnits(answer, locale);
	if (typeof answer !== 'object' || answer === null) return answer;
	if (Array.isArray(answer)) {
		const items: unknown[] = answer;
		for (const [index, item] of items.entries()) items[index] = setNonBreakingUnits(item, locale);
		return items;
	}
	for (const key in answer) {
		const value: unknown = Reflect.get(answer, key);
		const set = setNonBreakingUnits(value, locale);
		if (set !== value) Reflect.set(answer, key, set);
	}
	return answer;
}
