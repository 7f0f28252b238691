import type { Locale } from '#contract/locales.ts';

/** Page that the consent text below links to. */
export const TRANSFER_NOTICE = 'privacy-policy';

/**
 * Checkbox text for the new owner of a wheel. The page shows it and the host stores it with the
 * consent, so that the person who agreed can read what they agreed to.
 */
const WORDS: Partial<Record<Locale, string>> & { it: string } = {
	it: 'Ho letto l’informativa sulla privacy',
	en: 'I have read the privacy policy',
	es: 'He leído la política de privacidad',
	fr: 'J’ai lu la politique de confidentialité',
	ja: 'プライバシーポリシーを読みました',
};

/** Consent text in the language of the page, or in Italian without a translation. */
export const transferConsent = (locale: Locale): string => WORDS[locale] ?? WORDS.it;
