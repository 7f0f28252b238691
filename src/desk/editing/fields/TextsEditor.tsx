import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { toField } from '#contract/content/documents/fields.ts';
import { isObject, type Json, type JsonObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { makeEmpty } from './empty.ts';
import { toSlug } from '#domain/text/slug.ts';
import { useFault, type EditorOf, AnyField } from './editor.ts';
import { FieldsEditor } from './FieldsEditor.tsx';

/** Texts in the language being edited, with the Italian ones beside them. */
export function TextsEditor({
	field,
	name,
	place,
	path,
	label,
	value,
	onChange,
}: EditorOf<'texts'>) {
	const { locale, isReadOnly } = useEditing();
	const { words } = useWords();
	const schema = field.entries[locale];
	const all: JsonObject = isObject(value) ? value : {};
	const own = all[locale];
	const source = locale === 'it' ? undefined : all['it'];
	if (!schema) return null;
	const inner = toField(schema);
	const put = (next: Json | undefined) =>
		onChange(
			next === undefined
				? Object.fromEntries(Object.entries(all).filter(([known]) => known !== locale))
				: { ...all, [locale]: next },
		);
	if (inner.kind !== 'object') {
		return (
			<AnyField
				schema={schema}
				name={name}
				place={place}
				label={label}
				source={source}
				path={`${path}.${locale}`}
				value={own}
				onChange={put}
			/>
		);
	}
	if (own === undefined) {
		return (
			<Box>
				<Button disabled={isReadOnly} onClick={() => put(makeEmpty(schema))}>
					{words('startTexts', { locale: words(`locales.${locale}`) })}
				</Button>
			</Box>
		);
	}
	return (
		<FieldsEditor
			entries={inner.entries}
			place={place}
			path={`${path}.${locale}`}
			value={isObject(own) ? own : {}}
			source={isObject(source) ? source : undefined}
			onChange={put}
		/>
	);
}

/** Address of an entry in the language being edited. */
export function SlugsEditor({ path, label, value, onChange }: EditorOf<'slugs'>) {
	const { locale, isReadOnly } = useEditing();
	const { words } = useWords();
	const own = `${path}.${locale}`;
	const fault = useFault(own);
	const all: JsonObject = isObject(value) ? value : {};
	const slug = String(all[locale] ?? '');
	return (
		<TextField
			label={`${label} (${words(`locales.${locale}`)})`}
			value={slug}
			size="small"
			fullWidth
			error={fault !== undefined}
			helperText={fault ?? words('slugHint')}
			slotProps={{ htmlInput: { 'data-path': own, readOnly: isReadOnly, spellCheck: false } }}
			onChange={({ target }) => {
				const others = Object.entries(all).filter(([known]) => known !== locale);
				const next =
					target.value === '' && locale !== 'it' ? [] : [[locale, target.value] as const];
				onChange(Object.fromEntries([...others, ...next]));
			}}
			onBlur={({ target }) => {
				const clean = toSlug(target.value);
				if (clean !== target.value && clean !== '') onChange({ ...all, [locale]: clean });
			}}
		/>
	);
}
