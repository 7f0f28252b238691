import type { ReactNode } from 'react';
import type { Json } from '../data/values.ts';
import { useEditing } from './context.ts';
import { useWords } from '../words.ts';
import type { Field, FieldKind, FieldOf } from './fields.ts';
import { ChoiceEditor, RefEditor } from './ChoiceEditors.tsx';
import { BooleanEditor, DayEditor, NumberEditor, TextEditor } from './PlainEditors.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MapEditor } from './MapEditor.tsx';
import { ObjectEditor, VariantEditor } from './ObjectEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { RawEditor } from './RawEditor.tsx';
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx';

export interface EditorProps<F = Field> {
	field: F;
	/** Name of the field in its schema, which its words go by. */
	name: string;
	/** What the field is part of: a kind of entry, or a type of block. */
	place: string;
	/** Way to the value in the document, as faults name it. */
	path: string;
	label: string;
	value: Json | undefined;
	onChange: (value: Json) => void;
}

export type EditorOf<K extends FieldKind> = EditorProps<FieldOf<K>>;

/** What is wrong with a value, in the desk's words. */
export function useFault(path: string): string | undefined {
	const { faults } = useEditing();
	const { fault } = useWords();
	const found = faults.find((known) => known.path === path);
	return found && [fault(found.code), found.detail].filter(Boolean).join(' ');
}

/** By what a value of any kind is entered. */
export function FieldEditor(props: EditorProps): ReactNode {
	const { field } = props;
	switch (field.kind) {
		case 'boolean':
			return <BooleanEditor {...props} field={field} />;
		case 'number':
		case 'number_or_text':
			return <NumberEditor {...props} field={field} />;
		case 'day':
		case 'instant':
			return <DayEditor {...props} field={field} />;
		case 'choice':
			return <ChoiceEditor {...props} field={field} />;
		case 'ref':
			return <RefEditor {...props} field={field} />;
		case 'list':
			return <ListEditor {...props} field={field} />;
		case 'object':
			return <ObjectEditor {...props} field={field} />;
		case 'variant':
			return <VariantEditor {...props} field={field} />;
		case 'map':
			return <MapEditor {...props} field={field} />;
		case 'picture':
			return <PictureEditor {...props} field={field} />;
		case 'rich_text':
			return <RichTextEditor {...props} field={field} />;
		case 'later':
			return <FieldEditor {...props} field={field.read()} />;
		case 'raw':
			return <RawEditor {...props} field={field} />;
		case 'fixed':
			return null;
		default:
			return <TextEditor {...props} field={field} />;
	}
}
