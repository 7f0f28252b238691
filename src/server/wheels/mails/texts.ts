import { loadTexts } from '#i18n/texts.ts';

export const WHEEL_MAIL_TEXTS = loadTexts('mails/wheels');
