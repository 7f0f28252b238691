import type { TranslationMessages } from 'react-admin';
import faults from '#i18n/locales/it/desk/faults.json' with { type: 'json' };
import texts from '#i18n/locales/it/desk/framework.json' with { type: 'json' };
import { type CapabilityWords, merged } from './merge.ts';

/** Every file of the folder: a capability's texts are found without registration. */
const WORDS = import.meta.glob<CapabilityWords>('../../i18n/locales/it/desk/capabilities/*.json', {
	eager: true,
	import: 'default',
});

const framework: TranslationMessages = texts;

/** Texts of the desk in Italian: those of each capability, and the framework's own. */
export const it = { ...framework, ...merged(Object.values(WORDS)), faults };
