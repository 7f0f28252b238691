import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	ORDER_STATUSES,
	PAYMENT_STATUSES,
	REFUND_STATUSES,
	RETURN_STATUSES,
	SHIPMENT_STATUSES,
	WITHDRAWAL_STATUSES,
} from '../../../src/contract/orders/states.ts';
import {
	isDelivered,
	isUnshipped,
	ORDER_EVENTS,
	ORDER_MACHINE,
	SHIPMENT_EVENTS,
	SHIPMENT_MACHINE,
} from '../../../src/domain/order-states.ts';
import {
	eventOfMoney,
	orderEventOf,
	surplusOf,
	PAYMENT_EVENTS,
	PAYMENT_MACHINE,
	REFUND_EVENTS,
	REFUND_MACHINE,
} from '../../../src/domain/payment-states.ts';
import {
	holdsPieces,
	returnablePieces,
	RETURN_EVENTS,
	RETURN_MACHINE,
	WITHDRAWAL_EVENTS,
	WITHDRAWAL_MACHINE,
} from '../../../src/domain/return-states.ts';
import { eventsFrom, move, type StateMachine } from '../../../src/domain/state-machine.ts';

/** `=` changes nothing; `-` is not yet, `x` too late, `#` over for good; a word is the next state. */
const TABLES = {
	order: `
		                  payment_pending pay        payment_failed    expire   cancel   revive     deliver   refund_in_full
		awaiting_payment  pending         processing =                 canceled canceled -          -         -
		pending           =               processing awaiting_payment  -        canceled -          -         -
		processing        =               =          =                 =        canceled =          delivered refund_issued
		delivered         =               =          =                 =        x        x          =         refund_issued
		canceled          x               x          =                 =        =        processing x         refund_issued
		refund_issued     =               =          =                 =        #        #          #         =`,
	shipment: `
		           pack   unpack  ship    complete
		pending    packed =       -       -
		packed     =      pending shipped -
		shipped    x      x       =       completed
		completed  #      #       #       =`,
	payment: `
		          wait    succeed mismatch accept fail   expire  refund_in_full
		open      pending paid    held     -      failed expired -
		pending   =       paid    held     -      failed -       -
		held      =       =       =        paid   =      =       refunded
		paid      =       =       x        =      =      =       refunded
		failed    =       paid    held     x      =      =       x
		expired   x       paid    held     x      =      =       x
		refunded  =       =       #        #      =      =       =`,
	refund: `
		         issue  fail
		pending  issued failed
		issued   =      failed
		failed   #      =`,
	return: `
		            authorise  send       receive  refund   refuse
		requested   authorised -          -        -        refused
		authorised  =          in_transit received -        refused
		in_transit  x          =          received refunded -
		received    x          x          =        refunded refused
		refunded    #          #          =        =        #
		refused     #          #          #        #        =`,
	withdrawal: `
		          prove    accept   refuse  refund
		unproven  received -        refused -
		received  =        accepted refused -
		accepted  =        =        x       refunded
		refunded  =        #        #       =
		refused   =        accepted =       x`,
};

const REFUSAL: Record<string, string> = { '-': 'not_yet', x: 'too_late', '#': 'final' };

/** A table as `state event cell`, one for each pair. */
function pairsOf(table: string): [state: string, event: string, cell: string][] {
	const [events = [], ...rows] = table
		.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s+/));
	return rows.flatMap(([state = '', ...cells]) =>
		cells.map((cell, at): [string, string, string] => [state, events[at] ?? '', cell]),
	);
}

interface Case {
	name: keyof typeof TABLES;
	machine: StateMachine<string, string>;
	states: readonly string[];
	events: readonly string[];
	/** States that nothing leads out of. */
	ends: readonly string[];
}

const CASES: Case[] = [
	{
		name: 'order',
		machine: ORDER_MACHINE,
		states: ORDER_STATUSES,
		events: ORDER_EVENTS,
		ends: ['refund_issued'],
	},
	{
		name: 'shipment',
		machine: SHIPMENT_MACHINE,
		states: SHIPMENT_STATUSES,
		events: SHIPMENT_EVENTS,
		ends: ['completed'],
	},
	{
		name: 'payment',
		machine: PAYMENT_MACHINE,
		states: PAYMENT_STATUSES,
		events: PAYMENT_EVENTS,
		ends: ['refunded'],
	},
	{
		name: 'refund',
		machine: REFUND_MACHINE,
		states: REFUND_STATUSES,
		events: REFUND_EVENTS,
		ends: ['failed'],
	},
	{
		name: 'return',
		machine: RETURN_MACHINE,
		states: RETURN_STATUSES,
		events: RETURN_EVENTS,
		ends: ['refunded', 'refused'],
	},
	{
		name: 'withdrawal',
		machine: WITHDRAWAL_MACHINE,
		states: WITHDRAWAL_STATUSES,
		events: WITHDRAWAL_EVENTS,
		ends: ['refunded'],
	},
];

describe.each(CASES)('the states of a $name', ({ name, machine, states, events, ends }) => {
	test('the table names every pair once', () => {
		const named = pairsOf(TABLES[name]).map(([state, event]) => `${state} ${event}`);
		const all = states.flatMap((state) => events.map((event) => `${state} ${event}`));
		expect(named.toSorted()).toEqual(all.toSorted());
	});

	test.each(pairsOf(TABLES[name]))('%s, then %s: %s', (state, event, cell) => {
		const refusal = REFUSAL[cell];
		const expected = refusal
			? { outcome: 'refused', state, refusal }
			: cell === '='
				? { outcome: 'unchanged', state }
				: { outcome: 'moved', state: cell };
		expect(move(machine, state, event)).toEqual(expected);
	});

	test('what happens twice at once changes nothing the second time', () => {
		for (const state of states) {
			for (const event of events) {
				const first = move(machine, state, event);
				const second = move(machine, first.state, event);
				if (first.outcome !== 'refused') expect(second.outcome).toBe('unchanged');
			}
		}
	});

	test('nothing leads out of the last states, something out of all others', () => {
		const without = states.filter((state) => eventsFrom(machine, state, events).length === 0);
		expect(without.toSorted()).toEqual([...ends].toSorted());
	});
});

const after = <State extends string, Event extends string>(
	machine: StateMachine<State, Event>,
	from: State,
	events: readonly Event[],
): State => events.reduce((state, event) => move(machine, state, event).state, from);

test('whatever a provider tells late, twice or in whichever order: money that came is in the books', () => {
	const heard = fc.array(fc.constantFrom('wait', 'succeed', 'fail', 'expire'), { maxLength: 12 });
	fc.assert(
		fc.property(heard, fc.nat(12), (events, at) => {
			const told = events.toSpliced(at, 0, 'succeed');
			expect(after(PAYMENT_MACHINE, 'open', told)).toBe('paid');
		}),
		{ numRuns: 2000 },
	);
});

test('a paid order is never told that it waits for its payment again', () => {
	const later = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 });
	fc.assert(
		fc.property(later, (events) => {
			const end = after(ORDER_MACHINE, 'processing', events);
			expect(['awaiting_payment', 'pending']).not.toContain(end);
		}),
		{ numRuns: 2000 },
	);
});

describe('money that came', () => {
	test.each([
		['as asked', { amount: 127060, currency: 'EUR' }, 'succeed'],
		['a cent less', { amount: 127059, currency: 'EUR' }, 'mismatch'],
		['a cent more', { amount: 127061, currency: 'EUR' }, 'mismatch'],
		['in another currency', { amount: 127060, currency: 'JPY' }, 'mismatch'],
		['nothing', { amount: 0, currency: 'EUR' }, 'mismatch'],
	])('%s', (_, came, event) => {
		expect(eventOfMoney({ amount: 127060, currency: 'EUR' }, came)).toBe(event);
	});
});

describe('an order by its parcels', () => {
	test('is delivered with the last of them', () => {
		expect(isDelivered(['completed', 'shipped'])).toBe(false);
		expect(isDelivered(['completed', 'completed'])).toBe(true);
		expect(isDelivered([])).toBe(false);
	});

	test('can be stopped until the first has left', () => {
		expect(isUnshipped([])).toBe(true);
		expect(isUnshipped(['pending', 'packed'])).toBe(true);
		expect(isUnshipped(['packed', 'shipped'])).toBe(false);
		expect(isUnshipped(['completed'])).toBe(false);
	});
});

test('only a refused return gives its pieces back to be returned', () => {
	expect(RETURN_STATUSES.filter((status) => !holdsPieces(status))).toEqual(['refused']);
});

test('pieces can be returned as long as no other return holds them', () => {
	const of = (line: number, quantity: number) => [{ line, quantity }];
	expect(returnablePieces([3, 1], [])).toEqual([3, 1]);
	expect(
		returnablePieces(
			[3, 1],
			[
				{ status: 'requested', pieces: of(0, 1) },
				{ status: 'refunded', pieces: of(0, 1) },
				{ status: 'refused', pieces: [...of(0, 1), ...of(1, 1)] },
			],
		),
	).toEqual([1, 1]);
});

describe('what attempts to pay mean for their order', () => {
	test.each([
		[['open'], null],
		[['open', 'paid'], 'pay'],
		[['failed', 'paid'], 'pay'],
		[['paid', 'expired'], 'pay'],
		[['paid', 'failed'], 'pay'],
		[['paid', 'refunded'], 'pay'],
		[['expired', 'open'], null],
		[['failed', 'open'], null],
		[['expired', 'pending'], 'payment_pending'],
		[['held'], 'payment_pending'],
		[['open', 'pending'], 'payment_pending'],
		[['expired', 'failed'], 'payment_failed'],
		[['failed', 'expired'], 'payment_failed'],
		[['expired', 'expired'], 'expire'],
		[['refunded'], 'refund_in_full'],
		[['refunded', 'open'], null],
		[[], null],
	] as const)('%j: %s', (attempts, event) => {
		expect(orderEventOf(attempts)).toBe(event);
	});

	test('the order in which they were made does not matter', () => {
		const attempts = fc.array(fc.constantFrom(...PAYMENT_STATUSES), { maxLength: 6 });
		fc.assert(
			fc.property(attempts, (given) => {
				expect(orderEventOf(given.toReversed())).toBe(orderEventOf(given));
			}),
		);
	});

	test('who pays twice gets the second back', () => {
		expect(surplusOf(['paid'])).toEqual([]);
		expect(surplusOf(['failed', 'paid', 'paid', 'open', 'paid'])).toEqual([2, 4]);
		expect(surplusOf(['refunded', 'paid'])).toEqual([]);
	});
});
