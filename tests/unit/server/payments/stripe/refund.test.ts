import { describe, expect, test } from 'vitest';
import { ProviderFailure, type RefundRequestToProvider } from '#server/payments/provider.ts';
import { aRequest, aStripe, inTime } from '../../../../support/stripe/a-shop.ts';

const CREATE = 'POST /v1/refunds';
const DAY_MINUTES = 24 * 60;

/** Makes an attempt that was paid with 1,910.00 euros. */
async function aPayment() {
	const all = await aStripe();
	const { ref } = await all.provider.start(aRequest());
	all.stripe.pay(ref);
	const money_ref = all.stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
	const aRefund = (given: Partial<RefundRequestToProvider> = {}): RefundRequestToProvider => ({
		key: 'refund:3',
		money_ref,
		amount: 2_000,
		currency: 'EUR',
		...given,
	});
	const refunds = () => [...all.stripe.shelves.refunds.values()];
	return { ...all, aRefund, refunds };
}

describe('a refund', () => {
	test('goes to its payment method, with the request’s key', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		const { status, ref } = await provider.refund(aRefund());
		expect(status).toBe('issued');
		expect(refunds()).toMatchObject([{ id: ref, amount: 2_000, currency: 'eur' }]);
		expect(stripe.calls.find(({ name }) => name === CREATE)).toMatchObject({
			idempotencyKey: 'refund:3',
			form: { amount: '2000', metadata: { key: 'refund:3' } },
		});
	});

	test('can be pending for days', async () => {
		const { stripe, provider, aRefund } = await aPayment();
		stripe.refundsBegin('pending');
		const first = await provider.refund(aRefund());
		expect(first.status).toBe('pending');
		stripe.settleRefund(first.ref, 'succeeded');
		expect(await provider.refund(aRefund())).toEqual({ ...first, status: 'issued' });
	});

	test.each([
		['failed', 'failed'],
		['canceled', 'failed'],
		['requires_action', 'pending'],
		['a word that is not known yet', 'pending'],
	])('with Stripe’s status %s is %s', async (status, seen) => {
		const { provider, aRefund, refunds } = await aPayment();
		await provider.refund(aRefund());
		Object.assign(refunds()[0] ?? {}, { status });
		expect(await provider.refund(aRefund())).toMatchObject({ status: seen });
	});

	test('is possible in parts, up to the payment', async () => {
		const { provider, aRefund, refunds } = await aPayment();
		await provider.refund(aRefund());
		await provider.refund(aRefund({ key: 'refund:4', amount: 189_000 }));
		await expect(provider.refund(aRefund({ key: 'refund:5', amount: 1 }))).rejects.toThrow(
			/^stripe: 400 invalid_request_error charge_already_refunded/,
		);
		expect(refunds().map(({ amount }) => amount)).toEqual([2_000, 189_000]);
	});

	test('is refused while the payment is disputed', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		stripe.dispute(aRefund().money_ref, null);
		await expect(provider.refund(aRefund())).rejects.toThrow(/charge_disputed/);
		expect(refunds()).toEqual([]);
	});

	test('with an internal error of Stripe is repeated with the next key, once, after a lookup', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		stripe.mishaps.add(CREATE, { status: 500, shouldRetry: false });
		await expect(provider.refund(aRefund())).rejects.toThrow(ProviderFailure);
		// The second key gets an error, too, and this time the refund was made all the same.
		stripe.mishaps.add(CREATE, 'lost');
		const made = await Promise.all([provider.refund(aRefund()), provider.refund(aRefund())]);
		expect(new Set(made.map(({ ref }) => ref)).size).toBe(1);
		expect(refunds()).toMatchObject([{ amount: 2_000, metadata: { key: 'refund:3' } }]);
		const keys = stripe.calls.filter(({ name }) => name === CREATE);
		expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
			new Set(['refund:3', 'refund:3:2']),
		);
	});

	test('with errors for every key starts over with the keys, and stops', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		const error = { status: 500, shouldRetry: false } as const;
		for (let turn = 0; turn < 6; turn += 1) {
			// Replays use up mishaps, too: one is left for the key that is new.
			stripe.mishaps.add(CREATE, ...Array.from({ length: Math.min(turn + 1, 4) }, () => error));
			await expect(provider.refund(aRefund())).rejects.toThrow(ProviderFailure);
		}
		expect(refunds()).toEqual([]);
	});
});

describe('a repeated refund', () => {
	test('is one, also twenty times at once', async () => {
		const { provider, aRefund, refunds } = await aPayment();
		const all = await Promise.all(Array.from({ length: 20 }, () => provider.refund(aRefund())));
		expect(new Set(all.map(({ ref }) => ref)).size).toBe(1);
		expect(refunds()).toHaveLength(1);
	});

	test('is one, also when Stripe’s key has expired', async () => {
		const { provider, aRefund, refunds, pass } = await aPayment();
		const first = await provider.refund(aRefund());
		pass(DAY_MINUTES + 1);
		expect(await provider.refund(aRefund())).toEqual(first);
		expect(refunds()).toHaveLength(1);
	});

	test('is found behind a hundred others', async () => {
		const { stripe, provider, aRefund, refunds, pass } = await aPayment();
		const first = await provider.refund(aRefund());
		const { money_ref: payment_intent } = aRefund();
		for (let each = 0; each < 120; each += 1) {
			stripe.giveBack({ payment_intent, amount: 1, metadata: {} });
		}
		pass(DAY_MINUTES + 1);
		expect(await provider.refund(aRefund())).toEqual(first);
		expect(refunds()).toHaveLength(121);
	});
});

describe('an interrupted refund', () => {
	test('is one after a lost answer', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		stripe.mishaps.add(CREATE, 'lost');
		expect(await provider.refund(aRefund())).toMatchObject({ status: 'issued' });
		expect(refunds()).toHaveLength(1);
	});

	test('is found if Stripe made it and reported an error', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		stripe.mishaps.add(CREATE, { status: 500, isDone: true });
		expect(await provider.refund(aRefund())).toMatchObject({ status: 'issued' });
		expect(refunds()).toHaveLength(1);
	});

	test('is found after a missing answer', async () => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		stripe.mishaps.add(CREATE, 'silent');
		expect(await inTime(() => provider.refund(aRefund()))).toMatchObject({ status: 'issued' });
		expect(refunds()).toHaveLength(1);
	});

	test('without a response fails before the host’s time limit', async () => {
		const { stripe, provider, aRefund } = await aPayment();
		stripe.mishaps.add(CREATE, 'silent');
		stripe.mishaps.add('GET /v1/refunds', 'silent', 'silent');
		await expect(inTime(() => provider.refund(aRefund()))).rejects.toThrow(ProviderFailure);
	});

	test.each([409, 429, 500] as const)('with %i and no refund made is a failure', async (status) => {
		const { stripe, provider, aRefund, refunds } = await aPayment();
		stripe.mishaps.add(CREATE, { status, shouldRetry: false });
		const failure = provider.refund(aRefund());
		await expect(failure).rejects.toThrow(ProviderFailure);
		expect(refunds()).toEqual([]);
	});
});
