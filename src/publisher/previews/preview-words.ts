import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';

/** Texts of the bar over a draft, and of the notices where there is no draft to show. */
export interface PreviewWords {
	draft: string;
	/** Precedes the instant at which the address expires. */
	until: string;
	languages: string;
	live: string;
	expired: string;
	gone: string;
	broken: string;
	missing: string;
	/** About a page, where an earlier or later release is shown. */
	absent: string;
	/** About a release. */
	pruned: string;
}

const WORDS: Record<Locale, PreviewWords> = loadTexts('pages/preview');

export const previewWords = (locale: Locale): PreviewWords => WORDS[locale];
