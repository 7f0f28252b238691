import type { FormFieldModel } from '#domain/forms/form-model.ts';
import { errorText } from '../../forms/error-texts.ts';
import type { AccountWords } from '../parts/context.ts';

/** Zero limits, because account forms have no uploads. */
export const NO_LIMITS = { file_bytes: 0, form_bytes: 0 };

const OWN_CODES = [
	'weak_password',
	'min_length',
	'wrong_password',
	'same_email',
	'postal_code',
	'phone',
] as const;

/** Message for an error code from the server or from a validation rule. */
export function toText(
	{ t, tForms, locale }: AccountWords,
	field: FormFieldModel,
	code: string,
	example: string,
): string {
	if (field.vue_type === 'password' && code.startsWith('min')) return t('error.min_length');
	if (code === 'kana') return t('kana.fault');
	if (code === 'latin') return t('latin.fault');
	const own = OWN_CODES.find((known) => known === code);
	if (own) return t(`error.${own}`, { example });
	if (field.vue_type === 'tel') return t('error.phone');
	return errorText(tForms, locale, NO_LIMITS, field, code);
}

/** Code of a field's error; null if it has none. */
export function findCode(error: unknown): string | null {
	const hasCode = typeof error === 'object' && error !== null && 'message' in error;
	return hasCode && typeof error.message === 'string' ? error.message : null;
}
