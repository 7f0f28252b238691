import { ConfigError, type Config } from '#config.ts';
import { isLoopbackName } from '#server/kernel/own-names.ts';
import type { PaymentKeys } from './provider.ts';

export type PaymentSettings = Pick<
	Config,
	'SITE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_ORIGIN' | 'TEST_PAYMENTS'
>;

const LIVE_KEY = /^[sr]k_live_/;

function findStripe(settings: PaymentSettings): PaymentKeys['stripe'] {
	const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_ORIGIN } = settings;
	const isTold = STRIPE_WEBHOOK_SECRET.length > 0;
	if (STRIPE_SECRET_KEY === undefined) {
		if (isTold) throw new ConfigError('STRIPE_SECRET_KEY: required with STRIPE_WEBHOOK_SECRET');
		return null;
	}
	// Without webhooks the shop would not learn of payments: it would keep money and send nothing.
	if (!isTold) throw new ConfigError('STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY');
	return {
		secret_key: STRIPE_SECRET_KEY,
		webhook_secrets: STRIPE_WEBHOOK_SECRET,
		...(STRIPE_API_ORIGIN !== undefined && { api_origin: STRIPE_API_ORIGIN }),
	};
}

/** True if test payments are offered: by the setting, else on a local host without a live key. */
function offersTest({ TEST_PAYMENTS, SITE_URL, STRIPE_SECRET_KEY = '' }: PaymentSettings): boolean {
	if (TEST_PAYMENTS !== undefined) return TEST_PAYMENTS === 'on';
	return isLoopbackName(new URL(SITE_URL).host) && !LIVE_KEY.test(STRIPE_SECRET_KEY);
}

/**
 * Payment keys from the settings.
 * @throws ConfigError where one of two that belong together is missing
 */
export const toPaymentKeys = (settings: PaymentSettings): PaymentKeys => ({
	stripe: findStripe(settings),
	test: offersTest(settings),
});
