import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { listAllEntries, type Entry } from '../api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { Screen } from '../Screen.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { PublishDialog } from './PublishDialog.tsx';

type DraftEntry = Entry & { entity: ContentEntity; draft: NonNullable<Entry['draft']> };

async function listDrafts(): Promise<DraftEntry[]> {
	const lists = await listAllEntries();
	return lists
		.flatMap(({ entity, entries }) =>
			entries.flatMap(({ draft, ...entry }) => (draft ? [{ ...entry, entity, draft }] : [])),
		)
		.toSorted((a, b) => b.draft.at.localeCompare(a.draft.at));
}

const toKey = ({ entity, id }: DraftEntry) => `${entity}/${id}`;

/**
 * All drafts, to be combined into one publication. A link that has just made several drafts leads
 * here with all of them selected.
 */
export default function Drafts() {
	const { words } = useWords();
	const [state, again] = useLoaded(listDrafts);
	return (
		<Screen title={words('drafts.title')}>
			<LoadedView state={state} onAgain={again}>
				{(drafts) =>
					drafts.length === 0 ? (
						<Typography>{words('drafts.none')}</Typography>
					) : (
						<DraftRows drafts={drafts} />
					)
				}
			</LoadedView>
		</Screen>
	);
}

function DraftRows({ drafts }: { drafts: readonly DraftEntry[] }) {
	const { words } = useWords();
	const navigate = useNavigate();
	const [asked] = useSearchParams();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(
		() => new Set(asked.get('chosen')?.split(' ')),
	);
	const [isAsking, setAsking] = useState(false);
	const items = drafts
		.filter((draft) => chosen.has(toKey(draft)))
		.map(({ entity, id, draft }) => ({
			entity,
			id,
			title: draft.title,
			revision: draft.revision,
		}));
	const toggle = (key: string, is: boolean) => {
		const next = new Set(chosen);
		if (is) next.add(key);
		else next.delete(key);
		setChosen(next);
	};
	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
				<Button variant="contained" disabled={items.length === 0} onClick={() => setAsking(true)}>
					{words('drafts.publish')}
				</Button>
				<Typography role="status">
					{words('drafts.chosen', { smart_count: items.length })}
				</Typography>
			</Box>
			<Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
				{drafts.map((draft) => (
					<DraftRow
						key={toKey(draft)}
						draft={draft}
						isChosen={chosen.has(toKey(draft))}
						onToggle={(is) => toggle(toKey(draft), is)}
					/>
				))}
			</Paper>
			{isAsking && (
				<PublishDialog
					items={items}
					onClose={() => setAsking(false)}
					onDone={() => void navigate('/publications')}
				/>
			)}
		</>
	);
}

interface DraftRowProps {
	draft: DraftEntry;
	isChosen: boolean;
	onToggle: (is: boolean) => void;
}

function DraftRow({ draft, isChosen, onToggle }: DraftRowProps) {
	const { words } = useWords();
	const time = useTime();
	return (
		<Box
			component="li"
			sx={{
				px: 2,
				py: 1,
				borderTop: 1,
				borderColor: 'divider',
				'&:first-of-type': { borderTop: 0 },
				display: 'grid',
				columnGap: 2,
				alignItems: 'center',
				gridTemplateColumns: {
					xs: 'minmax(0, 1fr)',
					md: 'minmax(0, 1fr) 4rem minmax(0, 22rem)',
				},
			}}
		>
			<FormControlLabel
				control={<Checkbox checked={isChosen} onChange={(_, is) => onToggle(is)} />}
				label={`${words(`entities.${draft.entity}.one`)}: ${draft.draft.title}`}
			/>
			<Link to={`/content/${draft.entity}/${encodeURIComponent(draft.id)}`}>{words('open')}</Link>
			<Box component="span" sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
				{time(draft.draft.at)} {draft.draft.by}
			</Box>
		</Box>
	);
}
