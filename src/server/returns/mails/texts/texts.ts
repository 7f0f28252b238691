import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import type { ReturnMailTexts } from './shape.ts';

export const RETURN_MAIL_TEXTS = everyLocale<ReturnMailTexts>({
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
});
