import { describe, expect, test } from 'vitest';
import { eventsFrom, move, type StateMachine } from '../../src/domain/orders/state-machine.ts';

interface MachineCase {
	name: string;
	/**
	 * Cells: `=` changes nothing; `-` is not yet, `x` too late, `#` final; a word is the next
	 * state.
	 */
	table: string;
	machine: StateMachine<string, string>;
	states: readonly string[];
	events: readonly string[];
	/** Final states, which have no transition. */
	ends: readonly string[];
}

const REFUSAL: Record<string, string> = { '-': 'not_yet', x: 'too_late', '#': 'final' };

/** Rows of a table as `state event cell`, one for each pair. */
function listPairs(table: string): [state: string, event: string, cell: string][] {
	const [events = [], ...rows] = table
		.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s+/));
	return rows.flatMap(([state = '', ...cells]) =>
		cells.map((cell, at): [string, string, string] => [state, events[at] ?? '', cell]),
	);
}

/** Tests every pair of a state and an event, and the properties of all machines. */
export function describeMachines(cases: readonly MachineCase[]): void {
	describe.each(cases)('the states of a $name', ({ table, machine, states, events, ends }) => {
		test('the table names every pair once', () => {
			const named = listPairs(table).map(([state, event]) => `${state} ${event}`);
			const all = states.flatMap((state) => events.map((event) => `${state} ${event}`));
			expect(named.toSorted()).toEqual(all.toSorted());
		});

		test.each(listPairs(table))('%s, then %s: %s', (state, event, cell) => {
			const refusal = REFUSAL[cell];
			const expected = refusal
				? { outcome: 'refused', state, refusal }
				: cell === '='
					? { outcome: 'unchanged', state }
					: { outcome: 'moved', state: cell };
			expect(move(machine, state, event)).toEqual(expected);
		});

		test('a repeated event changes nothing', () => {
			for (const state of states) {
				for (const event of events) {
					const first = move(machine, state, event);
					const second = move(machine, first.state, event);
					if (first.outcome !== 'refused') expect(second.outcome).toBe('unchanged');
				}
			}
		});

		test('final states have no exit, all others have one', () => {
			const without = states.filter((state) => eventsFrom(machine, state, events).length === 0);
			expect(without.toSorted()).toEqual([...ends].toSorted());
		});
	});
}

/** Returns the state after a sequence of events. */
export const after = <State extends string, Event extends string>(
	machine: StateMachine<State, Event>,
	from: State,
	events: readonly Event[],
): State => events.reduce((state, event) => move(machine, state, event).state, from);
