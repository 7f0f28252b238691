import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';

/** Fields that a form does not have yet. */
export interface LackingFields {
	/** Why they cannot be had; null while they are on their way. */
	error: ApiError | null;
	/** Asks for them again. */
	again: () => void;
}

/**
 * Submits at once, or as soon as the fields that are lacking are there: what was pressed too early is
 * checked by the rules of them all. Where they cannot be had, whoever presses again asks again.
 */
export function useSubmitOnceThere(submit: () => Promise<void>, lacking: LackingFields | null) {
	const [isAsked, setAsked] = useState(false);
	/** Whether somebody has waited for nothing: why is said where they have pressed. */
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
		/** Why fields are lacking, to be said above them or, to who has pressed, at the button. */
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
