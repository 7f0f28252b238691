import type { ReactNode } from 'react';
import { fieldOf, type FieldKind, type FieldOf } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx';
import type { Json } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { ChoiceEditor, RefEditor } from './ChoiceEditors.tsx';
import { useEditing } from './context.ts';
import { LinkEditor } from './LinkEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MapEditor } from './MapEditor.tsx';
import { ObjectEditor } from './ObjectEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { BooleanEditor, DayEditor, NumberEditor, TextEditor } from './PlainEditors.tsx';
import { SlugsEditor, TextsEditor } from './TextsEditor.tsx';
import { UnionEditor, VariantEditor } from './VariantEditor.tsx';

export interface Place {
	/** Name of the field in its schema, which its words go by. */
	name: string;
	/** What the field is part of: a kind of entry, or a type of block. */
	place: string;
	/** Way to the value in the document, as faults name it. */
	path: string;
	label: string;
	value: Json | undefined;
	/** The same value in Italian, where a translation is made. */
	source?: Json | undefined;
	/** Without a value the field is left out. */
	onChange: (value: Json | undefined) => void;
}
export interface EditorProps extends Place {
	schema: AnySchema;
}
/** What the contract says of fields of a kind. */
type FieldsOf<K, F = FieldOf> = F extends { kind: infer Kinds }
	? K extends Kinds
		? F
		: never
	: never;
export type EditorOf<K extends FieldKind> = Place & { field: FieldsOf<K> };

/** What is wrong with a value, in the desk's words. */
export function useFault(path: string): string | undefined {
	const { faults } = useEditing();
	const { fault } = useWords();
	const found = faults.find((known) => known.path === path);
	return found && [fault(found.code), found.detail].filter(Boolean).join(' ');
}

/** What an empty field holds: nothing, where nothing may be there. */
export const emptied = ({ isNullable, isOptional }: FieldOf): Json | undefined =>
	isNullable ? null : isOptional ? undefined : '';

/** By what a value of any kind is entered. */
export function FieldEditor({ schema, ...props }: EditorProps): ReactNode {
	const field = fieldOf(schema);
	switch (field.kind) {
		case 'boolean':
			return <BooleanEditor {...props} field={field} />;
		case 'number':
		case 'integer':
		case 'cents':
			return <NumberEditor {...props} field={field} />;
		case 'date':
		case 'instant':
			return <DayEditor {...props} field={field} />;
		case 'choice':
			return <ChoiceEditor {...props} field={field} />;
		case 'ref':
			return <RefEditor {...props} field={field} />;
		case 'link':
			return <LinkEditor {...props} field={field} />;
		case 'list':
			return <ListEditor {...props} field={field} />;
		case 'object':
			return <ObjectEditor {...props} field={field} />;
		case 'texts':
			return <TextsEditor {...props} field={field} />;
		case 'slugs':
			return <SlugsEditor {...props} field={field} />;
		case 'variant':
			return <VariantEditor {...props} field={field} />;
		case 'union':
			return <UnionEditor {...props} field={field} />;
		case 'record':
			return <MapEditor {...props} field={field} />;
		case 'picture':
			return <PictureEditor {...props} field={field} />;
		case 'rich_text':
			return <RichTextEditor {...props} field={field} />;
		case 'constant':
		case 'key':
		case 'translated':
			return null;
		default:
			return <TextEditor {...props} field={field} />;
	}
}
