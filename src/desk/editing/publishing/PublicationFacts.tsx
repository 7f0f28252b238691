import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { Publication } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';

/** Placeholder where there is no value yet, or never will be. */
const NOTHING = '–';

/** Formatted seconds from publishing to live; null while it is not live. */
function useSeconds({ published_at, ended_at, state }: Publication): string | null {
	const locale = useLocale();
	if (state !== 'live' || !published_at || !ended_at) return null;
	const seconds = (Date.parse(ended_at) - Date.parse(published_at)) / 1000;
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(seconds);
}

/** Author, time, live since when, and the duration; in columns where there is room. */
export function PublicationFacts({ publication }: { publication: Publication }) {
	const { coded, words } = useWords();
	const time = useTime();
	const { created_by, created_at, publish_at, ended_at, state } = publication;
	const seconds = useSeconds(publication);
	const since = state === 'live' && ended_at ? time(ended_at) : NOTHING;
	const planned = publish_at ? words('publications.for', { at: time(publish_at) }) : since;
	const facts = {
		who: created_by || words('publications.shop'),
		when: time(created_at),
		since: state === 'scheduled' ? planned : since,
		took: seconds === null ? NOTHING : words('publications.seconds', { seconds }),
	};
	return (
		<Box
			component="dl"
			sx={{
				m: 0,
				display: 'grid',
				columnGap: 2,
				rowGap: 0.5,
				fontSize: '0.9rem',
				gridTemplateColumns: {
					xs: 'repeat(2, minmax(0, 1fr))',
					md: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)',
				},
			}}
		>
			{Object.entries(facts).map(([name, fact]) => (
				<div key={name}>
					<Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
						{coded('publications.columns', name)}
					</Box>
					<Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
						{fact}
					</Box>
				</div>
			))}
		</Box>
	);
}
