import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';

export interface CertificateTexts {
	title: string;
	serial: string;
	purchased: string;
	registered: string;
	reference: string;
	/** The legal guarantor and the later one, and for how many `{{years}}` from the purchase. */
	seller: string;
	sellerDuty: string;
	maker: string;
	makerDuty: string;
	until: string;
	conditions: string;
	terms: readonly string[];
	keep: string;
}

/** `{{brand}}` is the maker's name; `{{date}}` the last day of a term. */
export const CERTIFICATE_TEXTS: Record<Locale, CertificateTexts> =
	loadTexts('documents/certificate');
