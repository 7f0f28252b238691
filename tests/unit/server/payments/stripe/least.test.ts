import { expect, test } from 'vitest';
import { getMinimumAmount } from '#server/payments/stripe/minimum-amount.ts';

test.each([
	['EUR', 50],
	['JPY', 100],
	['XAU', 0],
])('in %s the minimum of Stripe is %i minor units', (currency, amount) => {
	expect(getMinimumAmount(currency)).toBe(amount);
});
