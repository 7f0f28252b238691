import type { Locale } from '#contract/locales.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT, type CustomerMailTexts } from './it.ts';
import { JA } from './ja.ts';

export const CUSTOMER_MAIL_TEXTS: Record<Locale, CustomerMailTexts> = {
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
};
