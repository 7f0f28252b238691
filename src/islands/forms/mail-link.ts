import type { FormModel } from '#domain/forms/form-model.ts';
import { formatPair } from '#i18n/format.ts';
import { toKind } from './controls.ts';

/** Maximum length of the link: some mail programs cut longer ones. */
const MAX_LENGTH = 1800;

/** Returns a `mailto:` link with the input of the form as its body, if that fits. */
export function mailLink(model: FormModel, getValue: (slug: string) => unknown): string {
	const lines = model.fields.flatMap((field) => {
		const value = toKind(field).isKept ? getValue(field.slug) : null;
		const isTyped = typeof value === 'string' && value.trim() !== '';
		return isTyped ? [formatPair(field.label, value.trim(), model.locale)] : [];
	});
	const start = `mailto:${model.email}?subject=${encodeURIComponent(model.name)}`;
	const whole = `${start}&body=${encodeURIComponent(lines.join('\r\n'))}`;
	return lines.length > 0 && whole.length <= MAX_LENGTH ? whole : start;
}
