import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Release } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';

interface ReleasesProps {
	releases: readonly Release[];
	onServe: (id: string) => void;
}

/** Releases of the site that are kept: what visitors see, and where one can go back or forward to. */
export function Releases({ releases, onServe }: ReleasesProps) {
	const { words } = useWords();
	const time = useTime();
	if (releases.length === 0) return null;
	return (
		<Box component="section">
			<Typography component="h2" variant="h6">
				{words('publications.releases')}
			</Typography>
			<Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
				{releases.map(({ id, at, is_current }) => (
					<Box
						component="li"
						key={id}
						sx={{ py: 1, display: 'flex', gap: 2, alignItems: 'center' }}
					>
						<span>{time(at)}</span>
						{is_current ? (
							<strong>{words('publications.current')}</strong>
						) : (
							<Button
								size="small"
								aria-label={`${words('publications.ask.serve')}: ${time(at)}`}
								onClick={() => onServe(id)}
							>
								{words('publications.ask.serve')}
							</Button>
						)}
					</Box>
				))}
			</Box>
		</Box>
	);
}
