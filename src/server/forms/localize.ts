import type { Locale } from '#contract/locales.ts';
import { nameOrder } from '#domain/addresses/person-names.ts';
import { textIn, textsIn, versioned } from '#server/platform/db/localized.ts';
import type { forms, StoredField } from '#server/content/ports.ts';

export type FormRow = typeof forms.$inferSelect;

/** Form in one language. */
export function formIn(row: FormRow, asked: Locale) {
	const { locale, text } = textsIn(row.texts, asked);
	return versioned({
		id: row.id,
		updated_at: row.updated_at.toISOString(),
		slug: row.id,
		locale,
		...text,
		status: row.status,
		fields: inOrder(row.fields, locale).map((field) => toField(row.id, field, locale)),
	});
}

/** Swaps first and last name where a language puts the last name first. */
function inOrder(fields: readonly StoredField[], locale: Locale): readonly StoredField[] {
	const order = nameOrder(locale);
	const names = fields.filter(({ slug }) => order.includes(slug));
	if (names.length !== order.length) return fields;
	const turned = names.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
	return fields.map((field) => (names.includes(field) ? (turned.shift() ?? field) : field));
}

export type LocalizedForm = ReturnType<typeof formIn>;

function toField(form: string, { texts, options, ...field }: StoredField, locale: Locale) {
	const { name, hint, help_text, description, default_value } = textsIn(texts, locale).text;
	return {
		id: `${form}.${field.slug}`,
		...field,
		default_value: default_value ?? field.default_value,
		name,
		hint: hint ?? null,
		help_text: help_text ?? null,
		description: description ?? null,
		options: options.map(({ value, label }) => ({ value, label: textIn(label, locale) })),
	};
}
