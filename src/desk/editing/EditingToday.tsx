import { useEffect } from 'react';
import { EDITING_COUNTS } from '../editing-counts.ts';
import { WaitingCard } from '../pages/WaitingCard.tsx';
import { countWaiting } from './api.ts';
import { useLoaded } from './use-loaded.ts';
import { useWords } from './words.ts';

/** List behind each of the counts. */
const LISTS = {
	drafts: '/drafts',
	scheduled: '/publications?waiting=scheduled',
	failed: '/publications?waiting=failed',
	stale: '/translations',
} as const;

interface EditingTodayProps {
	/** Called with each count, once known. */
	onCount: (name: string, count: number) => void;
}

/** Counts of the content work that waits for an editor. */
export default function EditingToday({ onCount }: EditingTodayProps) {
	const { words } = useWords();
	const [state] = useLoaded(countWaiting);
	useEffect(() => {
		if (state.is !== 'there') return;
		for (const name of EDITING_COUNTS) onCount(name, state.data[name]);
	}, [state, onCount]);
	return EDITING_COUNTS.map((name) => (
		<WaitingCard
			key={name}
			to={LISTS[name]}
			count={state.is === 'there' ? state.data[name] : undefined}
			label={words(`waiting.${name}`)}
		/>
	));
}
