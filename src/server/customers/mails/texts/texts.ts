import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT, type CustomerMailTexts } from './it.ts';
import { JA } from './ja.ts';

export const CUSTOMER_MAIL_TEXTS = everyLocale<CustomerMailTexts>({
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
});
