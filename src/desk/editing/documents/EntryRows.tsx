import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-admin';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { OTHERS, type Entry } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';

/** How translations of an entry stand: a mark and a word for each language that wants work. */
function Translations({ locales }: Pick<Entry, 'locales'>) {
	const { words } = useWords();
	const open = OTHERS.filter((locale) => ['missing', 'stale'].includes(locales[locale] ?? ''));
	if (open.length === 0) return null;
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
			{open.map((locale) => (
				<Chip
					key={locale}
					size="small"
					variant="outlined"
					color={locales[locale] === 'missing' ? 'error' : 'warning'}
					label={`${words(`locales.${locale}`)}: ${words(`translation.${locales[locale]}`)}`}
				/>
			))}
		</Box>
	);
}

function Row({ entity, entry }: { entity: ContentEntity; entry: Entry }) {
	const { words } = useWords();
	const time = useTime();
	const at = entry.draft?.at ?? entry.updated_at;
	const by = entry.draft?.by ?? entry.updated_by;
	return (
		<Box
			component="li"
			sx={{
				p: 2,
				borderTop: 1,
				borderColor: 'divider',
				'&:first-of-type': { borderTop: 0 },
				display: 'grid',
				gap: 1,
				gridTemplateColumns: {
					xs: 'minmax(0, 1fr)',
					md: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
				},
			}}
		>
			<Box sx={{ overflowWrap: 'anywhere' }}>
				<Link to={`/content/${entity}/${encodeURIComponent(entry.id)}`}>
					{entry.title === '' ? entry.id : entry.title}
				</Link>
				<Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>{entry.slug ?? entry.id}</Box>
			</Box>
			<Box>
				{entry.draft && (
					<Chip
						size="small"
						color="primary"
						label={words(entry.updated_at === null ? 'list.states.new' : 'list.states.draft')}
					/>
				)}
				<Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
					{at && time(at)} {by}
				</Box>
			</Box>
			<Translations locales={entry.locales} />
		</Box>
	);
}

/** Entries one under the other; on a narrow screen what they tell stands below their titles. */
export function EntryRows({
	entity,
	entries,
}: {
	entity: ContentEntity;
	entries: readonly Entry[];
}) {
	return (
		<Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
			{entries.map((entry) => (
				<Row key={entry.id} entity={entity} entry={entry} />
			))}
		</Box>
	);
}
