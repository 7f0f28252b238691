import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { listChanges, type Changes } from '../../api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { Screen } from '../../Screen.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useWords } from '../../words.ts';
import { PageLink } from '../PageLink.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

/** Pages that a publication has changed, each before and after it. */
export default function ChangedPages() {
	const { words } = useWords();
	const { id = '' } = useParams();
	const [state, again] = useLoaded(useCallback(() => listChanges(id), [id]));
	return (
		<Screen
			title={words('pictures.title')}
			above={<Link to="/publications">{words('publications.title')}</Link>}
		>
			<LoadedView state={state} onAgain={again}>
				{(changes) => <Pages changes={changes} onEnded={again} />}
			</LoadedView>
		</Screen>
	);
}

interface PagesProps {
	changes: Changes;
	/** Called when the addresses have expired: they are valid for one hour. */
	onEnded: () => void;
}

function Pages({ changes: { publication, views }, onEnded }: PagesProps) {
	const { words } = useWords();
	const [asked] = useSearchParams();
	const { items, title, pages } = publication;
	const list = pages?.list ?? [];
	const page = list.find((one) => one === asked.get('page')) ?? list[0];
	if (page === undefined) return <Typography>{words('pictures.none')}</Typography>;
	const more = (pages?.written ?? 0) + (pages?.gone ?? 0) - list.length;
	return (
		<>
			<Typography sx={{ overflowWrap: 'anywhere' }}>
				{title ?? items.map((item) => item.title || item.id).join(', ')}
			</Typography>
			<Box component="nav" aria-label={words('pictures.pages')}>
				<Box
					component="ul"
					tabIndex={0}
					aria-label={words('pictures.pages')}
					sx={{ m: 0, pl: 2.5, maxHeight: '12rem', overflowY: 'auto', overflowWrap: 'anywhere' }}
				>
					{list.map((one) => (
						<li key={one}>
							<PageLink
								id={publication.id}
								page={one}
								aria-current={one === page ? 'true' : undefined}
								sx={{ fontWeight: one === page ? 700 : 400 }}
							>
								{one}
							</PageLink>
						</li>
					))}
				</Box>
				{more > 0 && <Typography>{words('pictures.more', { smart_count: more })}</Typography>}
			</Box>
			<Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
				{page}
			</Typography>
			<BeforeAfter key={page} page={page} views={views} onEnded={onEnded} />
		</>
	);
}
