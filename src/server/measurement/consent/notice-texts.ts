import type { Locale } from '#contract/locales.ts';
import type { ConsentNotice } from '#contract/measurement/consent.ts';
import { loadTexts } from '#i18n/texts.ts';

interface NoticeTexts {
	title: string;
	/** Question by the kind of measurement. */
	own: string;
	ga4: string;
	technical: { title: string; text: string };
	statistics: { title: string; text: string };
	words: ConsentNotice['words'];
	/** Sentence of the page while nothing is measured. */
	off: string;
	/** Title of the page that confirms a choice. */
	saved: string;
	conflict: string;
}

/** Question about measurement, in each language. */
export const NOTICE_TEXTS: Record<Locale, NoticeTexts> = loadTexts('pages/consent');
