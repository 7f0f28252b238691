import { loadTexts } from '#i18n/texts.ts';

/**
 * Sentences to tick, as the specification words them in Italian. Pages show them from the same
 * file, and the host stores them as the accepted text.
 */
export const CONSENT_TEXTS = loadTexts('consents');
