import { loadTexts } from '#i18n/texts.ts';

export const VISIT_MAIL_TEXTS = loadTexts('mails/visits');
