import { MOVE_REFUSALS, type MoveRefusal } from '#contract/orders/states.ts';

/**
 * Table of every pair of state and event: the next state, the same one where a repeated or late
 * event changes nothing, or the reason of a refusal.
 */
export type StateMachine<State extends string, Event extends string> = Readonly<
	Record<State, Readonly<Record<Event, State | MoveRefusal>>>
>;

/** `unchanged` is a success: the event was already processed, or reports a known state. */
export type Move<State extends string> =
	| { outcome: 'moved' | 'unchanged'; state: State }
	| { outcome: 'refused'; state: State; refusal: MoveRefusal };

const REFUSALS: readonly string[] = MOVE_REFUSALS;

function isRefusal(cell: string): cell is MoveRefusal {
	return REFUSALS.includes(cell);
}

/** Applies an event to a state. */
export function move<State extends string, Event extends string>(
	machine: StateMachine<State, Event>,
	state: State,
	event: Event,
): Move<State> {
	const next: State | MoveRefusal = machine[state][event];
	if (isRefusal(next)) return { outcome: 'refused', state, refusal: next };
	return { outcome: next === state ? 'unchanged' : 'moved', state: next };
}

/** Events that change a state, for screens that offer them as buttons. */
export function eventsFrom<State extends string, Event extends string>(
	machine: StateMachine<State, Event>,
	state: State,
	events: readonly Event[],
): Event[] {
	return events.filter((event) => move(machine, state, event).outcome === 'moved');
}
