import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isObject, type JsonObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { RefEditor } from './ChoiceEditors.tsx';
import { useFault, type EditorOf } from './editor.ts';

/** A picture of the library and what it shows, in the language of the text around it. */
export function PictureEditor({
	field,
	name,
	place,
	path,
	label,
	value,
	onChange,
}: EditorOf<'picture'>) {
	const { words } = useWords();
	const given: JsonObject = isObject(value) ? value : { picture: '', alt: '' };
	const id = String(given['picture'] ?? '');
	return (
		<Box
			component="fieldset"
			sx={{
				border: 0,
				m: 0,
				p: 0,
				pl: 2,
				borderLeft: 1,
				borderColor: 'divider',
				display: 'grid',
				gap: 2,
			}}
		>
			<Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
				{label}
			</Box>
			<RefEditor
				field={{ kind: 'ref', ref: 'media', isNullable: field.isNullable, isOptional: false }}
				name={name}
				place={place}
				path={`${path}.picture`}
				label={words('picture')}
				value={id}
				onChange={(picked) => {
					if (picked === null || picked === undefined) onChange(null);
					else onChange({ ...given, picture: picked });
				}}
			/>
			{id !== '' && <Alternative path={`${path}.alt`} given={given} onChange={onChange} />}
		</Box>
	);
}

interface AlternativeProps {
	path: string;
	given: JsonObject;
	onChange: (value: JsonObject) => void;
}

/** What a picture shows. Empty only where somebody says that it is mere decoration. */
function Alternative({ path, given, onChange }: AlternativeProps) {
	const { words } = useWords();
	const { locale, isReadOnly } = useEditing();
	const fault = useFault(path);
	const alt = String(given['alt'] ?? '');
	const [isDecorative, setDecorative] = useState(alt === '');
	const missing = alt === '' && !isDecorative ? words('altMissing') : undefined;
	return (
		<>
			<TextField
				label={words('alt')}
				value={alt}
				size="small"
				fullWidth
				disabled={isDecorative}
				error={Boolean(fault ?? missing)}
				helperText={fault ?? missing ?? (isDecorative ? undefined : words('altHint'))}
				slotProps={{ htmlInput: { 'data-path': path, lang: locale, readOnly: isReadOnly } }}
				onChange={({ target }) => onChange({ ...given, alt: target.value })}
			/>
			<FormControlLabel
				label={words('decorative')}
				control={
					<Checkbox
						checked={isDecorative}
						disabled={isReadOnly}
						onChange={({ target }) => {
							setDecorative(target.checked);
							if (target.checked) onChange({ ...given, alt: '' });
						}}
					/>
				}
			/>
		</>
	);
}
