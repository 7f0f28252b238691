import type { Locale } from '#contract/locales.ts';
import { toHash } from '#server/kernel/fingerprint.ts';
import type { StoredText, StoredTexts } from './columns.ts';

/**
 * Adds the version, a hash of everything that the answer shows: a changed price or a renamed colour
 * gives the product a new one.
 */
export function versioned<T extends { id: string; updated_at: string }>(
	entry: T,
): T & { version: string } {
	return { ...entry, version: toHash(JSON.stringify(entry)) };
}

/** Texts in the requested language or, if the entry has none, in Italian. */
export function textsIn<T>(texts: StoredTexts<T>, locale: Locale): { locale: Locale; text: T } {
	const text = texts[locale];
	return text === undefined ? { locale: 'it', text: texts.it } : { locale, text };
}

export function textIn(text: StoredText, locale: Locale): string {
	return typeof text === 'string' ? text : (text[locale] ?? text.it);
}

/** Slugs of an entry as the query returns them. */
export type SlugRow = { it: string } & Partial<Record<Locale, string>>;

/** Language of an entry's texts, its slug in that language, and all its slugs. */
export function toAddress<T>(
	texts: StoredTexts<T>,
	slugs: SlugRow,
	asked: Locale,
): { locale: Locale; text: T; slug: string; slugs: SlugRow } {
	const isPublished = slugs[asked] !== undefined;
	const { locale, text } = textsIn(texts, isPublished ? asked : 'it');
	return { locale, text, slug: slugs[locale] ?? slugs.it, slugs };
}
