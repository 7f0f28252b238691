import { describe, expect, test } from 'vitest';
import {
	ProviderFailure,
	type FetchedPayment,
	type PaymentUpdate,
	type ProviderEvent,
} from '#server/payments/provider.ts';
import { aRequest, aStripe } from '../../../../support/stripe/a-shop.ts';

/** Object of an event, or the kind of one that was not fetched. */
type Heard = PaymentUpdate | ProviderEvent['about'];

/** Makes an attempt, and fetches the objects of the events that are sent about it. */
async function anAttempt() {
	const all = await aStripe();
	const { ref } = await all.provider.start(aRequest());
	const heard: Heard[] = [];
	all.stripe.setHook({
		url: 'http://localhost/api/payments/stripe',
		secret: 'whsec_fake',
		send: async (_, { headers, body }) => {
			const call = {
				header: (name: string) => new Headers(headers).get(name) ?? undefined,
				bytes: Buffer.from(String(body)),
			};
			const told = await all.provider.read(call, all.clock());
			if (told === null) return new Response(null, { status: 401 });
			heard.push((await told.fetch()) ?? told.about);
			return new Response(null, { status: 204 });
		},
	});
	const intent = () => all.stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
	/** Events heard since the last call. */
	const hear = async (): Promise<Heard[]> => {
		await all.stripe.tell();
		return heard.splice(0);
	};
	return { ...all, ref, intent, heard, hear };
}

const about = (ref: string, status: FetchedPayment['status']) => ({
	provider: 'stripe',
	kind: 'payment',
	ref,
	seen: { status },
});

describe('an event of Stripe', () => {
	test('about a payment brings its attempt', async () => {
		const { stripe, ref, hear } = await anAttempt();
		stripe.pay(ref);
		expect(await hear()).toMatchObject(['other', 'other', about(ref, 'paid')]);
	});

	test('about a declined card is ignored', async () => {
		const { stripe, ref, hear } = await anAttempt();
		stripe.decline(ref);
		expect(await hear()).toEqual(['other']);
	});

	test.each([
		['succeeded', 'paid'],
		['failed', 'failed'],
	] as const)('about a payment that %s later brings its attempt', async (end, status) => {
		const { stripe, ref, hear } = await anAttempt();
		stripe.payLater(ref);
		expect(await hear()).toMatchObject([about(ref, 'pending')]);
		stripe.arrive(ref, end);
		expect((await hear()).at(-1)).toMatchObject(about(ref, status));
	});

	test('about an expired page brings its attempt', async () => {
		const { stripe, ref, hear } = await anAttempt();
		stripe.expire(ref);
		expect(await hear()).toMatchObject([about(ref, 'expired')]);
	});

	test('about a refund lists all of its payment, oldest first, with request keys', async () => {
		const { stripe, provider, ref, intent, hear } = await anAttempt();
		stripe.pay(ref);
		await hear();
		const money_ref = intent();
		const euros = { amount: 5, currency: 'EUR' };
		const ours = await provider.refund({ key: 'refund:3', money_ref, ...euros });
		const { id } = stripe.giveBack({ payment_intent: money_ref, amount: 7, metadata: {} });
		const update = {
			provider: 'stripe',
			kind: 'refunds',
			money_ref,
			attempt: { order_id: '7', attempt: 1 },
			refunds: [
				{ ...ours, key: 'refund:3', ...euros },
				{ ref: id, status: 'issued', key: null, amount: 7, currency: 'EUR' },
			],
		};
		expect(await hear()).toEqual([update, update, update, update]);
	});

	test('about a refund of an unknown payment has no attempt', async () => {
		const { stripe, ref, intent, hear } = await anAttempt();
		stripe.pay(ref);
		await hear();
		Object.assign(stripe.shelves.intents.get(intent()) ?? {}, { metadata: { order: '7' } });
		stripe.giveBack({ payment_intent: intent(), metadata: {} });
		expect(await hear()).toMatchObject([{ attempt: null }, { attempt: null }]);
	});

	test('about a refund has its current state, in any order of events', async () => {
		const { stripe, ref, intent, hear, heard } = await anAttempt();
		stripe.pay(ref);
		await hear();
		stripe.refundsBegin('pending');
		const { id } = stripe.giveBack({ payment_intent: intent(), metadata: {} });
		stripe.settleRefund(id, 'failed');
		await stripe.tell({ times: 5, seed: 7 });
		expect(heard).toHaveLength(15);
		for (const update of heard) expect(update).toMatchObject({ refunds: [{ status: 'failed' }] });
	});

	test.each([
		[new Date('2026-12-07T10:00:00Z'), new Date('2026-12-07T10:00:00Z')],
		[null, null],
	])('about a dispute has amount and date, %s', async (dueBy, due_by) => {
		const { stripe, ref, intent, hear } = await anAttempt();
		stripe.pay(ref);
		await hear();
		const { id } = stripe.dispute(intent(), dueBy);
		const update = {
			provider: 'stripe',
			kind: 'dispute',
			money_ref: intent(),
			state: 'needs_response',
			outcome: 'open',
			due_by,
		};
		expect(await hear()).toEqual([update]);
		stripe.moveDispute(id, 'a word that is not known yet');
		stripe.moveDispute(id, 'won');
		expect(await hear()).toEqual([
			{ ...update, state: 'won', outcome: 'won' },
			{ ...update, state: 'won', outcome: 'won' },
		]);
	});

	test.each([
		['under_review', 'open'],
		['a word that is not known yet', 'open'],
		['won', 'won'],
		['warning_closed', 'won'],
		['lost', 'lost'],
	])('about a dispute in state %s is %s', async (state, outcome) => {
		const { stripe, ref, intent, hear } = await anAttempt();
		stripe.pay(ref);
		await hear();
		const { id } = stripe.dispute(intent(), null);
		await hear();
		stripe.moveDispute(id, state);
		expect(await hear()).toMatchObject([{ kind: 'dispute', state, outcome }]);
	});

	test('about a deleted object brings nothing', async () => {
		const { stripe, ref, intent, hear } = await anAttempt();
		stripe.pay(ref);
		stripe.dispute(intent(), null);
		stripe.shelves.disputes.clear();
		expect(await hear()).toContain('dispute');
	});

	test('about an unreachable object is a failure, and is delivered again', async () => {
		const { stripe, ref, intent, hear } = await anAttempt();
		stripe.pay(ref);
		await hear();
		stripe.dispute(intent(), null);
		stripe.mishaps.add('GET /v1/disputes/:id', { status: 429 });
		await expect(stripe.tell()).rejects.toThrow(ProviderFailure);
		expect(await hear()).toMatchObject([{ kind: 'dispute' }]);
	});
});

describe('missed events', () => {
	test('are listed page by page, without processed ones', async () => {
		const { stripe, provider, clock } = await anAttempt();
		const since = clock();
		const refs = await Promise.all(
			Array.from({ length: 130 }, (_, n) =>
				provider.start(aRequest({ key: `checkout:page-${n}:1`, order_id: `page-${n}` })),
			),
		);
		for (const { ref } of refs) stripe.pay(ref);
		const [taken] = [...stripe.shelves.events.values()].filter(
			({ type }) => type === 'checkout.session.completed',
		);
		stripe.shelves.taken.add(taken?.id ?? '');
		const heard: ProviderEvent[] = [];
		for await (const event of provider.missed?.(since) ?? []) heard.push(event);
		expect(heard).toHaveLength(129);
		expect(heard.every((event) => event.about === 'payment')).toBe(true);
		expect(heard.map(({ id }) => id)).not.toContain(taken?.id);
	});

	test('are a failure when they cannot be listed', async () => {
		const { stripe, provider, clock } = await anAttempt();
		stripe.mishaps.add('GET /v1/events', { status: 429 });
		const hear = async () => {
			for await (const event of provider.missed?.(clock()) ?? []) expect(event).toBeNull();
		};
		await expect(hear()).rejects.toThrow(ProviderFailure);
	});
});

describe('the books', () => {
	test('list received and refunded amounts of every payment', async () => {
		const { stripe, provider, clock, pass } = await anAttempt();
		pass(10);
		const since = clock();
		const pay = async (n: number, currency: string) => {
			const items = [{ name: 'Kleos', amount: 1000 + n }];
			const { ref } = await provider.start(
				aRequest({
					key: `checkout:${n}:1`,
					currency,
					items,
					amount: 1000 + n,
					expires_at: new Date(clock().getTime() + 31 * 60_000),
				}),
			);
			stripe.pay(ref);
			return stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
		};
		const euros = await pay(1, 'EUR');
		const yen = await pay(2, 'JPY');
		const { ref } = await provider.start(
			aRequest({ key: 'checkout:3:1', expires_at: new Date(clock().getTime() + 31 * 60_000) }),
		);
		stripe.decline(ref);
		await provider.refund({ key: 'refund:1', money_ref: euros, amount: 400, currency: 'EUR' });
		await provider.refund({ key: 'refund:2', money_ref: euros, amount: 1, currency: 'EUR' });
		const booked: unknown[] = [];
		for await (const line of provider.books(since)) booked.push(line);
		expect(booked).toEqual([
			{ money_ref: yen, taken: { amount: 1002, currency: 'JPY' }, refunded: 0 },
			{ money_ref: euros, taken: { amount: 1001, currency: 'EUR' }, refunded: 401 },
		]);
	});
});
