import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { endProgress, startProgress } from '#islands/ui/progress.ts';

/**
 * Submits at once, or as soon as the fields that are awaited are there: what was pressed too early
 * is checked by the rules of them all.
 */
export function useSubmitOnceThere(submit: () => Promise<void>, areAwaited: boolean) {
	const [isAsked, setAsked] = useState(false);
	const isDue = isAsked && !areAwaited;
	const submitNow = useEffectEvent(() => {
		endProgress();
		void submit().finally(() => setAsked(false));
	});
	useEffect(() => {
		if (isDue) submitNow();
	}, [isDue]);
	return {
		isWaiting: isAsked && areAwaited,
		onSubmit(event: FormEvent): void {
			event.preventDefault();
			if (!areAwaited) return void submit();
			startProgress();
			setAsked(true);
		},
	};
}
