import type { FormField } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { partsOfCode } from '#domain/forms/form-codes.ts';
import { toUploadNames, type UploadLimits } from '#domain/forms/form-rules.ts';
import { formatBytes } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import { PAGE_TEXTS } from './texts.ts';

type ErrorField = Pick<FormField, 'slug' | 'vue_type' | 'validations'>;

const has = (texts: object, name: string): boolean => Object.hasOwn(texts, name);
const toText = (texts: Readonly<Record<string, string>>, name: string) => texts[name] ?? '';

/** Error text for the code of a violated rule, such as `max:255`. */
export function errorText(
	locale: Locale,
	{ file_bytes }: UploadLimits,
	field: ErrorField,
	code: string,
): string {
	const { missing, errors } = PAGE_TEXTS[locale];
	const { name, values } = partsOfCode(code);
	if (name === 'required' || name === 'accepted') {
		if (has(missing, field.slug)) return toText(missing, field.slug);
		if (name === 'accepted') return missing.accepted;
		return field.vue_type === 'file' ? errors.file_required : errors.required;
	}
	return fill(has(errors, name) ? toText(errors, name) : errors.other, {
		...values,
		size: formatBytes(file_bytes, locale),
		types: toUploadNames(field),
	});
}
