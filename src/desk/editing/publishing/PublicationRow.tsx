import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import type { Publication } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { PublishFaults } from './PublishFaults.tsx';
import type { Step } from './step.ts';

const COLOURS = {
	scheduled: 'default',
	queued: 'default',
	rendering: 'primary',
	live: 'success',
	failed: 'error',
	cancelled: 'default',
} as const;

interface PublicationRowProps {
	publication: Publication;
	onStep: (step: Step) => void;
}

/** One publication: who made what live, what became of it, and what can be done about it. */
export function PublicationRow({ publication, onStep }: PublicationRowProps) {
	const { words } = useWords();
	const time = useTime();
	const { id, title, state, items, created_by, created_at, publish_at, fault } = publication;
	return (
		<Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
					{title ?? items.map((item) => item.title || item.id).join(', ')}
				</Typography>
				<Chip
					size="small"
					variant="outlined"
					color={COLOURS[state]}
					label={words(`publications.states.${state}`)}
				/>
				<Box sx={{ flex: 1 }} />
				{state === 'scheduled' && (
					<Button size="small" onClick={() => onStep({ what: 'cancel', id })}>
						{words('publications.ask.cancel')}
					</Button>
				)}
				{state === 'failed' && (
					<Button size="small" onClick={() => onStep({ what: 'retry', id })}>
						{words('publications.ask.retry')}
					</Button>
				)}
			</Box>
			<Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
				{time(created_at)} · {created_by}
				{publish_at && ` · ${words('publications.for', { at: time(publish_at) })}`}
				<Took publication={publication} />
			</Typography>
			{items.length > 1 || title ? (
				<Box component="ul" sx={{ m: 0, pl: 2.5 }}>
					{items.map((item) => (
						<li key={`${item.entity}/${item.id}`}>
							{words(`entities.${item.entity}.one`)}: {item.title || item.id}
							{item.remove && ` (${words('publish.isRemoved')})`}
						</li>
					))}
				</Box>
			) : null}
			{fault && (
				<Alert severity="error" variant="outlined">
					{fault.page}: {fault.what} {fault.where}
				</Alert>
			)}
			{publication.faults.length > 0 && (
				<PublishFaults code="faults.validation_failed" faults={publication.faults} />
			)}
			{publication.hook?.last_error && (
				<Alert severity="warning" variant="outlined">
					{words('publications.hook', { tries: publication.hook.tries })}
				</Alert>
			)}
			<Pages publication={publication} />
		</Paper>
	);
}

/** How long it took until visitors saw it. */
function Took({ publication: { published_at, ended_at, state } }: { publication: Publication }) {
	const { words } = useWords();
	const locale = useLocale();
	if (state !== 'live' || !published_at || !ended_at) return null;
	const seconds = (Date.parse(ended_at) - Date.parse(published_at)) / 1000;
	const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	return ` · ${words('publications.took', { seconds: format.format(seconds) })}`;
}

function Pages({ publication: { pages } }: { publication: Publication }) {
	const { words } = useWords();
	if (!pages) return null;
	const { written, gone, list } = pages;
	return (
		<details>
			<summary>{words('publications.changed', { changed: written, gone })}</summary>
			<Box component="ul" sx={{ m: 0, pl: 2.5 }}>
				{list.map((page) => (
					<li key={page}>
						<a href={page} target="_blank" rel="noreferrer">
							{page}
						</a>
					</li>
				))}
			</Box>
		</details>
	);
}
