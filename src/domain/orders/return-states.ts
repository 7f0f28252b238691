import type { ReturnStatus, WithdrawalStatus } from '#contract/orders/states.ts';
import type { StateMachine } from './state-machine.ts';

/**
 * Events of a return. `send`: the buyer has shown that the parcel is on its way. `refund` requests
 * the money, `issue` follows once it is paid out: a bank may take days, or refuse.
 */
export const RETURN_EVENTS = ['authorise', 'send', 'receive', 'refund', 'issue', 'refuse'] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

/**
 * Transitions of a return. Goods may arrive unannounced, and may be refunded on proof of dispatch,
 * beyond which a refund may not wait (Codice del consumo, art. 56). Nothing is refused in transit.
 */
export const RETURN_MACHINE: StateMachine<ReturnStatus, ReturnEvent> = {
	requested: {
		authorise: 'authorised',
		send: 'not_yet',
		receive: 'not_yet',
		refund: 'not_yet',
		issue: 'not_yet',
		refuse: 'refused',
	},
	authorised: {
		authorise: 'authorised',
		send: 'in_transit',
		receive: 'received',
		refund: 'not_yet',
		issue: 'not_yet',
		refuse: 'refused',
	},
	in_transit: {
		authorise: 'too_late',
		send: 'in_transit',
		receive: 'received',
		refund: 'refunding',
		issue: 'not_yet',
		refuse: 'not_yet',
	},
	received: {
		authorise: 'too_late',
		send: 'too_late',
		receive: 'received',
		refund: 'refunding',
		issue: 'not_yet',
		refuse: 'refused',
	},
	refunding: {
		authorise: 'final',
		send: 'final',
		receive: 'refunding',
		refund: 'refunding',
		issue: 'refunded',
		refuse: 'final',
	},
	refunded: {
		authorise: 'final',
		send: 'final',
		receive: 'refunded',
		refund: 'refunded',
		issue: 'refunded',
		refuse: 'final',
	},
	refused: {
		authorise: 'final',
		send: 'final',
		receive: 'final',
		refund: 'final',
		issue: 'final',
		refuse: 'refused',
	},
};

/** True if a return reserves its units: only a refused one releases them. */
export function holdsUnits(status: ReturnStatus): boolean {
	return status !== 'refused';
}

/** Line of a return: units of a line of the order, by its index. */
export interface ReturnedUnits {
	line: number;
	quantity: number;
}

/** Units of each line of an order that can still be returned: those that no return reserves. */
export function returnableUnits(
	bought: readonly number[],
	returns: readonly { status: ReturnStatus; pieces: readonly ReturnedUnits[] }[],
): number[] {
	const held = returns.filter(({ status }) => holdsUnits(status)).flatMap(({ pieces }) => pieces);
	return bought.map((quantity, index) =>
		held.reduce((left, piece) => (piece.line === index ? left - piece.quantity : left), quantity),
	);
}

/**
 * Events of a withdrawal. `prove`: the guest has opened the link in the mail; the time of the
 * statement stays the first one. `refund` requests the money, `issue` follows once it is paid out;
 * `settle`: there is none to refund.
 */
export const WITHDRAWAL_EVENTS = [
	'prove',
	'accept',
	'refuse',
	'refund',
	'issue',
	'settle',
] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/** A refusal can be corrected: a statement that seemed late or without an order may be neither. */
export const WITHDRAWAL_MACHINE: StateMachine<WithdrawalStatus, WithdrawalEvent> = {
	unproven: {
		prove: 'received',
		accept: 'not_yet',
		refuse: 'refused',
		refund: 'not_yet',
		issue: 'not_yet',
		settle: 'not_yet',
	},
	received: {
		prove: 'received',
		accept: 'accepted',
		refuse: 'refused',
		refund: 'not_yet',
		issue: 'not_yet',
		settle: 'settled',
	},
	accepted: {
		prove: 'accepted',
		accept: 'accepted',
		refuse: 'too_late',
		refund: 'refunding',
		issue: 'not_yet',
		settle: 'settled',
	},
	refunding: {
		prove: 'refunding',
		accept: 'final',
		refuse: 'final',
		refund: 'refunding',
		issue: 'refunded',
		settle: 'final',
	},
	refunded: {
		prove: 'refunded',
		accept: 'final',
		refuse: 'final',
		refund: 'refunded',
		issue: 'refunded',
		settle: 'refunded',
	},
	settled: {
		prove: 'settled',
		accept: 'settled',
		refuse: 'final',
		refund: 'settled',
		issue: 'settled',
		settle: 'settled',
	},
	refused: {
		prove: 'refused',
		accept: 'accepted',
		refuse: 'refused',
		refund: 'too_late',
		issue: 'too_late',
		settle: 'settled',
	},
};
