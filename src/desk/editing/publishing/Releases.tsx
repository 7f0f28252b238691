import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Publication, Release } from '../api.ts';
import { LiveText } from '../LiveText.tsx';
import { toName } from './name-of.ts';
import { useTime } from '../use-time.ts';
import { useWords, type EditingWords } from '../words.ts';

interface ReleasesProps {
	releases: readonly Release[];
	/** Some of the publications: a release is named after those that came with it. */
	publications: readonly Publication[];
	/** Release requested last. */
	awaited: string | null;
	onServe: (id: string) => void;
}

/** Names of the publications that came with a release. */
function cameWith(
	publications: readonly Publication[],
	release: string,
	words: EditingWords,
): string {
	const names = publications
		.filter(({ release_id, state }) => state === 'live' && release_id === release)
		.map((publication) => toName(publication, words));
	return [...new Set(names)].join(', ');
}

/** Kept releases of the site: the one visitors see, and those to go back or forward to. */
export function Releases({ releases, publications, awaited, onServe }: ReleasesProps) {
	const { words } = useWords();
	const time = useTime();
	const heading = useId();
	if (releases.length === 0) return null;
	const served = releases.find(({ is_current }) => is_current);
	const hasCome = awaited !== null && served?.id === awaited;
	return (
		<Box component="section" aria-labelledby={heading}>
			<Typography component="h2" variant="h6" id={heading}>
				{words('publications.releases')}
			</Typography>
			<Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
				{releases.map(({ id, at, is_current }) => (
					<Box
						component="li"
						key={id}
						sx={{
							py: 1,
							minHeight: 48,
							display: 'grid',
							columnGap: 2,
							alignItems: 'center',
							justifyItems: 'start',
							gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr) 12rem' },
						}}
					>
						<span>{time(at)}</span>
						<Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
							{cameWith(publications, id, words)}
						</Box>
						{is_current && <strong>{words('publications.current')}</strong>}
						{!is_current && id === awaited && <em>{words('publications.coming')}</em>}
						{!is_current && id !== awaited && (
							<Button
								size="small"
								aria-label={`${words('publications.ask.serve')}: ${time(at)} ${cameWith(publications, id, words)}`}
								onClick={() => onServe(id)}
							>
								{words('publications.ask.serve')}
							</Button>
						)}
					</Box>
				))}
			</Box>
			<LiveText
				text={hasCome ? `${time(served?.at ?? '')}: ${words('publications.current')}` : ''}
			/>
		</Box>
	);
}
