import type { Locale } from '#contract/locales.ts';

/** The page that the words below lead to. */
export const TRANSFER_NOTICE = 'privacy-policy';

/**
 * What whoever takes a wheel over has to tick. The page shows it and the host keeps it with the
 * consent: who agreed must be able to read what to.
 */
const WORDS: Partial<Record<Locale, string>> & { it: string } = {
	it: 'Ho letto l’informativa sulla privacy',
	en: 'I have read the privacy policy',
	es: 'He leído la política de privacidad',
	fr: 'J’ai lu la politique de confidentialité',
	ja: 'プライバシーポリシーを読みました',
};

/** In the language of the page; in Italian where it has none. */
export const transferConsent = (locale: Locale): string => WORDS[locale] ?? WORDS.it;
