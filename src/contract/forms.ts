import * as v from 'valibot';
import { entityFields } from './entity.ts';
import { localeSchema } from './locales.ts';
import { idSchema, textSchema } from './units.ts';

/**
 * A field of a form that the host defines. `vue_type` is a wire name for the kind of control,
 * `validations` a pipe grammar (`required|email|max:255`), `width` counts twelfths.
 */
export const formFieldSchema = v.object({
	id: idSchema,
	slug: idSchema,
	name: textSchema,
	vue_type: textSchema,
	default_value: v.nullable(v.string()),
	validations: v.string(),
	hint: v.nullable(v.string()),
	help_text: v.nullable(v.string()),
	description: v.nullable(v.string()),
	class: v.nullable(v.string()),
	width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
	disabled: v.boolean(),
	attributes: v.record(v.string(), v.string()),
	options: v.array(v.object({ value: v.string(), label: textSchema })),
});
export type FormField = v.InferOutput<typeof formFieldSchema>;

/** While `status` is not enabled a page shows the other ways to get in touch instead. */
export const formSchema = v.object({
	...entityFields,
	slug: idSchema,
	locale: localeSchema,
	name: textSchema,
	description: v.nullable(v.string()),
	button_label: textSchema,
	status: v.picklist(['enabled', 'disabled']),
	fields: v.array(formFieldSchema),
});
export type Form = v.InferOutput<typeof formSchema>;
