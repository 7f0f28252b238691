import { loadTexts } from '#i18n/texts.ts';

export const NOTICE_MAIL_TEXTS = loadTexts('mails/wishlist');
