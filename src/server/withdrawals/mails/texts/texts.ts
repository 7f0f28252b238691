import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import type { WithdrawalMailTexts } from './shape.ts';

export const WITHDRAWAL_MAIL_TEXTS = everyLocale<WithdrawalMailTexts>({
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
});
