import type { FormField } from '#contract/forms/forms.ts';
import type { Judge } from './form-rules.ts';
import { toText } from './form-values.ts';

/** Facts about telephone numbers besides their digits. */
export interface PhonePlans {
	/** Prefix of a country by its code, `+39`; null for an unknown country. */
	findPrefix: (country: string) => string | null;
	/** True if a number, as typed after a prefix, is valid in the prefix's numbering plan. */
	isPlanned: (prefix: string, typed: string) => boolean;
}

/** Prefix for a form that asks for neither prefix nor country. */
const HOME_PREFIX = '+39';

type PhoneField = Pick<FormField, 'slug' | 'vue_type'>;

/**
 * Returns the prefix for the numbers of a form: the chosen one, else that of the country, which a
 * page without script cannot put into its list. Empty where it was left open.
 */
export function prefixIn(
	fields: readonly PhoneField[],
	values: Readonly<Record<string, unknown>>,
	getPrefix: PhonePlans['findPrefix'],
): string {
	const prefix = fields.find(({ vue_type }) => vue_type === 'phone_prefix');
	const chosen = prefix ? toText(prefix, values[prefix.slug]) : '';
	if (chosen !== '') return chosen;
	const country = fields.find(({ vue_type }) => vue_type === 'country');
	const own = country ? getPrefix(toText(country, values[country.slug])) : null;
	return own ?? (prefix ? '' : HOME_PREFIX);
}

/** True if a number of the form was typed without its prefix. */
const needsPrefix = (
	fields: readonly PhoneField[],
	values: Readonly<Record<string, unknown>>,
): boolean =>
	fields.some((field) => {
		const typed = field.vue_type === 'tel' ? toText(field, values[field.slug]) : '';
		return typed !== '' && !typed.startsWith('+');
	});

/**
 * Validates the telephone numbers of a form. A prefix is required where a number has none and no
 * country implies it. A number that breaks a digit count passes if its numbering plan knows it:
 * some countries have eight digits.
 */
export function phoneJudge(
	fields: readonly PhoneField[],
	values: Readonly<Record<string, unknown>>,
	{ findPrefix, isPlanned }: PhonePlans,
): Judge {
	const prefix = prefixIn(fields, values, findPrefix);
	const isMissing = prefix === '' && needsPrefix(fields, values);
	return ({ vue_type }, value, code) => {
		if (vue_type === 'phone_prefix' && value === '' && isMissing) return 'required';
		const isCount = vue_type === 'tel' && code?.startsWith('digits') === true;
		return isCount && isPlanned(prefix, value) ? null : code;
	};
}
