import Box from '@mui/material/Box';
import { isObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { emptyFields } from './empty.ts';
import { type EditorOf } from './editor.ts';
import { FieldsEditor } from './FieldsEditor.tsx';
import { Group } from './Group.tsx';

/** Fields that belong together, under their label; hidden while an optional object is absent. */
export function ObjectEditor(props: EditorOf<'object'>) {
	const { field, place, path, label, value, source, onChange } = props;
	const { words } = useWords();
	const { isReadOnly } = useEditing();
	const isThere = isObject(value);
	const mayMiss = field.isNullable || field.isOptional;
	return (
		<Group label={label}>
			{mayMiss && (
				<Box component="label">
					<input
						type="checkbox"
						checked={isThere}
						disabled={isReadOnly}
						onChange={({ target }) => {
							if (target.checked) onChange(emptyFields(field.entries));
							else onChange(field.isNullable ? null : undefined);
						}}
					/>{' '}
					{words('isThere', { name: label })}
				</Box>
			)}
			{isThere && (
				<FieldsEditor
					entries={field.entries}
					place={place}
					path={path}
					value={value}
					source={isObject(source) ? source : undefined}
					onChange={onChange}
				/>
			)}
		</Group>
	);
}
