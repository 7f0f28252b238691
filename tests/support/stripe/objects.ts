import type Stripe from 'stripe';

/**
 * Fields of each object that the shop, the page or a test reads, by the names of the library's
 * types.
 */
export type FakeSession = Pick<
	Stripe.Checkout.Session,
	| 'id'
	| 'object'
	| 'amount_total'
	| 'cancel_url'
	| 'client_reference_id'
	| 'created'
	| 'currency'
	| 'customer_email'
	| 'expires_at'
	| 'livemode'
	| 'locale'
	| 'metadata'
	| 'mode'
	| 'payment_status'
	| 'status'
	| 'success_url'
	| 'ui_mode'
	| 'url'
> & { payment_intent: string | null };

export type FakeIntent = Pick<
	Stripe.PaymentIntent,
	| 'id'
	| 'object'
	| 'amount'
	| 'amount_received'
	| 'created'
	| 'currency'
	| 'description'
	| 'livemode'
	| 'metadata'
	| 'status'
> & { latest_charge: string | null };

export type FakeCharge = Pick<
	Stripe.Charge,
	| 'id'
	| 'object'
	| 'amount'
	| 'amount_captured'
	| 'amount_refunded'
	| 'created'
	| 'currency'
	| 'disputed'
	| 'livemode'
	| 'paid'
	| 'refunded'
	| 'status'
> & { payment_intent: string };

export type FakeRefund = Pick<
	Stripe.Refund,
	'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'status'
> & { charge: string; payment_intent: string };

export type FakeDispute = Pick<
	Stripe.Dispute,
	'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'reason' | 'status'
> & { charge: string; payment_intent: string; evidence_details: { due_by: number | null } };

export interface FakeEvent {
	id: string;
	object: 'event';
	api_version: string;
	created: number;
	data: { object: object };
	livemode: false;
	pending_webhooks: number;
	request: { id: string | null; idempotency_key: string | null };
	type: string;
}

/** Data that a session passes to its payment intent once it is paid. */
export interface IntentData {
	metadata: Record<string, string>;
	description: string | null;
}

type Kinds = {
	sessions: FakeSession;
	intents: FakeIntent;
	charges: FakeCharge;
	refunds: FakeRefund;
	disputes: FakeDispute;
	events: FakeEvent;
};

/** All stored objects, each kind in the order of creation. */
export type Shelves = { [K in keyof Kinds]: Map<string, Kinds[K]> } & {
	intentData: Map<string, IntentData>;
	/** Events that were answered with a 2xx. */
	taken: Set<string>;
};

export const emptyShelves = (): Shelves => ({
	sessions: new Map(),
	intents: new Map(),
	charges: new Map(),
	refunds: new Map(),
	disputes: new Map(),
	events: new Map(),
	intentData: new Map(),
	taken: new Set(),
});

/** Finds an object by its id, whatever its kind. */
export function objectNamed(shelves: Shelves, id: string): object | null {
	const { sessions, intents, charges, refunds, disputes } = shelves;
	for (const shelf of [sessions, intents, charges, refunds, disputes]) {
		const found = shelf.get(id);
		if (found) return found;
	}
	return null;
}
