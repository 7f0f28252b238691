import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { anAddress } from '../support/steps-mail.ts';
import { expect, test } from '../support/steps.ts';

test('without the telephone rules the host validates numbers', async ({ page, noise }) => {
	const steps = checkoutSteps(page, 'it');
	const { t, main, button, field, onStep } = steps;
	let refused = 0;
	await page.route('**/_astro/check-values.*.js', (route) => {
		refused += 1;
		return route.abort();
	});
	await shop(page, 'it').fill();
	await steps.asGuest(anAddress('guest'));
	await steps.fillAddress();
	await field(t.field.phone).fill('12');
	await button(t.way.toPayment).click();
	await expect(main.getByRole('alert').filter({ hasText: t.field.phone })).toBeFocused();
	expect(refused).toBeGreaterThan(0);
	await onStep('shipping');
	await expect(field(t.field.line1)).toHaveValue('Via Roma 12');

	await field(t.field.phone).fill('333 123 4567');
	await button(t.way.toPayment).click();
	await onStep('payment');
	// Browsers log failed requests, and the host's refusals.
	expect(noise.splice(0).filter((line) => !/ERR_FAILED|422|400/.test(line))).toEqual([]);
});
