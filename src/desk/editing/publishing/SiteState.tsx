import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SiteState as State } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { PrintFaultText } from './PrintFaultText.tsx';

/**
 * Result of the last comparison between the printed site and a clean build of the same content, and
 * whether an external deployment and the edges on other machines have the last publication.
 */
export function SiteState({ state: { compared, deployed, edges } }: { state: State }) {
	if (compared === null && deployed === null && edges === null) return null;
	return (
		<Box sx={{ color: 'text.secondary', fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
			{compared && <Compared compared={compared} />}
			{deployed && <Deployed deployed={deployed} />}
			{edges && <Edges edges={edges} />}
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

const isTrouble = ({ is }: NonNullable<State['edges']>['edges'][number]) =>
	is === 'behind' || is === 'silent';

/** Edges by name where one needs somebody to look at it, else in one sentence. */
function Edges({ edges: { at, edges } }: { edges: NonNullable<State['edges']> }) {
	const { words } = useWords();
	const time = useTime();
	if (edges.length === 0) return null;
	if (edges.every(({ is }) => is === 'current')) {
		return <div>{words('site.edgesCurrent', { smart_count: edges.length, at: time(at) })}</div>;
	}
	const lines = edges
		.filter(({ is }) => is !== 'current')
		.map(({ name, is, what }) => (
			<div key={name}>
				{words(`site.edges.${is}`, { name })}
				{what && <code> {what}</code>}
			</div>
		));
	if (!edges.some(isTrouble)) return <div>{lines}</div>;
	return (
		<Alert severity="warning" variant="outlined">
			{lines}
		</Alert>
	);
}
