import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import * as v from 'valibot';
import { toField } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { isObject, type Json } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { emptyFields, makeEmpty } from './empty.ts';
import { useFault, type EditorOf, AnyField } from './editor.ts';
import { FieldsEditor } from './FieldsEditor.tsx';
import { Group } from './Group.tsx';

type Entries = Readonly<Record<string, AnySchema>>;

/** Fields of each shape of a variant, by its discriminator. */
function toShapes({ key, options }: EditorOf<'variant'>['field']): Map<string, Entries> {
	const shapes = options.flatMap((option) => {
		const shape = toField(option);
		const mark = shape.kind === 'object' ? shape.entries[key] : undefined;
		const told = mark && toField(mark);
		if (shape.kind !== 'object' || told?.kind !== 'constant') return [];
		return [[String(told.value), shape.entries] as const];
	});
	return new Map(shapes);
}

/** Variant: its shape, then its fields. Fields that both shapes have keep their values. */
export function VariantEditor(props: EditorOf<'variant'>) {
	const { field, name, place, path, label, value, source, onChange } = props;
	const { words, choice, label: getLabel, block } = useWords();
	const { isReadOnly, locale } = useEditing();
	const fault = useFault(path);
	const shapes = toShapes(field);
	const given = isObject(value) ? value : {};
	const shape = String(given[field.key] ?? '');
	function choose(next: string): void {
		const entries = shapes.get(next);
		if (!entries) return onChange(null);
		const kept = Object.entries(given).filter(([known]) => known in entries);
		onChange({ ...emptyFields(entries), ...Object.fromEntries(kept), [field.key]: next });
	}
	const isBlock = name === 'blocks';
	return (
		<Group label={isBlock ? block(shape) : label}>
			{!isBlock && locale === 'it' && (
				<TextField
					select
					size="small"
					label={getLabel(place, field.key)}
					value={shapes.has(shape) ? shape : ''}
					error={fault !== undefined}
					helperText={fault}
					slotProps={{ htmlInput: { 'data-path': path, readOnly: isReadOnly } }}
					onChange={({ target }) => choose(target.value)}
				>
					{(field.isNullable || shape === '') && <MenuItem value="">{words('none')}</MenuItem>}
					{[...shapes.keys()].map((option) => (
						<MenuItem key={option} value={option}>
							{choice(name, option)}
						</MenuItem>
					))}
				</TextField>
			)}
			<FieldsEditor
				entries={shapes.get(shape) ?? {}}
				place={isBlock ? shape : place}
				path={path}
				value={given}
				source={isObject(source) ? source : undefined}
				onChange={onChange}
			/>
		</Group>
	);
}

/** Index of the option that a value fits; 0 where it fits none. */
function toOption(options: readonly AnySchema[], value: Json | undefined): number {
	const fitting = options.findIndex((option) => v.is(option, value));
	if (fitting >= 0) return fitting;
	const byKind = options.findIndex((option) => {
		const { kind } = toField(option);
		if (isObject(value)) return kind === 'texts' || kind === 'object';
		return typeof value === 'string' ? kind === 'line' || kind === 'text' : false;
	});
	return Math.max(0, byKind);
}

/** Value of one of several types: a number, text, or text in each language. */
export function UnionEditor({ field, ...props }: EditorOf<'union'>) {
	const { label, value, onChange } = props;
	const { coded, words } = useWords();
	const { isReadOnly, locale } = useEditing();
	const at = toOption(field.options, value);
	const schema = field.options[at];
	if (!schema) return null;
	return (
		<>
			{locale === 'it' && (
				<TextField
					select
					size="small"
					label={words('kindOf', { name: label })}
					value={at}
					slotProps={{ htmlInput: { readOnly: isReadOnly } }}
					onChange={({ target }) => {
						const option = field.options[Number(target.value)];
						if (option) onChange(makeEmpty(option));
					}}
				>
					{field.options.map((option, place) => (
						<MenuItem key={place} value={place}>
							{coded('kinds', toField(option).kind)}
						</MenuItem>
					))}
				</TextField>
			)}
			<AnyField schema={schema} {...props} />
		</>
	);
}
