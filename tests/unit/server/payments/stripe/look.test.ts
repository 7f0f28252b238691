import { describe, expect, test } from 'vitest';
import { ProviderFailure } from '#server/payments/provider.ts';
import { aRequest, aStripe, inTime } from '../../../../support/stripe/a-shop.ts';

const EXPIRE = 'POST /v1/checkout/sessions/:id/expire';
const RETRIEVE = 'GET /v1/checkout/sessions/:id';
const NOTHING = { money: null, money_ref: null };

/** Makes an attempt whose page is open. */
async function anAttempt() {
	const all = await aStripe();
	const { ref } = await all.provider.start(aRequest());
	const intent = () => all.stripe.shelves.sessions.get(ref)?.payment_intent;
	return { ...all, ref, intent };
}

describe('a fetched attempt', () => {
	test('is open until the buyer has paid', async () => {
		const { provider, ref } = await anAttempt();
		expect(await provider.look(ref)).toEqual({ status: 'open', ...NOTHING });
	});

	test('is open after a declined card, and can be paid later', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.decline(ref);
		expect(await provider.look(ref)).toEqual({ status: 'open', ...NOTHING });
		stripe.pay(ref);
		expect(await provider.look(ref)).toMatchObject({ status: 'paid' });
	});

	test('is paid with the received amount, and has a refund reference', async () => {
		const { stripe, provider, ref, intent } = await anAttempt();
		stripe.pay(ref);
		expect(await provider.look(ref)).toEqual({
			status: 'paid',
			money: { amount: 191_000, currency: 'EUR' },
			money_ref: intent(),
		});
	});

	test.each([
		[{ amount: 190_999 }, { amount: 190_999, currency: 'EUR' }],
		[{ currency: 'usd' }, { amount: 191_000, currency: 'USD' }],
	])('reports the received amount, not the requested one: %o', async (came, money) => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.pay(ref, came);
		expect(await provider.look(ref)).toMatchObject({ status: 'paid', money });
	});

	test('is pending at the bank, then paid', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.payLater(ref);
		expect(await provider.look(ref)).toEqual({ status: 'pending', ...NOTHING });
		stripe.arrive(ref, 'succeeded');
		expect(await provider.look(ref)).toMatchObject({ status: 'paid', money: { amount: 191_000 } });
	});

	test('is failed when the bank refuses', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.payLater(ref);
		stripe.arrive(ref, 'failed');
		expect(await provider.look(ref)).toEqual({ status: 'failed', ...NOTHING });
	});

	test('is expired when Stripe reports it, never by time alone', async () => {
		const { provider, ref, pass } = await anAttempt();
		pass(30);
		expect(await provider.look(ref)).toMatchObject({ status: 'open' });
		pass(2);
		expect(await provider.look(ref)).toEqual({ status: 'expired', ...NOTHING });
	});

	test('is paid with zero for a zero total', async () => {
		const { stripe, provider, ref } = await anAttempt();
		const session = stripe.shelves.sessions.get(ref);
		Object.assign(session ?? {}, { status: 'complete', payment_status: 'no_payment_required' });
		expect(await provider.look(ref)).toEqual({
			status: 'paid',
			money: { amount: 0, currency: 'EUR' },
			money_ref: null,
		});
	});

	test('is a provider failure when unknown, or with an unexpected answer', async () => {
		const { stripe, provider, ref } = await anAttempt();
		await expect(provider.look('cs_test_other')).rejects.toThrow(
			/^stripe: 404 invalid_request_error resource_missing id req_\w+$/,
		);
		Object.assign(stripe.shelves.sessions.get(ref) ?? {}, { status: 'thinking' });
		const failure = provider.look(ref);
		await expect(failure).rejects.toThrow(ProviderFailure);
		await expect(failure).rejects.toThrow(/^stripe: an answer in another shape/);
	});
});

describe('an attempt being expired', () => {
	test('is expired, also when repeated', async () => {
		const { provider, ref } = await anAttempt();
		expect(await provider.close(ref)).toEqual({ status: 'expired', ...NOTHING });
		expect(await provider.close(ref)).toEqual({ status: 'expired', ...NOTHING });
	});

	test('is paid if the buyer was faster', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.pay(ref);
		expect(await provider.close(ref)).toMatchObject({ status: 'paid', money: { amount: 191_000 } });
	});

	test('is pending if the bank is processing', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.payLater(ref);
		expect(await provider.close(ref)).toEqual({ status: 'pending', ...NOTHING });
	});

	test('is expired if the answer was lost afterwards', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.mishaps.add(EXPIRE, 'silent');
		expect(await inTime(() => provider.close(ref))).toEqual({ status: 'expired', ...NOTHING });
	});

	test('still open after a failed expiry is a failure: it may still be paid', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.mishaps.add(EXPIRE, { status: 429 });
		await expect(provider.close(ref)).rejects.toThrow(/^stripe: 429/);
		expect(await provider.look(ref)).toMatchObject({ status: 'open' });
	});

	test('without a response fails before the host’s time limit', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.mishaps.add(EXPIRE, 'silent');
		stripe.mishaps.add(RETRIEVE, 'silent');
		await expect(inTime(() => provider.close(ref))).rejects.toThrow(ProviderFailure);
	});

	test('without any answer is a failure', async () => {
		const { stripe, provider, ref } = await anAttempt();
		stripe.mishaps.add(EXPIRE, { status: 500 });
		stripe.mishaps.add(RETRIEVE, { status: 500 });
		await expect(provider.close(ref)).rejects.toThrow(ProviderFailure);
	});
});
