import framework from 'ra-language-english';
import faults from '#i18n/locales/en/desk/faults.json' with { type: 'json' };
import { type CapabilityWords, merged } from './merge.ts';

const WORDS = import.meta.glob<CapabilityWords>('../../i18n/locales/en/desk/capabilities/*.json', {
	eager: true,
	import: 'default',
});

/** Texts of the desk in English. */
export const en = { ...framework, ...merged(Object.values(WORDS)), faults };
