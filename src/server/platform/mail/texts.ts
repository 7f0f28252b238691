import { loadTexts } from '#i18n/texts.ts';

export const MAIL_TEXTS = loadTexts('mails/common');

/** Texts of mails to the company, which are in Italian alone. */
export const COMPANY_MAIL_TEXTS = loadTexts('desk/mails/company').it;
