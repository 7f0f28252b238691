import { CONSENT_PURPOSES } from '#contract/desk-states.ts';
import type { Accepted } from './effect.ts';

const CONSENTS: readonly string[] = CONSENT_PURPOSES;
/** A prefix is part of the international number by now. */
const NOT_READ = ['file', 'hidden', 'phone_prefix'];

/** What was sent, as its sender saw it: labels, and the words of what was chosen. */
export function readableFields({
	form,
	values,
	locale,
}: Pick<Accepted, 'form' | 'values' | 'locale'>): { label: string; value: string }[] {
	const names = new Intl.DisplayNames(locale, { type: 'region' });
	return form.fields
		.filter(({ slug, vue_type }) => !CONSENTS.includes(slug) && !NOT_READ.includes(vue_type))
		.map(({ slug, vue_type, name, options }) => {
			const value = values[slug] ?? '';
			if (vue_type === 'country' && value !== '') {
				return { label: name, value: names.of(value) ?? value };
			}
			const chosen = options.find((option) => option.value === value);
			return { label: name, value: chosen?.label ?? value };
		})
		.filter(({ value }) => value !== '');
}
