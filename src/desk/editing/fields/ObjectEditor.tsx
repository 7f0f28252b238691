import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isObject, type Json, type JsonObject } from '../data/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { emptyFields, type Field, type Fields } from './fields.ts';
import { FieldEditor, useFault, type EditorOf } from './FieldEditor.tsx';

interface FieldsEditorProps {
	fields: Fields;
	place: string;
	path: string;
	value: JsonObject;
	onChange: (value: JsonObject) => void;
	/** Fields that are entered elsewhere. */
	without?: readonly string[];
}

/** An entry named by its kind and its id: the id is one of that kind's. */
function ofKind(name: string, field: Field, value: JsonObject): Field {
	const entity = value['entity'];
	const isId = name === 'id' && field.kind === 'text' && typeof entity === 'string';
	return isId ? { kind: 'ref', entity, isNullable: field.isNullable } : field;
}

/** Fields one under the other, each by its words. */
export function FieldsEditor({ fields, place, path, value, onChange, without }: FieldsEditorProps) {
	const { label } = useWords();
	return fields
		.filter(([name, { kind }]) => kind !== 'fixed' && !without?.includes(name))
		.map(([name, field]) => (
			<FieldEditor
				key={name}
				field={ofKind(name, field, value)}
				name={name}
				place={place}
				path={path === '' ? name : `${path}.${name}`}
				label={label(place, name)}
				value={value[name]}
				onChange={(next) => onChange({ ...value, [name]: next })}
			/>
		));
}

const group = {
	border: 0,
	m: 0,
	p: 0,
	pl: 2,
	minWidth: 0,
	borderLeft: 1,
	borderColor: 'divider',
	display: 'grid',
	gap: 2,
} as const;

/** Fields that belong together, under their name; none where they may be missing and are. */
export function ObjectEditor({ field, place, path, label, value, onChange }: EditorOf<'object'>) {
	const { words } = useWords();
	const isThere = isObject(value);
	return (
		<Box component="fieldset" sx={group}>
			<Legend text={label} />
			{field.isNullable && (
				<Presence
					isThere={isThere}
					label={words('isThere', { name: label })}
					onChange={(is) => onChange(is ? emptyFields(field.fields) : null)}
				/>
			)}
			{isThere && (
				<FieldsEditor
					fields={field.fields}
					place={place}
					path={path}
					value={value}
					onChange={onChange}
				/>
			)}
		</Box>
	);
}

const Legend = ({ text }: { text: string }) => (
	<Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
		{text}
	</Box>
);

interface PresenceProps {
	isThere: boolean;
	label: string;
	onChange: (isThere: boolean) => void;
}

function Presence({ isThere, label, onChange }: PresenceProps) {
	const { isReadOnly } = useEditing();
	return (
		<label>
			<input
				type="checkbox"
				checked={isThere}
				disabled={isReadOnly}
				onChange={({ target }) => onChange(target.checked)}
			/>{' '}
			{label}
		</label>
	);
}

/** One of several shapes: which one, then its fields. What both have is carried over. */
export function VariantEditor({
	field,
	name,
	place,
	path,
	label,
	value,
	onChange,
}: EditorOf<'variant'>) {
	const { words, choice, label: labelOf } = useWords();
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	const given = isObject(value) ? value : {};
	const shape = String(given[field.by] ?? '');
	function choose(next: string): void {
		const fields = field.shapes.get(next);
		if (!fields) onChange(null);
		else {
			const kept = Object.entries(given).filter(([key]) => fields.some(([known]) => known === key));
			const fresh: Record<string, Json> = { ...emptyFields(fields), ...Object.fromEntries(kept) };
			onChange({ ...fresh, [field.by]: next });
		}
	}
	return (
		<Box component="fieldset" sx={group}>
			<Legend text={label} />
			<TextField
				select
				size="small"
				label={labelOf(place, field.by)}
				value={field.shapes.has(shape) ? shape : ''}
				error={fault !== undefined}
				helperText={fault}
				slotProps={{ htmlInput: { 'data-path': path, readOnly: isReadOnly } }}
				onChange={({ target }) => choose(target.value)}
			>
				{(field.isNullable || shape === '') && <MenuItem value="">{words('none')}</MenuItem>}
				{[...field.shapes.keys()].map((option) => (
					<MenuItem key={option} value={option}>
						{choice(name, option)}
					</MenuItem>
				))}
			</TextField>
			<FieldsEditor
				fields={field.shapes.get(shape) ?? []}
				place={place}
				path={path}
				value={given}
				onChange={onChange}
			/>
		</Box>
	);
}
