import * as v from 'valibot';
import { formFieldSchema, formSchema } from '#contract/forms/forms.ts';
import { listOf } from '#contract/lists.ts';
import { idSchema, maybeTextSchema, titleSchema } from '#contract/units.ts';
import { textsOf, wordsSchema } from './localized.ts';
import { positionSchema } from './page.ts';
import { translatedSchema } from './translation.ts';

/** Records that a field may offer as its choices: articles of wheels, shops that can be written to. */
export const CHOICE_SOURCES = ['wheels', 'shops'] as const;

const { vue_type, validations, width, default_value, disabled, attributes } =
	formFieldSchema.entries;

const formFieldDocumentSchema = v.strictObject({
	/** Name of its value; stays when the words change. */
	slug: idSchema,
	vue_type,
	validations,
	width,
	class: formFieldSchema.entries.class,
	default_value,
	disabled,
	attributes,
	options: v.array(v.strictObject({ value: maybeTextSchema, label: wordsSchema })),
	/** Where the choices come from that are records of their own; they take the place of `options`. */
	choices: v.optional(v.picklist(CHOICE_SOURCES)),
	texts: textsOf({
		name: titleSchema,
		/** Goes before the field's own: what a reader of the language is likely to choose, no words. */
		default_value: v.optional(v.pipe(maybeTextSchema, v.metadata({ field: 'code' }))),
		hint: v.optional(maybeTextSchema),
		help_text: v.optional(maybeTextSchema),
		description: v.optional(maybeTextSchema),
	}),
});

export const formDocumentSchema = v.strictObject({
	status: formSchema.entries.status,
	position: positionSchema,
	fields: listOf(formFieldDocumentSchema, 'slug'),
	texts: textsOf({
		name: titleSchema,
		description: v.nullable(maybeTextSchema),
		button_label: titleSchema,
	}),
	translated: v.optional(translatedSchema),
});
