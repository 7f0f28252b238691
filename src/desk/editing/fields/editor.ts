import { createContext, use, type ReactNode } from 'react';
import type { FieldKind, FieldOf } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import type { Json } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';

export interface Place {
	/** Name of the field in its schema, which its label goes by. */
	name: string;
	/** Parent of the field: a content type or a block type. */
	place: string;
	/** Path of the value in the document, as issues name it. */
	path: string;
	label: string;
	value: Json | undefined;
	/** Italian value of the same field, where a translation is edited. */
	source?: Json | undefined;
	/** Undefined removes the field. */
	onChange: (value: Json | undefined) => void;
}
export interface EditorProps extends Place {
	schema: AnySchema;
}
/** Description of the fields of one type. */
type FieldsOf<K, F = FieldOf> = F extends { kind: infer Kinds }
	? K extends Kinds
		? F
		: never
	: never;
export type EditorOf<K extends FieldKind> = Place & { field: FieldsOf<K> };

/** Validation error of a value, as text. */
export function useFault(path: string): string | undefined {
	const { faults } = useEditing();
	const { fault } = useWords();
	const found = faults.find((known) => known.path === path);
	return found && [fault(found.code), found.detail].filter(Boolean).join(' ');
}

/** Value of an empty field: null or undefined where the schema allows it. */
export const emptied = ({ isNullable, isOptional }: FieldOf): Json | undefined =>
	isNullable ? null : isOptional ? undefined : '';

/**
 * Renders the editor of any value; it has no hooks of its own. Editors of lists and objects render
 * their children by it, and it renders them: the context spares them a circular import.
 */
export const EditorContext = createContext<(props: EditorProps) => ReactNode>(() => null);

/** Editor of any value. */
export const AnyField = (props: EditorProps): ReactNode => use(EditorContext)(props);
