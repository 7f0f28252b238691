import { MOVE_REFUSALS, type MoveRefusal } from '#contract/orders/states.ts';

/**
 * Every pair of state and event: the state that follows, the same one where what happens twice or
 * late changes nothing, or why it is refused.
 */
export type StateMachine<State extends string, Event extends string> = Readonly<
	Record<State, Readonly<Record<Event, State | MoveRefusal>>>
>;

/** `unchanged` is a success: the event has been heard before, or says what is known already. */
export type Move<State extends string> =
	| { outcome: 'moved' | 'unchanged'; state: State }
	| { outcome: 'refused'; state: State; refusal: MoveRefusal };

const REFUSALS: readonly string[] = MOVE_REFUSALS;

function isRefusal(cell: string): cell is MoveRefusal {
	return REFUSALS.includes(cell);
}

/** What an event makes of a state. */
export function move<State extends string, Event extends string>(
	machine: StateMachine<State, Event>,
	state: State,
	event: Event,
): Move<State> {
	const next: State | MoveRefusal = machine[state][event];
	if (isRefusal(next)) return { outcome: 'refused', state, refusal: next };
	return { outcome: next === state ? 'unchanged' : 'moved', state: next };
}

/** Events that lead on from a state, for whoever offers them as buttons. */
export function eventsFrom<State extends string, Event extends string>(
	machine: StateMachine<State, Event>,
	state: State,
	events: readonly Event[],
): Event[] {
	return events.filter((event) => move(machine, state, event).outcome === 'moved');
}
