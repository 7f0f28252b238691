import { loadTexts } from '#i18n/texts.ts';

export const FORM_MAIL_TEXTS = loadTexts('mails/forms');
