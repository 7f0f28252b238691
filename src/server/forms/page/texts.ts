import { loadTexts } from '#i18n/texts.ts';

export const PAGE_TEXTS = loadTexts('pages/forms');
