import type { Locale } from '#contract/locales.ts';
import { partsOfCode } from '#domain/forms/form-codes.ts';
import { toUploadNames, type UploadLimits } from '#domain/forms/form-rules.ts';
import { formatBytes } from '#i18n/format.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import type { MessageKey, Translator } from '#i18n/messages.ts';

type Key = MessageKey<'forms'>;

/** Rules with a message of their own, by the name in their code. */
const RULES = [
	'email',
	'url',
	'min',
	'max',
	'size',
	'between',
	'digits',
	'digits_between',
	'numeric',
	'integer',
	'alpha_num',
	'date',
	'in',
	'not_in',
	'file_empty',
	'file_too_large',
	'file_type',
	'file_broken',
	'file_single',
	'form_too_large',
] as const;

/** Fields with a "missing" message of their own. */
const ASKING = ['marketing', 'privacy', 'purchase_date', 'serial_number', 'terms'] as const;

function missingKey({ slug, vue_type }: FormFieldModel, code: string): Key {
	const own = ASKING.find((name) => name === slug);
	if (own) return `missing.${own}`;
	if (code === 'accepted') return 'missing.accepted';
	return vue_type === 'file' ? 'error.file_required' : 'error.required';
}

function ruleKey(name: string): Key {
	const rule = RULES.find((known) => known === name);
	return rule ? `error.${rule}` : 'error.other';
}

/** Returns the message for the code of a failed rule, such as `max:255`. */
export function errorText(
	t: Translator<'forms'>,
	locale: Locale,
	limits: UploadLimits,
	field: FormFieldModel,
	code: string,
): string {
	const { name, values } = partsOfCode(code);
	if (name === 'required' || name === 'accepted') return t(missingKey(field, name));
	const bytes = name === 'form_too_large' ? limits.form_bytes : limits.file_bytes;
	return t(ruleKey(name), {
		...values,
		size: formatBytes(bytes, locale),
		types: toUploadNames(field),
	});
}
