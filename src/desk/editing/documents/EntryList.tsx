import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import * as v from 'valibot';
import { listEntries, type Entry } from '../api.ts';
import { Filter, Filters } from '../Filters.tsx';
import { LoadedView } from '../LoadedView.tsx';
import { Screen } from '../Screen.tsx';
import { useAsked } from '../use-asked.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { isShown, STATES, TIMES, TRANSLATIONS, listWriters } from './entry-filters.ts';
import { EntryRows } from './EntryRows.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';
import { Transfer } from './Transfer.tsx';

/** Entries of a content type: drafts, last editors, and translations that need work. */
export default function EntryList() {
	const parsed = v.safeParse(contentEntitySchema, useParams()['entity']);
	return parsed.success ? <LoadedEntries key={parsed.output} entity={parsed.output} /> : null;
}

function LoadedEntries({ entity }: { entity: ContentEntity }) {
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
	const { coded, words } = useWords();
	const { asked } = useAsked();
	const people = listWriters(entries);
	// Fixed, so that entries do not leave a time filter while the list is shown.
	const [now] = useState(() => new Date());
	const shown = entries.filter((entry) => isShown(entry, asked, now));
	return (
		<>
			<Filters>
				<Filter
					name="state"
					label={words('list.state')}
					options={STATES}
					say={(id) => coded('list.states', id)}
				/>
				{entries.some(({ locales }) => Object.keys(locales).length > 0) && (
					<Filter
						name="translation"
						label={words('list.translation')}
						options={TRANSLATIONS}
						say={(id) => {
							const [locale = '', state = ''] = id.split('.');
							return `${coded('locales', locale)}: ${coded('translation', state)}`;
						}}
					/>
				)}
				{people.length > 1 && (
					<Filter name="by" label={words('list.by')} options={people} say={(id) => id} />
				)}
				<Filter
					name="when"
					label={words('list.when')}
					options={TIMES}
					say={(id) => coded('list.times', id)}
				/>
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
