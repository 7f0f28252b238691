import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import type { PaperTexts } from './shape.ts';

export const PAPER_TEXTS = everyLocale<PaperTexts>({ it: IT, en: EN, es: ES, fr: FR, ja: JA });
export type { PaperTexts } from './shape.ts';
