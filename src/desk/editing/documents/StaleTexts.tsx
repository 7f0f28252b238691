import Typography from '@mui/material/Typography';
import { listAllEntries, type Entry } from '../api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { Screen } from '../Screen.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { EntryRows } from './EntryRows.tsx';

const isOpen = ({ locales }: Entry) =>
	Object.values(locales).some((state) => state === 'stale' || state === 'missing');

async function listOpen() {
	const lists = await listAllEntries();
	return lists
		.map(({ entity, entries }) => ({ entity, entries: entries.filter(isOpen) }))
		.filter(({ entries }) => entries.length > 0);
}

/** Entries of every content type with a missing translation, or an outdated one. */
export default function StaleTexts() {
	const { words } = useWords();
	const [state, again] = useLoaded(listOpen);
	return (
		<Screen title={words('waiting.stale')}>
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
		</Screen>
	);
}
