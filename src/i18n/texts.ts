import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import type consents from './locales/it/consents.json';
import type csvDesk from './locales/it/desk/csv.json';
import type companyDesk from './locales/it/desk/mails/company.json';
import type publishingDesk from './locales/it/desk/mails/publishing.json';
import type articlesDocuments from './locales/it/documents/articles.json';
import type certificateDocuments from './locales/it/documents/certificate.json';
import type ordersDocuments from './locales/it/documents/orders.json';
import type returnLabelDocuments from './locales/it/documents/return-label.json';
import type commonMails from './locales/it/mails/common.json';
import type customersMails from './locales/it/mails/customers.json';
import type formsMails from './locales/it/mails/forms.json';
import type newsletterMails from './locales/it/mails/newsletter.json';
import type ordersMails from './locales/it/mails/orders.json';
import type returnsMails from './locales/it/mails/returns.json';
import type visitsMails from './locales/it/mails/visits.json';
import type wheelsMails from './locales/it/mails/wheels.json';
import type wishlistMails from './locales/it/mails/wishlist.json';
import type withdrawalsMails from './locales/it/mails/withdrawals.json';
import type consentPages from './locales/it/pages/consent.json';
import type edgePages from './locales/it/pages/edge.json';
import type formsPages from './locales/it/pages/forms.json';
import type framePages from './locales/it/pages/frame.json';
import type previewPages from './locales/it/pages/preview.json';
import type searchPages from './locales/it/pages/search.json';
import type testPaymentPages from './locales/it/pages/test-payment.json';
import type withdrawalPages from './locales/it/pages/withdrawal.json';
import type withdrawalAccountPages from './locales/it/pages/withdrawal-account.json';
import type searchScreens from './locales/it/search-screens.json';
import type specs from './locales/it/specs.json';
import type { FitWords } from './fit/words.ts';

/** Texts of mails, documents and pages of the server; Italian gives each file its shape. */
interface ServerTexts {
	consents: typeof consents;
	fit: FitWords;
	'desk/csv': typeof csvDesk;
	'desk/mails/company': typeof companyDesk;
	'desk/mails/publishing': typeof publishingDesk;
	'documents/articles': typeof articlesDocuments;
	'documents/certificate': typeof certificateDocuments;
	'documents/orders': typeof ordersDocuments;
	'documents/return-label': typeof returnLabelDocuments;
	'mails/common': typeof commonMails;
	'mails/customers': typeof customersMails;
	'mails/forms': typeof formsMails;
	'mails/newsletter': typeof newsletterMails;
	'mails/orders': typeof ordersMails;
	'mails/returns': typeof returnsMails;
	'mails/visits': typeof visitsMails;
	'mails/wheels': typeof wheelsMails;
	'mails/wishlist': typeof wishlistMails;
	'mails/withdrawals': typeof withdrawalsMails;
	'pages/consent': typeof consentPages;
	'pages/edge': typeof edgePages;
	'pages/forms': typeof formsPages;
	'pages/frame': typeof framePages;
	'pages/preview': typeof previewPages;
	'pages/search': typeof searchPages;
	'pages/test-payment': typeof testPaymentPages;
	'pages/withdrawal': typeof withdrawalPages;
	'pages/withdrawal-account': typeof withdrawalAccountPages;
	'search-screens': typeof searchScreens;
	specs: typeof specs;
}

const FOLDER = join(import.meta.dirname, 'locales');

/** Reads the texts of one file in every language; a language without the file gets the Italian. */
export function loadTexts<N extends keyof ServerTexts>(name: N): Record<Locale, ServerTexts[N]> {
	const toFile = (locale: Locale) => join(FOLDER, locale, `${name}.json`);
	return Object.fromEntries(
		LOCALES.map((locale) => {
			const file = toFile(existsSync(toFile(locale)) ? locale : DEFAULT_LOCALE);
			return [locale, JSON.parse(readFileSync(file, 'utf8'))];
		}),
	) as Record<Locale, ServerTexts[N]>;
}
