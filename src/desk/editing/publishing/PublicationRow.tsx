import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-admin';
import type { Publication, Release } from '../api.ts';
import { useWords } from '../words.ts';
import { toName } from './name-of.ts';
import { PageLink } from './PageLink.tsx';
import { PrintFaultText } from './PrintFaultText.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
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
	/** All releases that are kept. */
	releases: readonly Release[];
	onStep: (step: Step) => void;
}

/** One publication: author, items, outcome, and the actions on it. */
export function PublicationRow({ publication, releases, onStep }: PublicationRowProps) {
	const { words } = useWords();
	const { id, title, state, items } = publication;
	const [only] = items.length === 1 && title === null ? items : [];
	return (
		<Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
					{only ? <ItemName item={only} /> : toName(publication, words)}
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
			<PublicationFacts publication={publication} />
			{only ? null : (
				<Box component="ul" sx={{ m: 0, pl: 2.5 }}>
					{items.map((item) => (
						<li key={`${item.entity}/${item.id}`}>
							<ItemName item={item} />
						</li>
					))}
				</Box>
			)}
			<NotPrinted publication={publication} />
			{publication.faults.length > 0 && (
				<PublishFaults code="faults.validation_failed" faults={publication.faults} />
			)}
			{publication.hook?.last_error && (
				<Alert severity="warning" variant="outlined">
					{words('publications.hook', { tries: publication.hook.tries })}
				</Alert>
			)}
			{state === 'queued' && publication.hook?.state === 'delivered' && (
				<Typography sx={{ fontSize: '0.9rem' }}>{words('unheard')}</Typography>
			)}
			<Pages publication={publication} releases={releases} />
		</Paper>
	);
}

type Item = Publication['items'][number];

/** Link to an entry; one that was taken off the site can be restored from there. */
function ItemName({ item: { entity, id, title, remove } }: { item: Item }) {
	const { words } = useWords();
	const name = `${words(`entities.${entity}.one`)}: ${title || id}`;
	return (
		<>
			<Link to={`/content/${entity}/${encodeURIComponent(id)}`}>{name}</Link>
			{remove && ` (${words('publish.isRemoved')})`}
		</>
	);
}

const SitePage = ({ address }: { address: string }) => (
	<MuiLink href={address} target="_blank" rel="noreferrer" color="inherit">
		{address}
	</MuiLink>
);

/** Reason why the site could not be printed. */
function NotPrinted({ publication: { fault } }: { publication: Publication }) {
	const { words } = useWords();
	if (!fault) return null;
	return (
		<Alert severity="error" variant="outlined">
			{words('publications.notPrinted')}
			<PrintFaultText fault={fault} />
		</Alert>
	);
}

type PagesProps = Pick<PublicationRowProps, 'publication' | 'releases'>;

function Pages({ publication, releases }: PagesProps) {
	const { words } = useWords();
	const { id, state, pages, release_id, release_before_id } = publication;
	if (!pages) return null;
	const { written, gone, list } = pages;
	const counts = words('publications.changed', { changed: written, gone });
	const others = written + gone - list.length;
	if (list.length === 0) return <Typography>{counts}</Typography>;
	const isKept = [release_before_id, release_id].every((one) =>
		releases.some((release) => release.id === one),
	);
	return (
		<>
			<details>
				<summary>{counts}</summary>
				<Box component="ul" sx={{ m: 0, pl: 2.5 }}>
					{list.map((page) => (
						<li key={page}>
							<SitePage address={page} />
						</li>
					))}
					{others > 0 && <li>{words('publications.others', { smart_count: others })}</li>}
				</Box>
			</details>
			{state === 'live' && isKept && <PageLink id={id}>{words('pictures.title')}</PageLink>}
		</>
	);
}
