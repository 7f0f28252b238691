import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';

interface LabelTexts {
	title: string;
	/** Beginning of the file's name. */
	file: string;
	to: string;
	from: string;
	cut: string;
	pack: string;
	steps: readonly string[];
}

export const LABEL_TEXTS: Record<Locale, LabelTexts> = loadTexts('documents/return-label');
