import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEditing } from './context.ts';
import { useFault, type EditorOf } from './editor.ts';
import { useWords } from '../words.ts';

/** Longest list that is opened rather than searched. */
const SHORT = 12;

/** One of several options, few or hundreds. A value that is no longer an option stays visible. */
export function ChoiceEditor({ field, name, label, path, value, onChange }: EditorOf<'choice'>) {
	const { isReadOnly } = useEditing();
	const { choice, words } = useWords();
	const fault = useFault(path);
	const now = typeof value === 'string' || typeof value === 'number' ? value : null;
	const options =
		now === null || field.options.includes(now) ? field.options : [now, ...field.options];
	if (options.length > SHORT) {
		return (
			<Autocomplete
				options={[...options]}
				value={now}
				readOnly={isReadOnly}
				disableClearable={false}
				getOptionLabel={(option) => choice(name, option)}
				onChange={(_, picked) =>
					onChange(picked ?? (field.isNullable || !field.isOptional ? null : undefined))
				}
				renderInput={(params) => (
					<TextField
						{...params}
						label={label}
						size="small"
						error={fault !== undefined}
						helperText={fault}
					/>
				)}
			/>
		);
	}
	return (
		<TextField
			select
			label={label}
			value={now ?? ''}
			size="small"
			fullWidth
			error={fault !== undefined}
			helperText={fault}
			slotProps={{ htmlInput: { 'data-path': path, readOnly: isReadOnly } }}
			onChange={({ target }) => {
				const picked = options.find((option) => String(option) === target.value);
				onChange(picked ?? null);
			}}
		>
			{field.isNullable && <MenuItem value="">{words('none')}</MenuItem>}
			{options.map((option) => (
				<MenuItem key={option} value={option}>
					{choice(name, option)}
				</MenuItem>
			))}
		</TextField>
	);
}

/** Reference to another entry, found by its title and stored by its id. */
export function RefEditor({ field, label, path, value, onChange }: EditorOf<'ref'>) {
	const { getChoices, isReadOnly } = useEditing();
	const fault = useFault(path);
	const choices = getChoices(field.ref);
	const titles = new Map(choices.map(({ id, title }) => [id, title]));
	const now = typeof value === 'string' && value !== '' ? value : null;
	const options = choices.map(({ id }) => id);
	const isLost = now !== null && !titles.has(now);
	return (
		<Autocomplete
			options={isLost ? [now, ...options] : options}
			value={now}
			readOnly={isReadOnly}
			getOptionLabel={(id) => titles.get(id) ?? id}
			renderOption={({ key, ...props }, id) => (
				<li key={key} {...props}>
					<span>
						{titles.get(id) ?? id} <small>{id}</small>
					</span>
				</li>
			)}
			onChange={(_, picked) =>
				onChange(picked ?? (field.isNullable || !field.isOptional ? null : undefined))
			}
			renderInput={(params) => (
				<TextField
					{...params}
					label={label}
					size="small"
					error={fault !== undefined}
					helperText={fault}
				/>
			)}
		/>
	);
}
