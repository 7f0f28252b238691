import { loadTexts } from '#i18n/texts.ts';

export const NEWSLETTER_MAIL_TEXTS = loadTexts('mails/newsletter');
