import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

/** Texts of the languages, each in a file of its own that loads when the language is chosen. */
const MESSAGES: Readonly<Record<'it' | 'en', () => Promise<TranslationMessages>>> = {
	it: async () => (await import('./messages/it.ts')).it,
	en: async () => (await import('./messages/en.ts')).en,
};

const DESK_LOCALES = [
	{ locale: 'it', name: 'Italiano' },
	{ locale: 'en', name: 'English' },
];

/** The browser's language if the desk has it, else Italian. */
const first = navigator.language.startsWith('en') ? 'en' : 'it';
const firstMessages = await MESSAGES[first]();

export const i18nProvider = polyglotI18nProvider(
	(locale) => (locale === first ? firstMessages : MESSAGES[locale === 'en' ? 'en' : 'it']()),
	first,
	DESK_LOCALES,
	{
		allowMissing: true,
		interpolation: { prefix: '{{', suffix: '}}' },
	},
);
