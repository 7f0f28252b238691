import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';
import { toPaymentKeys } from '#server/payments/keys.ts';

const toKeys = (env: Record<string, string>) => toPaymentKeys(readConfig(env));

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1 whsec_2' };

describe('payment keys', () => {
	test('cards are not offered without keys', () => {
		expect(toKeys({}).stripe).toBeNull();
	});

	test('cards are offered with a key and the secrets of its webhook', () => {
		expect(toKeys(STRIPE).stripe).toEqual({
			secret_key: 'sk_test_1',
			webhook_secrets: ['whsec_1', 'whsec_2'],
		});
	});

	test('another API origin is passed on', () => {
		const { stripe } = toKeys({ ...STRIPE, STRIPE_API_ORIGIN: 'http://127.0.0.1:12111/' });
		expect(stripe?.api_origin).toBe('http://127.0.0.1:12111');
	});

	test.each([
		[{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET: required with [A-Z_]+$/],
		[{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY: required with [A-Z_]+$/],
	])('incomplete keys, %o, stop the host, and are not printed', (env, message) => {
		expect(() => toKeys(env)).toThrow(ConfigError);
		expect(() => toKeys(env)).toThrow(message);
	});
});

describe('test payments', () => {
	test.each([
		[{}, true],
		[{ SITE_URL: 'http://localhost:4321' }, true],
		[{ SITE_URL: 'http://127.0.0.1:4321' }, true],
		[{ SITE_URL: 'http://[::1]:4321' }, true],
		[{ SITE_URL: 'https://localhost' }, true],
		[{ SITE_URL: 'https://livenza.example' }, false],
		[{ SITE_URL: 'https://localhost.example' }, false],
		[{ SITE_URL: 'https://livenza.example', TEST_PAYMENTS: 'on' }, true],
		[{ SITE_URL: 'http://localhost:4321', TEST_PAYMENTS: 'off' }, false],
		[STRIPE, true],
		[{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1' }, false],
		[{ ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_1', TEST_PAYMENTS: 'on' }, true],
	])('are offered with %o: %s', (env, isOffered) => {
		expect(toKeys(env).test).toBe(isOffered);
	});
});
