import { describe, expect, test } from 'vitest';
import { ProviderFailure } from '#server/payments/provider.ts';
import { stripeProvider } from '#server/payments/stripe/provider.ts';
import { aServer, text } from '../../../../support/a-server.ts';
import { aRequest, aStripe, inTime } from '../../../../support/stripe/a-shop.ts';

const CREATE = 'POST /v1/checkout/sessions';
const MINUTE_MS = 60_000;

describe('a payment page', () => {
	test('contains the order line by line, and references order and attempt', async () => {
		const { stripe, provider } = await aStripe();
		const request = aRequest();
		const started = await provider.start(request);
		const session = stripe.shelves.sessions.get(started.ref);
		expect(started.url).toBe(`${stripe.origin}/pay/${started.ref}`);
		expect(session).toMatchObject({
			amount_total: 191_000,
			currency: 'eur',
			client_reference_id: '7',
			metadata: { order: '7', attempt: '1' },
			customer_email: 'anna@example.com',
			locale: 'it',
			success_url: 'http://localhost:4321/it/checkout/done?order=7&session={CHECKOUT_SESSION_ID}',
			cancel_url: 'http://localhost:4321/it/checkout/done?order=7',
		});
		expect(stripe.calls).toEqual([
			{
				name: CREATE,
				idempotencyKey: 'checkout:7:1',
				version: '2026-10-28.endive',
				form: expect.objectContaining({
					mode: 'payment',
					ui_mode: 'hosted_page',
					adaptive_pricing: { enabled: 'false' },
					automatic_tax: { enabled: 'false' },
					allow_promotion_codes: 'false',
					allowed_payment_method_types: ['card'],
					payment_intent_data: {
						metadata: { order: '7', attempt: '1' },
						description: 'L26-0007',
					},
					line_items: [
						{
							quantity: '1',
							price_data: {
								currency: 'eur',
								unit_amount: '189000',
								product_data: { name: 'Kleos RD 36' },
							},
						},
						{
							quantity: '1',
							price_data: {
								currency: 'eur',
								unit_amount: '2000',
								product_data: { name: 'Spedizione' },
							},
						},
					],
				}),
			},
		]);
	});

	test('states yen without decimals', async () => {
		const { stripe, provider } = await aStripe();
		const items = [{ name: 'ホイール', amount: 277_623 }];
		const { ref } = await provider.start(
			aRequest({ currency: 'JPY', amount: 277_623, items, locale: 'ja' }),
		);
		expect(stripe.shelves.sessions.get(ref)).toMatchObject({
			amount_total: 277_623,
			currency: 'jpy',
			locale: 'ja',
		});
		stripe.pay(ref);
		const { money } = await provider.look(ref);
		expect(money).toEqual({ amount: 277_623, currency: 'JPY' });
	});

	test('is not requested if the lines differ from the total', async () => {
		const { stripe, provider } = await aStripe();
		await expect(provider.start(aRequest({ amount: 1 }))).rejects.toThrow(
			'do not add up to its amount',
		);
		expect(stripe.calls).toEqual([]);
	});
});

describe('the expiry of a payment page', () => {
	test.each([
		['31 minutes', 31, 31],
		['10 minutes, too short for Stripe,', 10, 31],
		['three days, too long for Stripe,', 3 * 24 * 60, 24 * 60 - 1],
	])('of %s is limited to Stripe’s range', async (_, asked, kept) => {
		const { stripe, provider, clock } = await aStripe();
		const expires_at = new Date(clock().getTime() + asked * MINUTE_MS);
		const { ref } = await provider.start(aRequest({ expires_at }));
		const lasts = (stripe.shelves.sessions.get(ref)?.expires_at ?? 0) - clock().getTime() / 1000;
		expect(Math.ceil(lasts / 60)).toBe(kept);
	});

	test('an expired attempt is not requested, since its key may have expired', async () => {
		const { stripe, provider, clock, pass } = await aStripe();
		const request = aRequest({ expires_at: new Date(clock().getTime() + 31 * MINUTE_MS) });
		await provider.start(request);
		pass(25 * 60);
		await expect(provider.start(request)).rejects.toThrow(ProviderFailure);
		expect(stripe.shelves.sessions.size).toBe(1);
	});
});

describe('a repeated attempt', () => {
	test('returns the same page, also minutes later', async () => {
		const { stripe, provider, pass } = await aStripe();
		const request = aRequest();
		const first = await provider.start(request);
		pass(5);
		expect(await provider.start(request)).toEqual(first);
		expect(stripe.shelves.sessions.size).toBe(1);
	});

	test('returns the same page twenty times at once', async () => {
		const { stripe, provider } = await aStripe();
		const request = aRequest();
		const all = await Promise.all(Array.from({ length: 20 }, () => provider.start(request)));
		expect(new Set(all.map(({ ref }) => ref)).size).toBe(1);
		expect(stripe.shelves.sessions.size).toBe(1);
	});

	test('is created later if the first request failed', async () => {
		const { stripe, provider, pass } = await aStripe();
		const request = aRequest();
		stripe.mishaps.add(CREATE, 'cut', 'cut');
		await expect(provider.start(request)).rejects.toThrow(ProviderFailure);
		pass(5);
		await provider.start(request);
		expect(stripe.shelves.sessions.size).toBe(1);
	});

	test('with another amount is refused', async () => {
		const { stripe, provider } = await aStripe();
		const request = aRequest();
		await provider.start(request);
		const other = { ...request, amount: 1_000, items: [{ name: 'Raggio', amount: 1_000 }] };
		await expect(provider.start(other)).rejects.toThrow(/^stripe: 400 idempotency_error/);
		expect(stripe.shelves.sessions.size).toBe(1);
	});
});

describe('a failed request for a payment page', () => {
	test('is retried at once after a lost answer, with one result', async () => {
		const { stripe, provider } = await aStripe();
		stripe.mishaps.add(CREATE, 'lost');
		const { ref } = await provider.start(aRequest());
		expect([...stripe.shelves.sessions.keys()]).toEqual([ref]);
		expect(stripe.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
			'checkout:7:1',
			'checkout:7:1',
		]);
	});

	test('is retried at once during another call with its key', async () => {
		const { stripe, provider } = await aStripe();
		stripe.mishaps.add(CREATE, { status: 409 });
		await provider.start(aRequest());
		expect(stripe.calls).toHaveLength(2);
	});

	test.each([
		[400, /^stripe: 400 invalid_request_error parameter_invalid req_\w+$/],
		[402, /^stripe: 402 card_error/],
		[429, /^stripe: 429 invalid_request_error rate_limit/],
	] as const)(
		'with status %i is a provider failure, described in the log',
		async (status, words) => {
			const { stripe, provider } = await aStripe();
			stripe.mishaps.add(CREATE, { status });
			const failure = provider.start(aRequest());
			await expect(failure).rejects.toThrow(ProviderFailure);
			await expect(failure).rejects.toThrow(words);
		},
	);

	test('with an internal error of Stripe is final for its key, and repeated with the next', async () => {
		const { stripe, provider } = await aStripe();
		const request = aRequest();
		stripe.mishaps.add(CREATE, { status: 500 });
		await expect(provider.start(request)).rejects.toThrow(/^stripe: 500 api_error/);
		await expect(provider.start(request)).rejects.toThrow(/^stripe: 500 api_error/);
		const { ref } = await provider.start({ ...request, key: 'checkout:7:2', attempt: 2 });
		expect([...stripe.shelves.sessions.keys()]).toEqual([ref]);
	});

	test('with a wrong key is a failure that does not print it', async () => {
		const { stripe } = await aStripe();
		const provider = stripeProvider({ ...stripe.keys, secret_key: 'sk_test_other' });
		await expect(provider.start(aRequest())).rejects.toThrow(/^stripe: 401 (?!.*sk_)/);
	});

	test('without an answer stops before the host’s time limit, and is found the next time', async () => {
		const { stripe, provider } = await aStripe();
		const request = aRequest();
		stripe.mishaps.add(CREATE, 'silent', 'silent');
		const failure = inTime(() => provider.start(request));
		await expect(failure).rejects.toThrow('stripe: no answer in time');
		const { ref } = await provider.start(request);
		expect([...stripe.shelves.sessions.keys()]).toEqual([ref]);
	});

	test('answered by another server is a provider failure', async () => {
		const { url } = await aServer(text('<h1>Bad gateway</h1>', 502));
		const keys = { secret_key: 'sk_test_fake', webhook_secrets: [], api_origin: url };
		await expect(stripeProvider(keys).start(aRequest())).rejects.toThrow(/^stripe: StripeAPIError/);
	});

	test('without a connection is a provider failure', async () => {
		const { stripe, provider } = await aStripe();
		await stripe.close();
		await expect(provider.start(aRequest())).rejects.toThrow(ProviderFailure);
	});
});
