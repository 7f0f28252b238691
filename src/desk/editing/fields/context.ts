import { createContext, use } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { Fault } from '../data/saver.ts';
import type { Translations } from '../documents/use-translations.ts';

/** An entry that fields may name, as lists of choices show it. */
export interface Choice {
	id: string;
	title: string;
	/** Where it has an address of its own. */
	slug?: string | null;
}

export interface Editing {
	/** Language of the texts that are edited. */
	locale: Locale;
	faults: readonly Fault[];
	/** Entries of a kind, to choose from. */
	choicesOf: (entity: string) => readonly Choice[];
	isReadOnly: boolean;
	/** Of a language that is translated into; none in Italian. */
	translations?: Translations | null;
	/** Fields that are entered elsewhere, by name. */
	hidden?: readonly string[];
}

export const EditingContext = createContext<Editing>({
	locale: 'it',
	faults: [],
	choicesOf: () => [],
	isReadOnly: false,
});

export const useEditing = () => use(EditingContext);
