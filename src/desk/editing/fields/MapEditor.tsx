import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import TextField from '@mui/material/TextField';
import { isObject, type JsonObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { makeEmpty } from './empty.ts';
import { type EditorOf, AnyField } from './editor.ts';

/** Values under names that the editor types. */
export function MapEditor({
	field,
	name,
	place,
	path,
	label,
	value,
	onChange,
}: EditorOf<'record'>) {
	const { words } = useWords();
	const { isReadOnly } = useEditing();
	const given: JsonObject = isObject(value) ? value : {};
	const entries = Object.entries(given);
	const rename = (from: string, to: string) =>
		onChange(Object.fromEntries(entries.map(([key, held]) => [key === from ? to : key, held])));
	return (
		<Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
			<Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
				{label}
			</Box>
			{entries.map(([key, held], row) => (
				<Box key={row} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
					<TextField
						size="small"
						label={words('nameOf', { name: `${label} ${row + 1}` })}
						value={key}
						slotProps={{ htmlInput: { readOnly: isReadOnly } }}
						onChange={({ target }) => target.value in given || rename(key, target.value)}
					/>
					<Box sx={{ flex: 1 }}>
						<AnyField
							schema={field.value}
							name={name}
							place={place}
							path={`${path}.${key}`}
							label={words('valueOf', { name: key })}
							value={held}
							onChange={(next) => onChange({ ...given, [key]: next ?? null })}
						/>
					</Box>
					{!isReadOnly && (
						<IconButton
							aria-label={words('remove', { name: key })}
							onClick={() => onChange(Object.fromEntries(entries.toSpliced(row, 1)))}
						>
							<DeleteOutlined fontSize="small" />
						</IconButton>
					)}
				</Box>
			))}
			{!isReadOnly && !('' in given) && (
				<Button
					size="small"
					sx={{ justifySelf: 'start' }}
					onClick={() => onChange({ ...given, '': makeEmpty(field.value) })}
				>
					{words('addTo', { name: label })}
				</Button>
			)}
		</Box>
	);
}
