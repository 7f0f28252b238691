import { useLocale, useTranslate } from 'react-admin';
import { siteWord } from '#i18n/documents/site-words.ts';
import { fieldIn } from '#i18n/documents/words.ts';
import type { MessageValues } from '#i18n/messages.ts';
import { fill } from '#i18n/translator.ts';
import { EDITING_TEXTS, type EditingGroup, type EditingKey } from './messages.ts';

function wordAt(words: unknown, key: string): string | null {
	const found = key
		.split('.')
		.reduce<unknown>(
			(at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : null),
			words,
		);
	return typeof found === 'string' ? found : null;
}

/** Fills in values and selects the plural form, as the desk's own messages do. */
export function filled(text: string, given: MessageValues): string {
	const forms = text.split(' |||| ');
	const form = given['smart_count'] === 1 ? forms[0] : forms.at(-1);
	return fill(form ?? text, given);
}

/** Text of the editing screens by its key, with its values filled in. */
export type EditingWords = (key: EditingKey, given?: MessageValues) => string;

/** Texts of the editing screens in the desk's language. */
export function useWords() {
	const translate = useTranslate();
	const locale = useLocale();
	const own = EDITING_TEXTS[locale === 'en' ? 'en' : 'it'];
	const words: EditingWords = (key, given = {}) => filled(wordAt(own, key) ?? key, given);
	/** Texts of the desk that other screens use too. */
	const common = (key: string, fallback: string) => translate(key, { _: fallback });
	return {
		words,
		/** Text of a group by a code that types do not know, such as a choice of a filter. */
		coded: (group: EditingGroup, code: string) => wordAt(own, `${group}.${code}`) ?? code,
		/** Label of a field by its name: the one for its place, else the common one. */
		label: (place: string, name: string) =>
			fieldIn(locale === 'en' ? 'en' : 'it', place, name) ?? name,
		/** Label of a choice by its code. */
		choice: (name: string, value: string | number) =>
			siteWord(locale, name, String(value)) ??
			wordAt(own, `values.${value}`) ??
			common(`choices.${value}`, String(value)),
		fault: (code: string) =>
			wordAt(own, `faults.${code}`) ?? common(`faults.${code}`, translate('faults.check')),
		block: (type: string) => wordAt(own, `blocks.${type}`) ?? type,
	};
}
