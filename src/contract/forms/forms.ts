import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { entityFields } from '#contract/entity.ts';
import { toList } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { ITEM_ERRORS, LIST_ERRORS, localized } from '#contract/localized.ts';
import { idSchema, maybeTextSchema, textSchema, titleSchema } from '#contract/units.ts';

/**
 * Field of a form that the host defines. `vue_type` is a wire name for the kind of control,
 * `validations` a pipe grammar (`required|email|max:255`), `width` a number of twelfths.
 */
export const formFieldSchema = v.object({
	id: idSchema,
	slug: idSchema,
	name: titleSchema,
	vue_type: textSchema,
	default_value: v.nullable(maybeTextSchema),
	validations: maybeTextSchema,
	hint: v.nullable(maybeTextSchema),
	help_text: v.nullable(maybeTextSchema),
	description: v.nullable(maybeTextSchema),
	class: v.nullable(maybeTextSchema),
	width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
	disabled: v.boolean(),
	attributes: v.record(v.string(), maybeTextSchema),
	options: v.array(
		v.object({
			value: maybeTextSchema,
			label: titleSchema,
			/** Compatible only with other fields' choices that share a word. Default: with all. */
			goes_with: v.optional(v.array(textSchema)),
		}),
	),
});
export type FormField = v.InferOutput<typeof formFieldSchema>;

/** Form of the site. While `status` is not enabled, pages show other contact options instead. */
export const formSchema = v.object({
	...entityFields,
	slug: idSchema,
	locale: localeSchema,
	name: titleSchema,
	description: v.nullable(maybeTextSchema),
	button_label: titleSchema,
	status: v.picklist(['enabled', 'disabled']),
	fields: toList(formFieldSchema, 'id'),
});
export type Form = v.InferOutput<typeof formSchema>;

export const listForms = endpoint({
	method: 'GET',
	path: '/forms',
	summary: 'Forms with their fields',
	query: localized,
	data: toList(formSchema, 'id'),
	errors: LIST_ERRORS,
});

export const getForm = endpoint({
	method: 'GET',
	path: '/forms/{slug}',
	summary: 'One form by slug',
	query: localized,
	data: formSchema,
	errors: ITEM_ERRORS,
});
