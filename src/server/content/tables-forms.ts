import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { CHOICE_SOURCES } from '#contract/content/documents/form.ts';
import { rowFields, texts, type StoredTexts } from '#server/platform/db/columns.ts';

interface FieldTexts {
	name: string;
	/** Takes precedence over the field's own. */
	default_value?: string;
	hint?: string;
	help_text?: string;
	description?: string;
}
export type ChoiceSource = (typeof CHOICE_SOURCES)[number];

/** Stored field of a form, with its texts in all languages. */
export interface StoredField {
	slug: string;
	vue_type: string;
	validations: string;
	width: number;
	class: string | null;
	default_value: string | null;
	disabled: boolean;
	attributes: Record<string, string>;
	options: { value: string; label: StoredTexts<string> }[];
	/** Source of choices that are records of their own; they replace `options`. */
	choices?: ChoiceSource;
	texts: StoredTexts<FieldTexts>;
}
/** Forms are content; their submissions belong to the forms capability. */
export const forms = pgTable('forms', {
	id: text('id').primaryKey(),
	position: integer('position').notNull(),
	status: text('status', { enum: ['enabled', 'disabled'] }).notNull(),
	fields: jsonb('fields').$type<StoredField[]>().notNull(),
	texts: texts<{ name: string; description: string | null; button_label: string }>(),
	...rowFields,
});
