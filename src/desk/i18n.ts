import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';

const DESK_LOCALES = [
	{ locale: 'it', name: 'Italiano' },
	{ locale: 'en', name: 'English' },
];

const MESSAGES: Record<string, TranslationMessages> = { it, en };

/** The browser's language if the desk has it, else Italian. */
const first = navigator.language.startsWith('en') ? 'en' : 'it';

export const i18nProvider = polyglotI18nProvider(
	(locale) => MESSAGES[locale] ?? it,
	first,
	DESK_LOCALES,
	{
		allowMissing: true,
	},
);
