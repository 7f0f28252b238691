import type { Locale } from '#contract/locales.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT, type MailTexts } from './it.ts';
import { JA } from './ja.ts';

/** Texts of every mail, in every language of the site. */
export const MAIL_TEXTS: Record<Locale, MailTexts> = { it: IT, en: EN, es: ES, fr: FR, ja: JA };
