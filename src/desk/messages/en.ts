import type { TranslationMessages } from 'react-admin';
import english from 'ra-language-english';
import faults from '#i18n/locales/en/desk/faults.json' with { type: 'json' };
import { type CapabilityWords, merged } from './merge.ts';

const WORDS = import.meta.glob<CapabilityWords>('../../i18n/locales/en/desk/capabilities/*.json', {
	eager: true,
	import: 'default',
});

/** The framework's own texts, with their values as in ours: `{{name}}` instead of `%{name}`. */
const framework: TranslationMessages = JSON.parse(
	JSON.stringify(english).replaceAll(/%\{(\w+)\}/g, '{{$1}}'),
);

/** Texts of the desk in English. */
export const en = { ...framework, ...merged(Object.values(WORDS)), faults };
