import type { Locale } from '#contract/locales.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT, type PageTexts } from './it.ts';
import { JA } from './ja.ts';

export const PAGE_TEXTS: Record<Locale, PageTexts> = { it: IT, en: EN, es: ES, fr: FR, ja: JA };

/** Fills the placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
