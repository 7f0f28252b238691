import * as v from 'valibot';
import { formFieldSchema, formSchema } from '#contract/forms/forms.ts';
import { toList } from '#contract/lists.ts';
import { idSchema, maybeTextSchema, titleSchema } from '#contract/units.ts';
import { toTexts, wordsSchema } from './localized.ts';
import { positionSchema } from './page.ts';
import { translatedSchema } from './translation.ts';

/** Records that a field may offer as choices: wheel articles, and shops with an e-mail address. */
export const CHOICE_SOURCES = ['wheels', 'shops'] as const;

const { vue_type, validations, width, default_value, disabled, attributes } =
	formFieldSchema.entries;

const formFieldDocumentSchema = v.strictObject({
	/** Name of its value. It stays when the texts change. */
	slug: idSchema,
	vue_type,
	validations,
	width,
	class: formFieldSchema.entries.class,
	default_value,
	disabled,
	attributes,
	options: v.array(v.strictObject({ value: maybeTextSchema, label: wordsSchema })),
	/** Source of choices that are records. They replace `options`. */
	choices: v.optional(v.picklist(CHOICE_SOURCES)),
	texts: toTexts({
		name: titleSchema,
		/** Overrides the field's default with the likely choice in this language; not a text. */
		default_value: v.optional(v.pipe(maybeTextSchema, v.metadata({ field: 'code' }))),
		hint: v.optional(maybeTextSchema),
		help_text: v.optional(maybeTextSchema),
		description: v.optional(maybeTextSchema),
	}),
});

export const formDocumentSchema = v.strictObject({
	status: formSchema.entries.status,
	position: positionSchema,
	fields: toList(formFieldDocumentSchema, 'slug'),
	texts: toTexts({
		name: titleSchema,
		description: v.nullable(maybeTextSchema),
		button_label: titleSchema,
	}),
	translated: v.optional(translatedSchema),
});
