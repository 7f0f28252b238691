import Typography from '@mui/material/Typography';
import type { SiteState as State } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';

/** How the printed site was last found beside a clean build of the same content. */
export function SiteState({ state: { compared } }: { state: State }) {
	const { words } = useWords();
	const time = useTime();
	if (compared === null) return null;
	const { at, differing, list } = compared;
	return (
		<Typography sx={{ color: 'text.secondary', fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
			{words('site.compared', { at: time(at) })}{' '}
			{differing === 0
				? words('site.equal')
				: `${words('site.differing', { smart_count: differing })} ${list.join(', ')}`}
		</Typography>
	);
}
