import { inSeedLocales, type SeedLocale } from '../languages.ts';
import type { BlockSeed, PageSeed, Texts, WholePageSeed } from '../types.ts';

/** Chooses the text of the language that the blocks are being made in. */
export type TextPicker = (texts: Texts) => string;

interface PageDraft extends Omit<PageSeed, 'texts'> {
	slug: Texts;
	title: Texts;
	description: Texts;
	/** Called once for each language, so that all of them have the same blocks. */
	blocks: (t: TextPicker) => BlockSeed[];
}

export function inEveryLocale({
	slug,
	title,
	description,
	blocks,
	...page
}: PageDraft): WholePageSeed {
	const inLocale = (locale: SeedLocale) => ({
		slug: slug[locale],
		title: title[locale],
		description: description[locale],
		blocks: blocks((texts) => texts[locale]),
	});
	return {
		...page,
		texts: inSeedLocales(inLocale),
	};
}

/** One text for every language: names of ranges and products, romanised slugs. */
export const same = (text: string): Texts => ({ it: text, en: text, es: text, fr: text, ja: text });
