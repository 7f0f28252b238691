import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { isList, isObject, findKey, type Json } from '#domain/documents/values.ts';
import { useWords } from '../words.ts';
import { useEditing } from './context.ts';
import { toField } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { makeEmpty } from './empty.ts';
import { useFault, type EditorOf, AnyField } from './editor.ts';
import { LiveText } from '../LiveText.tsx';
import { ListRow } from './ListRow.tsx';
import { useRowDrag } from './use-row-drag.ts';

/** Summary that distinguishes an item from the others: its first text. */
function toSummary(item: Json): string {
	if (typeof item === 'string' || typeof item === 'number') return String(item);
	if (!isObject(item)) return '';
	const named = ['title', 'name', 'label', 'value', 'code', 'network', 'slug'].find(
		(key) => typeof item[key] === 'string' && item[key] !== '',
	);
	const texts = isObject(item['texts']) && item['texts']['it'];
	if (named === undefined) return texts ? toSummary(texts) : '';
	return String(item[named]).slice(0, 60);
}

/** Empty item, with a fresh id where its schema has one. */
function freshItem(schema: AnySchema): Json {
	const item = makeEmpty(schema);
	return isObject(item) && item['id'] === '' ? { ...item, id: crypto.randomUUID() } : item;
}

/** List of values; each can be moved, by dragging and by buttons. */
export function ListEditor(props: EditorOf<'list'>) {
	const { field } = props;
	const item = toField(field.item);
	return item.kind === 'choice' ? (
		<ChoicesEditor {...props} options={item.options.map(String)} />
	) : (
		<ItemsEditor {...props} />
	);
}

/** Any of a list of known options. */
function ChoicesEditor({
	name,
	label,
	path,
	value,
	onChange,
	options,
}: EditorOf<'list'> & { options: readonly string[] }) {
	const { choice } = useWords();
	const { isReadOnly } = useEditing();
	const fault = useFault(path);
	const chosen = isList(value) ? value.map(String) : [];
	return (
		<Autocomplete
			multiple
			size="small"
			readOnly={isReadOnly}
			options={[...new Set([...chosen, ...options])]}
			value={chosen}
			getOptionLabel={(option) => choice(name, option)}
			onChange={(_, picked) => onChange(picked)}
			renderInput={(params) => (
				<TextField {...params} label={label} error={fault !== undefined} helperText={fault} />
			)}
		/>
	);
}

/** Italian counterpart of a translated item. */
function findSource(source: Json | undefined, item: Json, place: number): Json | undefined {
	if (!isList(source)) return undefined;
	const key = findKey(item);
	return key === null ? source[place] : source.find((known) => findKey(known) === key);
}

function ItemsEditor(props: EditorOf<'list'>) {
	const { field, name, place, path, label, value, source, onChange } = props;
	const { words, choice } = useWords();
	const { isReadOnly, locale, faults } = useEditing();
	/** The order of items is edited once, in Italian. */
	const isFixed = isReadOnly || locale !== 'it';
	const fault = useFault(path);
	const [said, setSaid] = useState('');
	const list = useRef<HTMLOListElement>(null);
	const items = isList(value) ? value : [];
	/** Items of a long list are folded and read by their titles first. */
	const isLong = locale === 'it' && items.length > 3;
	const isFaulty = (inside: string) => faults.some((known) => known.path.startsWith(inside));
	const isFull = items.length >= field.max;
	/** Focuses a control of a row after the next render. */
	const focusRow = (place: number, control = 'input, textarea, [role=textbox], button') =>
		requestAnimationFrame(() =>
			list.current?.children[place]?.querySelector<HTMLElement>(control)?.focus(),
		);

	function move(from: number, to: number): void {
		const moved = items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
		onChange(moved);
		setSaid(words('moved', { name: `${label} ${from + 1}`, place: to + 1, count: items.length }));
		focusRow(to, '[data-row-buttons] button:not(:disabled)');
	}
	const dragAt = useRowDrag((from, to) => move(from, to));
	return (
		<Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
			<Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
				{label} <small>({items.length})</small>
			</Box>
			{fault && <FormHelperText error>{fault}</FormHelperText>}
			<Box
				component="ol"
				ref={list}
				sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
			>
				{items.map((item, place_) => (
					<ListRow
						key={isObject(item) ? String(item['key'] ?? item['id'] ?? place_) : place_}
						title={
							isObject(item) && typeof item['code'] === 'string'
								? choice('code', item['code'])
								: toSummary(item)
						}
						name={`${label} ${place_ + 1}`}
						isFolded={isLong && isObject(item) && !isFaulty(`${path}.${place_}.`)}
						isFirst={place_ === 0}
						isLast={place_ === items.length - 1}
						drag={dragAt(place_)}
						onMove={(by) => move(place_, place_ + by)}
						onRemove={() => {
							onChange(items.toSpliced(place_, 1));
							setSaid(words('removed', { name: `${label} ${place_ + 1}` }));
							focusRow(Math.max(0, place_ - 1));
						}}
					>
						<AnyField
							schema={field.item}
							name={name}
							place={place}
							path={`${path}.${place_}`}
							label={`${label} ${place_ + 1}`}
							value={item}
							source={findSource(source, item, place_)}
							onChange={(next) => onChange(items.with(place_, next ?? null))}
						/>
					</ListRow>
				))}
			</Box>
			{!isFixed && (
				<Button
					size="small"
					sx={{ mt: 1 }}
					disabled={isFull}
					onClick={() => {
						onChange([...items, freshItem(field.item)]);
						focusRow(items.length);
					}}
				>
					{words('addTo', { name: label })}
				</Button>
			)}
			<LiveText text={said} />
		</Box>
	);
}
