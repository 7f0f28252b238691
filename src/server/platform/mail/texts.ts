import { loadTexts } from '#i18n/texts.ts';

export const MAIL_TEXTS = loadTexts('mails/common');
