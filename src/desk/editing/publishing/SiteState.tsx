import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SiteState as State } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { PrintFaultText } from './PrintFaultText.tsx';

/**
 * Result of the last comparison between the printed site and a clean build of the same content, and
 * whether an external deployment has the last publication.
 */
export function SiteState({ state: { compared, deployed } }: { state: State }) {
	if (compared === null && deployed === null) return null;
	return (
		<Box sx={{ color: 'text.secondary', fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
			{compared && <Compared compared={compared} />}
			{deployed && <Deployed deployed={deployed} />}
		</Box>
	);
}

function Compared({ compared }: { compared: NonNullable<State['compared']> }) {
	const { words } = useWords();
	const time = useTime();
	const { at, differing, list } = compared;
	return (
		<div>
			{words('site.compared', { at: time(at) })}{' '}
			{differing === 0
				? words('site.equal')
				: `${words('site.differing', { smart_count: differing })} ${list.join(', ')}`}
		</div>
	);
}

function Deployed({ deployed: { at, fault } }: { deployed: NonNullable<State['deployed']> }) {
	const { words } = useWords();
	const time = useTime();
	if (fault === null) return <div>{words('site.deployed', { at: time(at) })}</div>;
	return (
		<Alert severity="error" variant="outlined">
			{words('site.notDeployed', { at: time(at) })}
			<PrintFaultText fault={fault} />
		</Alert>
	);
}
