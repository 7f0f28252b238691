import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { AskDialog } from '../AskDialog.tsx';
import { useWords } from '../words.ts';
import type { Draft } from './use-draft.ts';

/** Blocks navigation away from an entry with unsaved changes, unless the editor confirms. */
export function LeaveGuard({ draft: { state, flush } }: { draft: Pick<Draft, 'state' | 'flush'> }) {
	const { words } = useWords();
	const [isAsking, setAsking] = useState(false);
	const isKept = state.kind === 'saved';
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			!isKept && currentLocation.pathname !== nextLocation.pathname,
	);
	const isBlocked = blocker.state === 'blocked';
	useEffect(() => {
		if (!isBlocked) return;
		flush().then(
			() => blocker.proceed?.(),
			() => setAsking(true),
		);
		// oxlint-disable-next-line react/exhaustive-deps -- another object with each drawing
	}, [isBlocked, flush]);
	if (!isAsking || !isBlocked) return null;
	return (
		<AskDialog
			title={words('leave.title')}
			text={words('leave.text')}
			confirm={words('leave.confirm')}
			onClose={() => {
				setAsking(false);
				blocker.reset?.();
			}}
			onConfirm={async () => blocker.proceed?.()}
		/>
	);
}
