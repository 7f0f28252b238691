import { loadTexts } from '#i18n/texts.ts';

export const CUSTOMER_MAIL_TEXTS = loadTexts('mails/customers');
