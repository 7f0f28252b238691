import { loadTexts } from '#i18n/texts.ts';

/** Texts with which the withdrawal pages ask for the account of the refund. */
export const ACCOUNT_TEXTS = loadTexts('pages/withdrawal-account');
