import { createContext, use, type ReactNode } from 'react';
import type { FieldKind, FieldOf } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import type { Json } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';

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

/**
 * Draws the editor of any value, without hooks of its own. Those of lists and objects draw what lies in
 * them by it, and it draws them: they meet here, and not by importing each other.
 */
export const EditorContext = createContext<(props: EditorProps) => ReactNode>(() => null);

/** By what a value of any kind is entered. */
export const AnyField = (props: EditorProps): ReactNode => use(EditorContext)(props);
