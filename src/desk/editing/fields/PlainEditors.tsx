import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { RomanTimeField } from '../RomanTimeField.tsx';
import { useEditing } from './context.ts';
import { emptied, useFault, type EditorOf } from './editor.ts';
import { SourceText } from './SourceText.tsx';

const toText = (value: unknown) =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Text of one or more lines. Optional fields are left out when empty. */
export function TextEditor({
	field,
	label,
	path,
	value,
	source,
	onChange,
}: EditorOf<'line' | 'text' | 'slug' | 'address' | 'email' | 'code' | 'id'>) {
	const { locale, isReadOnly } = useEditing();
	const fault = useFault(path);
	const text = toText(value);
	const isLong = field.kind === 'text';
	const isInWords = field.kind === 'line' || isLong;
	const most = 'max' in field ? field.max : Infinity;
	return (
		<div>
			<SourceText source={isInWords ? source : undefined} path={path} value={value} />
			<TextField
				label={label}
				value={text}
				fullWidth
				size="small"
				multiline={isLong}
				{...(isLong ? { minRows: 2, maxRows: 12 } : {})}
				error={fault !== undefined}
				helperText={fault ?? (text.length > most * 0.9 ? `${text.length} / ${most}` : undefined)}
				slotProps={{
					htmlInput: {
						'data-path': path,
						readOnly: isReadOnly,
						...(isInWords ? { lang: locale } : {}),
					},
				}}
				onChange={({ target }) => onChange(target.value === '' ? emptied(field) : target.value)}
			/>
		</div>
	);
}

/** Number in any of the desk's notations: a comma counts as a decimal point. */
export function NumberEditor({
	field,
	label,
	path,
	value,
	onChange,
}: EditorOf<'number' | 'integer' | 'cents'>) {
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	/** Incomplete input: "12," is no number yet. */
	const [typed, setTyped] = useState<string | null>(null);
	const toNumber = (text: string) => Number(text.replace(',', '.'));
	return (
		<TextField
			label={label}
			value={typed ?? toText(value)}
			size="small"
			fullWidth
			error={fault !== undefined}
			helperText={fault}
			slotProps={{
				htmlInput: {
					'data-path': path,
					readOnly: isReadOnly,
					inputMode: field.kind === 'number' ? 'decimal' : 'numeric',
				},
			}}
			onBlur={() => setTyped(null)}
			onChange={({ target }) => {
				const text = target.value.trim();
				setTyped(target.value);
				if (text === '') onChange(null);
				else if (!Number.isNaN(toNumber(text))) onChange(toNumber(text));
			}}
		/>
	);
}

/** Checkbox. */
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

/** Calendar day. */
export function DayEditor({ label, path, value, onChange }: EditorOf<'date'>) {
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	return (
		<TextField
			label={label}
			type="date"
			value={toText(value)}
			size="small"
			error={fault !== undefined}
			helperText={fault}
			slotProps={{
				inputLabel: { shrink: true },
				htmlInput: { 'data-path': path, readOnly: isReadOnly },
			}}
			onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
		/>
	);
}

/**
 * Instant in Rome's time zone. A time that the clocks skip or show twice stays in the draft as
 * typed, and is not published before it has been decided.
 */
export function InstantEditor({ label, path, value, onChange }: EditorOf<'instant'>) {
	const { isReadOnly } = useEditing();
	return (
		<RomanTimeField
			label={label}
			path={path}
			value={toText(value)}
			isReadOnly={isReadOnly}
			fault={useFault(path)}
			onChange={(time) => onChange(time === '' ? null : time)}
		/>
	);
}
