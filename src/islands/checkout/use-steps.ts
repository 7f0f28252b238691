import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CheckoutStep } from '#contract/checkout/details.ts';
import type { RouteName } from '#contract/links.ts';
import { STEP_ROUTES, stepAt } from './steps.ts';

/** What the history keeps of a step besides its address. */
const stateSchema = v.object({
	/** Whether the last step asked for it to be changed. */
	isEdit: v.optional(v.boolean(), false),
	/** Whether the beginning of this order was told. */
	isTold: v.optional(v.boolean(), false),
});

function kept() {
	const state = v.safeParse(stateSchema, history.state);
	return state.success ? state.output : { isEdit: false, isTold: false };
}

/** Notes that the beginning was told; answers whether it was before. */
export function wasTold(): boolean {
	const { isTold } = kept();
	if (!isTold) history.replaceState({ ...kept(), isTold: true }, '');
	return isTold;
}

export interface Place {
	step: CheckoutStep;
	isEdit: boolean;
	/** Steps that were taken on this page; the first one is where it was opened. */
	turn: number;
}

export interface StepsUse {
	place: Place;
	/** Goes to a step; `instead` leaves the one before out of the history. */
	go: (step: CheckoutStep, how?: { isEdit?: boolean; instead?: boolean }) => void;
}

/** The step that the address names. Going on is a page of the history, so that going back works. */
export function useSteps(
	first: CheckoutStep,
	href: Readonly<Partial<Record<RouteName, string>>>,
): StepsUse {
	const [place, setPlace] = useState<Place>({ step: first, isEdit: false, turn: 0 });
	useEffect(() => {
		// Reloaded in the middle of a change, it still leads back to the last step.
		function readEdit() {
			if (kept().isEdit) setPlace((before) => ({ ...before, isEdit: true }));
		}
		readEdit();
		const back = () => {
			const step = stepAt(location.pathname, href);
			if (step) setPlace(({ turn }) => ({ step, isEdit: kept().isEdit, turn: turn + 1 }));
		};
		window.addEventListener('popstate', back);
		return () => window.removeEventListener('popstate', back);
	}, [href]);
	const go = useCallback<StepsUse['go']>(
		(step, { isEdit = false, instead = false } = {}) => {
			const state = { ...kept(), isEdit };
			if (instead) history.replaceState(state, '', href[STEP_ROUTES[step]]);
			else history.pushState(state, '', href[STEP_ROUTES[step]]);
			setPlace(({ turn }) => ({ step, isEdit, turn: turn + 1 }));
		},
		[href],
	);
	return { place, go };
}
