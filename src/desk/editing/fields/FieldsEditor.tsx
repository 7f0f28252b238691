import { toField } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import type { Json, JsonObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { hasWords } from './empty.ts';
import { AnyField } from './editor.ts';

interface FieldsEditorProps {
	entries: Readonly<Record<string, AnySchema>>;
	place: string;
	path: string;
	value: JsonObject;
	source?: JsonObject | undefined;
	onChange: (value: JsonObject) => void;
}

function put(value: JsonObject, name: string, next: Json | undefined): JsonObject {
	if (next !== undefined) return { ...value, [name]: next };
	return Object.fromEntries(Object.entries(value).filter(([known]) => known !== name));
}

/** Field types that are never edited. */
const HIDDEN = ['constant', 'key', 'translated'];

/**
 * Fields one below the other, each with its label. Other languages than Italian show translatable
 * fields only: structure and pictures are edited once for all languages.
 */
export function FieldsEditor(props: FieldsEditorProps) {
	const { entries, place, path, value, source, onChange } = props;
	const { label } = useWords();
	const { locale, hidden } = useEditing();
	const isInTexts = source !== undefined;
	return Object.entries(entries)
		.filter(([name, schema]) => {
			if (hidden?.includes(name) || HIDDEN.includes(toField(schema).kind)) return false;
			return locale === 'it' || isInTexts || path.includes('texts.') || hasWords(schema);
		})
		.map(([name, schema]) => (
			<AnyField
				key={name}
				schema={schema}
				name={name}
				place={place}
				path={path === '' ? name : `${path}.${name}`}
				label={label(place, name)}
				value={value[name]}
				source={source?.[name]}
				onChange={(next) => onChange(put(value, name, next))}
			/>
		));
}
