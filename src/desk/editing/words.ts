import { useLocale, useTranslate } from 'react-admin';
import { siteWord } from './site-words.ts';

/** Words of editing in the language of the desk. */
export function useWords() {
	const translate = useTranslate();
	const locale = useLocale();
	const words = (key: string, given: Record<string, unknown> = {}) =>
		translate(`desk.editing.${key}`, given);
	const either = (keys: readonly string[], fallback: string): string =>
		keys.reduceRight((known, key) => translate(key, { _: known }), fallback);
	return {
		words,
		/** A field by its name: the words of its place, or those that it has everywhere. */
		label: (place: string, name: string) =>
			either([`desk.editing.places.${place}.${name}`, `desk.editing.labels.${name}`], name),
		/** A choice: the words of its field, or those that it has everywhere. */
		choice: (name: string, value: string | number) =>
			siteWord(locale, name, String(value)) ??
			either(
				[
					`desk.editing.values.${name}.${value}`,
					`desk.editing.values.${value}`,
					`choices.${value}`,
				],
				String(value),
			),
		fault: (code: string) =>
			either([`desk.editing.faults.${code}`, `faults.${code}`], translate('faults.check')),
		block: (type: string) => either([`desk.editing.blocks.${type}`], type),
	};
}
