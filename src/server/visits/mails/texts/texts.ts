import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT, type VisitMailTexts } from './it.ts';
import { JA } from './ja.ts';

export const VISIT_MAIL_TEXTS = everyLocale<VisitMailTexts>({
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
});
