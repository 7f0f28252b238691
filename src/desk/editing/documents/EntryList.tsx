import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import * as v from 'valibot';
import { listEntries, OTHERS, type Entry } from '../api.ts';
import { Filter, Filters } from '../Filters.tsx';
import { LoadedView } from '../LoadedView.tsx';
import { Screen } from '../Screen.tsx';
import { useAsked } from '../use-asked.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { EntryRows } from './EntryRows.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';
import { Transfer } from './Transfer.tsx';

const STATES = ['draft', 'live', 'new'] as const;
const TRANSLATIONS = OTHERS.flatMap((locale) =>
	(['missing', 'stale'] as const).map((state) => `${locale}.${state}`),
);

function isShown(entry: Entry, asked: URLSearchParams): boolean {
	const [text, state, translation, by] = ['q', 'state', 'translation', 'by'].map(
		(name) => asked.get(name) ?? '',
	);
	const words = [entry.title, entry.id, entry.slug ?? ''].join(' ').toLowerCase();
	if (text && !words.includes(text.toLowerCase())) return false;
	if (state === 'draft' && !entry.draft) return false;
	if (state === 'live' && entry.draft) return false;
	if (state === 'new' && entry.updated_at !== null) return false;
	if (by && entry.draft?.by !== by && entry.updated_by !== by) return false;
	if (!translation) return true;
	const [locale = '', wanted] = translation.split('.');
	return OTHERS.some((known) => known === locale && entry.locales[known] === wanted);
}

/** Entries of a kind: what is a draft, who wrote last, and which translations want work. */
export default function EntryList() {
	const parsed = v.safeParse(contentEntitySchema, useParams()['entity']);
	return parsed.success ? <ListOf key={parsed.output} entity={parsed.output} /> : null;
}

function ListOf({ entity }: { entity: ContentEntity }) {
	const { words } = useWords();
	const [state, again] = useLoaded(useCallback(() => listEntries(entity), [entity]));
	const [isNew, setNew] = useState(false);
	const name = words(`entities.${entity}.many`);
	return (
		<Screen
			title={name}
			actions={
				<>
					<Transfer entity={entity} onDone={again} />
					{entity !== 'settings' && entity !== 'menu' && (
						<Button variant="contained" onClick={() => setNew(true)}>
							{words('new', { name: words(`entities.${entity}.one`) })}
						</Button>
					)}
				</>
			}
		>
			<LoadedView state={state} onAgain={again}>
				{(entries) => <Filtered entity={entity} entries={entries} />}
			</LoadedView>
			{isNew && (
				<NewEntryDialog
					entity={entity}
					taken={state.is === 'there' ? state.data.map(({ id }) => id) : []}
					onClose={() => setNew(false)}
				/>
			)}
		</Screen>
	);
}

function Filtered({ entity, entries }: { entity: ContentEntity; entries: readonly Entry[] }) {
	const { words } = useWords();
	const { asked } = useAsked();
	const people = [...new Set(entries.flatMap(({ draft, updated_by }) => [draft?.by, updated_by]))];
	const shown = entries.filter((entry) => isShown(entry, asked));
	return (
		<>
			<Filters>
				<Filter
					name="state"
					label={words('list.state')}
					options={STATES}
					say={(id) => words(`list.states.${id}`)}
				/>
				{entries.some(({ locales }) => Object.keys(locales).length > 0) && (
					<Filter
						name="translation"
						label={words('list.translation')}
						options={TRANSLATIONS}
						say={(id) => {
							const [locale, state] = id.split('.');
							return `${words(`locales.${locale}`)}: ${words(`translation.${state}`)}`;
						}}
					/>
				)}
				{people.filter(Boolean).length > 1 && (
					<Filter
						name="by"
						label={words('list.by')}
						options={people.flatMap((by) => by ?? [])}
						say={(id) => id}
					/>
				)}
			</Filters>
			<Typography role="status" color="textSecondary">
				{words('list.count', { smart_count: shown.length })}
			</Typography>
			<Paper variant="outlined">
				<EntryRows entity={entity} entries={shown} />
			</Paper>
		</>
	);
}
