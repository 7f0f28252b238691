import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { listAllEntries, type Entry } from '../api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { EntryRows } from './EntryRows.tsx';

const isStale = ({ locales }: Entry) => Object.values(locales).includes('stale');

async function listStale() {
	const lists = await listAllEntries();
	return lists
		.map(({ entity, entries }) => ({ entity, entries: entries.filter(isStale) }))
		.filter(({ entries }) => entries.length > 0);
}

/** Entries of every kind with a translation whose Italian text has changed since it was made. */
export default function StaleTexts() {
	const { words } = useWords();
	const [state, again] = useLoaded(listStale);
	return (
		<Box
			sx={{
				py: 2,
				typography: 'body1',
				display: 'grid',
				gap: 2,
				gridTemplateColumns: 'minmax(0, 1fr)',
			}}
		>
			<Title title={words('waiting.stale')} />
			<Typography component="h1" variant="h5">
				{words('waiting.stale')}
			</Typography>
			<LoadedView state={state} onAgain={again}>
				{(lists) =>
					lists.length === 0 ? (
						<Typography>{words('review.none')}</Typography>
					) : (
						lists.map(({ entity, entries }) => (
							<section key={entity}>
								<Typography component="h2" variant="h6">
									{words(`entities.${entity}.many`)}
								</Typography>
								<EntryRows entity={entity} entries={entries} isTranslating />
							</section>
						))
					)
				}
			</LoadedView>
		</Box>
	);
}
