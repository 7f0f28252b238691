import { expect, test } from 'vitest';
import { getMinimumAmount } from '#server/payments/stripe/minimum-amount.ts';

test.each([
	['EUR', 50],
	['JPY', 100],
	['XAU', 0],
])('of %s Stripe is asked for no less than %i minor units', (currency, amount) => {
	expect(getMinimumAmount(currency)).toBe(amount);
});
