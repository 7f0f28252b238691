import type { Locale } from '#contract/locales.ts';

/** Page of the CMS with the general conditions of contract. */
export const TERMS_PAGE = 'general-conditions';

/**
 * Sentence to tick before an order binds, as the specification words it in Italian. The page
 * shows it and the host stores it as the accepted text, so it is defined once, here.
 */
const TERMS_CONSENT: Partial<Record<Locale, string>> & { it: string } = {
	it: 'Dichiaro di aver letto e accetto le condizioni generali di contratto',
	en: 'I declare that I have read and accept the general terms and conditions of contract',
	es: 'Declaro haber leído y acepto las condiciones generales de contratación',
	fr: 'Je déclare avoir lu et accepter les conditions générales de vente',
	ja: '契約の一般条件を読み、これに同意します',
};

/** Terms sentence in a language, or in Italian if there is no translation yet. */
export const termsConsent = (locale: Locale): string => TERMS_CONSENT[locale] ?? TERMS_CONSENT.it;
