import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';

/** Fields of a form that are not loaded yet. */
export interface LackingFields {
	/** Error of the failed request; null while it is pending. */
	error: ApiError | null;
	/** Retries the request. */
	again: () => void;
}

/**
 * Submits at once, or as soon as the missing fields have loaded, so that an early submission is
 * validated with all fields. If they failed to load, another submission retries the request.
 */
export function useSubmitOnceThere(submit: () => Promise<void>, lacking: LackingFields | null) {
	const [isAsked, setAsked] = useState(false);
	/** True if a waiting submission failed: the error then appears at the button. */
	const [isInVain, setInVain] = useState(false);
	const error = lacking?.error ?? null;
	const isWaiting = isAsked && lacking !== null && error === null;
	const isDue = isAsked && lacking === null;
	if (isAsked && error !== null) {
		setAsked(false);
		setInVain(true);
	}

	useEffect(() => {
		if (!isWaiting) return undefined;
		startProgress();
		return () => endProgress();
	}, [isWaiting]);
	const submitNow = useEffectEvent(() => void submit().finally(() => setAsked(false)));
	useEffect(() => {
		if (isDue) submitNow();
	}, [isDue]);

	return {
		isWaiting,
		/** Load error: shown above the fields, or at the button after a submission. */
		above: isInVain ? null : error,
		atButton: isInVain ? error : null,
		onSubmit(event: FormEvent): void {
			event.preventDefault();
			if (lacking === null) return void submit();
			if (error !== null) lacking.again();
			setAsked(true);
		},
	};
}
