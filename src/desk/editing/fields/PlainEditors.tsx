import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useEditing } from './context.ts';
import { useFault, type EditorOf } from './FieldEditor.tsx';

const textOf = (value: unknown) =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Words of a line or more. What may be missing is missing when it is empty. */
export function TextEditor({
	field,
	label,
	path,
	value,
	onChange,
}: EditorOf<'text' | 'long_text' | 'slug' | 'address'>) {
	const { locale, isReadOnly } = useEditing();
	const fault = useFault(path);
	const text = textOf(value);
	const isAddress = field.kind === 'address' || field.kind === 'slug';
	const isNear = field.most !== null && text.length > field.most * 0.9;
	return (
		<TextField
			label={label}
			value={text}
			fullWidth
			size="small"
			multiline={field.kind === 'long_text'}
			{...(field.kind === 'long_text' ? { minRows: 2, maxRows: 12 } : {})}
			error={fault !== undefined}
			helperText={fault ?? (isNear ? `${text.length} / ${field.most}` : undefined)}
			slotProps={{
				htmlInput: {
					'data-path': path,
					readOnly: isReadOnly,
					...(isAddress ? {} : { lang: locale }),
				},
			}}
			onChange={({ target }) =>
				onChange(target.value === '' && field.isNullable ? null : target.value)
			}
		/>
	);
}

/** Numbers as they are typed in any of the desk's languages: a comma is a point. */
export function NumberEditor({
	field,
	label,
	path,
	value,
	onChange,
}: EditorOf<'number' | 'number_or_text'>) {
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	/** What is typed on the way to a number: "12," is none yet. */
	const [typed, setTyped] = useState<string | null>(null);
	const numberOf = (text: string) => Number(text.replace(',', '.'));
	return (
		<TextField
			label={label}
			value={typed ?? textOf(value)}
			size="small"
			fullWidth
			error={fault !== undefined}
			helperText={fault}
			slotProps={{
				htmlInput: {
					'data-path': path,
					readOnly: isReadOnly,
					inputMode: field.kind === 'number' ? 'decimal' : 'text',
				},
			}}
			onBlur={() => setTyped(null)}
			onChange={({ target }) => {
				const text = target.value.trim();
				setTyped(target.value);
				if (text === '') onChange(field.kind === 'number' ? null : '');
				else if (!Number.isNaN(numberOf(text))) onChange(numberOf(text));
				else if (field.kind === 'number_or_text') onChange(target.value);
			}}
		/>
	);
}

/** Yes or no. */
export function BooleanEditor({ label, path, value, onChange }: EditorOf<'boolean'>) {
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	return (
		<div>
			<FormControlLabel
				label={label}
				control={
					<Checkbox
						checked={value === true}
						disabled={isReadOnly}
						name={path}
						onChange={({ target }) => onChange(target.checked)}
					/>
				}
			/>
			{fault && <FormHelperText error>{fault}</FormHelperText>}
		</div>
	);
}

/** A day of the calendar, or an instant as it is read in Italy. */
export function DayEditor({ field, label, path, value, onChange }: EditorOf<'day' | 'instant'>) {
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	const isDay = field.kind === 'day';
	return (
		<TextField
			label={label}
			type={isDay ? 'date' : 'datetime-local'}
			value={isDay ? textOf(value) : localTime(textOf(value))}
			size="small"
			error={fault !== undefined}
			helperText={fault}
			slotProps={{
				inputLabel: { shrink: true },
				htmlInput: { 'data-path': path, readOnly: isReadOnly },
			}}
			onChange={({ target }) => {
				if (target.value === '') onChange(null);
				else onChange(isDay ? target.value : new Date(target.value).toISOString());
			}}
		/>
	);
}

/** An instant for a field that knows no zone but the reader's own. */
function localTime(instant: string): string {
	if (instant === '') return '';
	const at = new Date(instant);
	const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
	return shifted.toISOString().slice(0, 16);
}
