import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LINKABLE_ENTITIES, ROUTE_NAMES } from '#contract/links.ts';
import { isObject, type JsonObject } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { ChoiceEditor, RefEditor } from './ChoiceEditors.tsx';
import { useEditing } from './context.ts';
import { useFault, type EditorOf, type Place } from './editor.ts';
import { Group } from './Group.tsx';

/** Initial value of each kind of link. */
const FRESH: Record<string, JsonObject> = {
	entity: { type: 'entity', entity: 'page', id: '' },
	route: { type: 'route', route: 'home' },
	url: { type: 'url', url: 'https://' },
};

const plain = { isNullable: false, isOptional: false };

/** Link target: an entry, a screen of the site, or an address elsewhere. */
export function LinkEditor({ field, label, name, place, path, value, onChange }: EditorOf<'link'>) {
	const { coded, words, label: getLabel } = useWords();
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	const link: JsonObject = isObject(value) ? value : {};
	const type = String(link['type'] ?? '');
	const at = (key: string): Place => ({
		name: key,
		place: 'link',
		path: `${path}.${key}`,
		label: getLabel('link', key),
		value: link[key],
		onChange: (next) => onChange({ ...link, [key]: next ?? '' }),
	});
	const entity = LINKABLE_ENTITIES.find((known) => known === link['entity']) ?? 'page';
	return (
		<Group label={label}>
			<TextField
				select
				size="small"
				label={words('link.kind')}
				value={type}
				error={fault !== undefined}
				helperText={fault}
				data-place={`${place} ${name}`}
				slotProps={{ htmlInput: { 'data-path': path, readOnly: isReadOnly } }}
				onChange={({ target }) => onChange(FRESH[target.value] ?? null)}
			>
				{(field.isNullable || type === '') && <MenuItem value="">{words('none')}</MenuItem>}
				{Object.keys(FRESH).map((kind) => (
					<MenuItem key={kind} value={kind}>
						{coded('link', kind)}
					</MenuItem>
				))}
			</TextField>
			{type === 'route' && (
				<ChoiceEditor {...at('route')} field={{ ...plain, kind: 'choice', options: ROUTE_NAMES }} />
			)}
			{type === 'entity' && (
				<>
					<ChoiceEditor
						{...at('entity')}
						field={{ ...plain, kind: 'choice', options: LINKABLE_ENTITIES }}
						onChange={(next) => onChange({ ...link, entity: next ?? 'page', id: '' })}
					/>
					<RefEditor {...at('id')} field={{ ...plain, kind: 'ref', ref: entity }} />
				</>
			)}
			{type === 'url' && (
				<TextField
					label={words('link.address')}
					value={String(link['url'] ?? '')}
					size="small"
					fullWidth
					slotProps={{ htmlInput: { 'data-path': `${path}.url`, readOnly: isReadOnly } }}
					onChange={({ target }) => onChange({ ...link, url: target.value.trim() })}
				/>
			)}
		</Group>
	);
}
