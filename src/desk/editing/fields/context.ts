import { createContext, use } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { Fault } from '../data/saver.ts';
import type { Translations } from '../documents/use-translations.ts';

/** Entry that a reference field may name, as lists of choices show it. */
export interface Choice {
	id: string;
	title: string;
	/** Present where the entry has an address of its own. */
	slug?: string | null;
}

export interface Editing {
	/** Language of the texts being edited. */
	locale: Locale;
	faults: readonly Fault[];
	/** Entries of a content type, to choose from. */
	getChoices: (entity: string) => readonly Choice[];
	isReadOnly: boolean;
	/** State of the translations into this language; absent in Italian. */
	translations?: Translations | null;
	/** Names of fields that are edited elsewhere. */
	hidden?: readonly string[];
}

export const EditingContext = createContext<Editing>({
	locale: 'it',
	faults: [],
	getChoices: () => [],
	isReadOnly: false,
});

export const useEditing = () => use(EditingContext);
