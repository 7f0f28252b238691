import TextField from '@mui/material/TextField';
import { useState } from 'react';
import * as v from 'valibot';
import type { Json } from '../data/values.ts';
import { useWords } from '../words.ts';
import type { EditorOf } from './FieldEditor.tsx';

const jsonSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.custom<Json>(() => true),
);

/** The JSON of a value that no field can show; taken over while it can be read. */
export function RawEditor({ label, path, value, onChange }: EditorOf<'raw'>) {
	const { words } = useWords();
	const [typed, setTyped] = useState(() => JSON.stringify(value ?? null, null, '\t'));
	const isReadable = v.is(jsonSchema, typed);
	return (
		<TextField
			label={label}
			value={typed}
			multiline
			minRows={3}
			maxRows={16}
			fullWidth
			error={!isReadable}
			helperText={isReadable ? undefined : words('notJson')}
			slotProps={{ htmlInput: { 'data-path': path, spellCheck: false } }}
			onChange={({ target }) => {
				setTyped(target.value);
				const parsed = v.safeParse(jsonSchema, target.value);
				if (parsed.success) onChange(parsed.output);
			}}
		/>
	);
}
