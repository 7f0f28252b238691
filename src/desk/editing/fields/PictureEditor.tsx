import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { isObject, type Json, type JsonObject } from '#domain/documents/values.ts';
import type { Picture } from '../media/api.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { useFault, type EditorOf } from './editor.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** Neither described nor marked as decoration: until one is stated it cannot be published. */
const UNSAID = null;

/** Picture with its alternative text, in the language of the surrounding text. */
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
	const { locale } = useEditing();
	const given: JsonObject = isObject(value) ? value : { picture: '', alt: UNSAID };
	const id = String(given['picture'] ?? '');
	/** Alternative text from the library; where a picture is decoration, its successor is, too. */
	function toAlt(picture: Picture): Json {
		if (picture.id === id || (id !== '' && given['alt'] === '')) return given['alt'] ?? UNSAID;
		return picture.alt[locale] ?? UNSAID;
	}
	return (
		<Box
			component="fieldset"
			sx={{
				border: 0,
				m: 0,
				p: 0,
				pl: 2,
				minWidth: 0,
				borderLeft: 1,
				borderColor: 'divider',
				display: 'grid',
				gap: 2,
				gridTemplateColumns: 'minmax(0, 1fr)',
			}}
		>
			<Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
				{label}
			</Box>
			<PictureChoice
				field={{ kind: 'ref', ref: 'media', isNullable: field.isNullable, isOptional: false }}
				name={name}
				place={place}
				path={`${path}.picture`}
				label={words('picture')}
				value={id}
				onPick={(picture) => onChange({ ...given, picture: picture.id, alt: toAlt(picture) })}
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

/** Alternative text of a picture. It is empty only where the picture is marked as decoration. */
function Alternative({ path, given, onChange }: AlternativeProps) {
	const { words } = useWords();
	const { locale, isReadOnly } = useEditing();
	const fault = useFault(path);
	const alt = typeof given['alt'] === 'string' ? given['alt'] : UNSAID;
	const isDecorative = alt === '';
	const wrong = alt === UNSAID ? words('altMissing') : fault;
	const say = (text: string) => onChange({ ...given, alt: text === '' ? UNSAID : text });
	return (
		<>
			<TextField
				label={words('alt')}
				value={alt ?? ''}
				size="small"
				fullWidth
				required={!isDecorative}
				disabled={isDecorative}
				error={wrong !== undefined}
				helperText={wrong ?? (isDecorative ? undefined : words('altHint'))}
				slotProps={{ htmlInput: { 'data-path': path, lang: locale, readOnly: isReadOnly } }}
				onChange={({ target }) => say(target.value)}
			/>
			<FormControlLabel
				label={words('decorative')}
				control={
					<Checkbox
						checked={isDecorative}
						disabled={isReadOnly}
						onChange={({ target }) => onChange({ ...given, alt: target.checked ? '' : UNSAID })}
					/>
				}
			/>
		</>
	);
}
