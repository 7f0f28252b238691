import { expect, test } from 'vitest';
import { least } from '#server/payments/stripe/least.ts';

test.each([
	['EUR', 50],
	['JPY', 100],
	['XAU', 0],
])('of %s Stripe is asked for no less than %i minor units', (currency, amount) => {
	expect(least(currency)).toBe(amount);
});
