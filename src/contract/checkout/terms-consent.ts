import type { Locale } from '#contract/locales.ts';

/** Page of the CMS that holds the general conditions of contract. */
export const TERMS_PAGE = 'general-conditions';

/**
 * The sentence that is ticked before an order binds, as the specification words it in Italian. The page
 * shows it and the host keeps it as what was accepted: it stands here once.
 */
const TERMS_CONSENT: Partial<Record<Locale, string>> & { it: string } = {
	it: 'Dichiaro di aver letto e accetto le condizioni generali di contratto',
	en: 'I declare that I have read and accept the general terms and conditions of contract',
	es: 'Declaro haber leído y acepto las condiciones generales de contratación',
	fr: 'Je déclare avoir lu et accepter les conditions générales de vente',
	ja: '契約の一般条件を読み、これに同意します',
};

/** That sentence in a language, or in Italian where nobody has written it yet. */
export const termsConsent = (locale: Locale): string => TERMS_CONSENT[locale] ?? TERMS_CONSENT.it;
