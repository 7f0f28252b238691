import type { FakeCharge, FakeDispute, FakeIntent, FakeRefund, FakeSession } from './objects.ts';
import { invalid } from './refusal.ts';
import { happened, kept, newId, toSeconds, type World } from './world.ts';

/*
 * Actions of buyers, banks and the dashboard. Each changes the stored objects and records its
 * events.
 */

function openSession({ shelves }: World, ref: string): FakeSession {
	const session = kept(shelves.sessions, ref);
	if (session.status !== 'open') {
		throw invalid('session', `This Session is ${session.status} and cannot be paid.`);
	}
	return session;
}

function anIntent(world: World, session: FakeSession): FakeIntent {
	const data = world.shelves.intentData.get(session.id);
	const intent: FakeIntent = {
		id: newId('pi'),
		object: 'payment_intent',
		amount: session.amount_total ?? 0,
		amount_received: 0,
		created: toSeconds(world),
		currency: session.currency ?? 'eur',
		description: data?.description ?? null,
		latest_charge: null,
		livemode: false,
		metadata: data?.metadata ?? {},
		status: 'requires_payment_method',
	};
	world.shelves.intents.set(intent.id, intent);
	session.payment_intent = intent.id;
	return intent;
}

function charged(world: World, intent: FakeIntent, sum: { amount?: number; currency?: string }) {
	intent.currency = sum.currency ?? intent.currency;
	intent.amount_received = sum.amount ?? intent.amount;
	intent.status = 'succeeded';
	const charge: FakeCharge = {
		id: newId('ch'),
		object: 'charge',
		amount: intent.amount_received,
		amount_captured: intent.amount_received,
		amount_refunded: 0,
		created: toSeconds(world),
		currency: intent.currency,
		disputed: false,
		livemode: false,
		paid: true,
		payment_intent: intent.id,
		refunded: false,
		status: 'succeeded',
	};
	world.shelves.charges.set(charge.id, charge);
	intent.latest_charge = charge.id;
	happened(world, 'charge.succeeded', charge);
	happened(world, 'payment_intent.succeeded', intent);
}

/** Charges a card; with another amount to simulate a fault. */
export function pay(world: World, ref: string, sum: { amount?: number; currency?: string } = {}) {
	const session = openSession(world, ref);
	charged(world, anIntent(world, session), sum);
	Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
	happened(world, 'checkout.session.completed', session);
}

/** Declines a card; the page stays open. */
export function decline(world: World, ref: string) {
	const session = openSession(world, ref);
	const known = world.shelves.intents.get(session.payment_intent ?? '');
	happened(world, 'payment_intent.payment_failed', known ?? anIntent(world, session));
}

/** Completes the buyer's part; the bank's payment is still pending. */
export function payLater(world: World, ref: string) {
	const session = openSession(world, ref);
	anIntent(world, session).status = 'processing';
	Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null });
	happened(world, 'checkout.session.completed', session);
}

/** Ends a pending payment after `payLater`. */
export function arrive(world: World, ref: string, outcome: 'succeeded' | 'failed') {
	const session = kept(world.shelves.sessions, ref);
	const intent = kept(world.shelves.intents, session.payment_intent ?? '');
	if (outcome === 'succeeded') {
		charged(world, intent, {});
		session.payment_status = 'paid';
	} else {
		intent.status = 'requires_payment_method';
		happened(world, 'payment_intent.payment_failed', intent);
	}
	happened(world, `checkout.session.async_payment_${outcome}`, session);
}

export function expire(world: World, ref: string): FakeSession {
	const session = kept(world.shelves.sessions, ref);
	if (session.status !== 'open') {
		throw invalid(
			'session',
			`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
			'resource_invalid_state',
		);
	}
	Object.assign(session, { status: 'expired', url: null });
	happened(world, 'checkout.session.expired', session);
	return session;
}

/** Expires sessions whose time is over. */
export function expireDue(world: World) {
	const now = toSeconds(world);
	for (const { id, status, expires_at } of world.shelves.sessions.values()) {
		if (status === 'open' && expires_at <= now) expire(world, id);
	}
}

export function giveBack(
	world: World,
	{
		payment_intent,
		amount,
		metadata,
	}: Pick<FakeRefund, 'payment_intent' | 'metadata'> & {
		amount?: number | undefined;
	},
): FakeRefund {
	const intent = kept(world.shelves.intents, payment_intent);
	const charge = kept(world.shelves.charges, intent.latest_charge ?? '');
	const left = charge.amount_captured - charge.amount_refunded;
	if (left === 0) throw invalid('charge', 'Already refunded.', 'charge_already_refunded');
	const sum = amount ?? left;
	if (sum > left) throw invalid('amount', `Refund amount is greater than unrefunded amount.`);
	// `disputed` stays on a charge; one whose dispute was won can be refunded.
	const isOpen = [...world.shelves.disputes.values()].some(
		(one) => one.charge === charge.id && one.status !== 'won' && one.status !== 'warning_closed',
	);
	if (isOpen) throw invalid('charge', 'The charge is disputed.', 'charge_disputed');
	const refund: FakeRefund = {
		id: newId('re'),
		object: 'refund',
		amount: sum,
		charge: charge.id,
		created: toSeconds(world),
		currency: charge.currency,
		metadata,
		payment_intent,
		status: world.refundsBegin,
	};
	world.shelves.refunds.set(refund.id, refund);
	charge.amount_refunded += sum;
	charge.refunded = charge.amount_refunded === charge.amount_captured;
	happened(world, 'refund.created', refund);
	happened(world, 'charge.refunded', charge);
	return refund;
}

/** Ends a refund at the buyer's bank, days later. */
export function settleRefund(world: World, ref: string, status: 'succeeded' | 'failed') {
	const refund = kept(world.shelves.refunds, ref);
	if (status === 'failed') {
		const charge = kept(world.shelves.charges, refund.charge);
		charge.amount_refunded -= refund.amount;
		charge.refunded = false;
	}
	refund.status = status;
	happened(world, status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
}

export function dispute(world: World, moneyRef: string, dueBy: Date | null): FakeDispute {
	const intent = kept(world.shelves.intents, moneyRef);
	const charge = kept(world.shelves.charges, intent.latest_charge ?? '');
	charge.disputed = true;
	const made: FakeDispute = {
		id: newId('du'),
		object: 'dispute',
		amount: charge.amount,
		charge: charge.id,
		created: toSeconds(world),
		currency: charge.currency,
		evidence_details: { due_by: dueBy === null ? 0 : Math.floor(dueBy.getTime() / 1000) },
		livemode: false,
		payment_intent: moneyRef,
		reason: 'product_not_received',
		status: 'needs_response',
	};
	world.shelves.disputes.set(made.id, made);
	happened(world, 'charge.dispute.created', made);
	return made;
}

/** `lost` and `won` close the dispute; any other status is a step of it. */
export function moveDispute(world: World, ref: string, status: string) {
	const found = kept(world.shelves.disputes, ref);
	found.status = status;
	const isClosed = ['lost', 'won', 'warning_closed'].includes(status);
	happened(world, isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', found);
}
