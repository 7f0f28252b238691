import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CheckoutStep } from '#contract/checkout/details.ts';
import type { RouteName } from '#contract/links.ts';
import { STEP_ROUTES, stepAt } from './steps.ts';

/** State of a step in the browser history, besides its URL. */
const stateSchema = v.object({
	/** True if the review step linked here for an edit. */
	isEdit: v.optional(v.boolean(), false),
	/** True if the `begin_checkout` event of this order was recorded. */
	isTold: v.optional(v.boolean(), false),
});

function kept() {
	const state = v.safeParse(stateSchema, history.state);
	return state.success ? state.output : { isEdit: false, isTold: false };
}

/** Marks `begin_checkout` as recorded; returns whether it already was. */
export function wasTold(): boolean {
	const { isTold } = kept();
	if (!isTold) history.replaceState({ ...kept(), isTold: true }, '');
	return isTold;
}

export interface Place {
	step: CheckoutStep;
	isEdit: boolean;
	/** Number of step changes on this page; 0 is the step on which it was opened. */
	turn: number;
}

export interface StepsUse {
	place: Place;
	/** Goes to a step; `instead` replaces the current history entry. */
	go: (step: CheckoutStep, how?: { isEdit?: boolean; instead?: boolean }) => void;
}

/** Current step from the URL. Each step is a history entry, so that the back button works. */
export function useSteps(
	first: CheckoutStep,
	href: Readonly<Partial<Record<RouteName, string>>>,
): StepsUse {
	const [place, setPlace] = useState<Place>({ step: first, isEdit: false, turn: 0 });
	useEffect(() => {
		// After a reload during an edit, the step still leads back to the review step.
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
