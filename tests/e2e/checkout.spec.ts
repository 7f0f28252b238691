import { violations } from '../support/axe.ts';
import { accountSteps } from '../support/steps-account.ts';
import { shop } from '../support/steps-cart.ts';
import { SEED_LOCALES } from '../../src/seed/languages.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { anAddress } from '../support/steps-mail.ts';
import { expectNotice } from '../support/steps-notice.ts';
import { expect, test, VISITORS } from '../support/steps.ts';
import { limit } from '../support/pace.ts';

const SIZES = { it: { width: 375, height: 812 }, ja: { width: 1280, height: 900 } } as const;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.use({ viewport: SIZES[locale] });

		test('a guest orders by bank transfer, and every step passes axe', async ({ page, noise }) => {
			const steps = checkoutSteps(page, locale);
			const { t, main, heading, button, onStep } = steps;
			const email = anAddress('guest');
			await shop(page, locale).fill();
			await page.goto(`/${locale}/checkout`);
			await onStep('login');
			expect(await violations(page)).toEqual([]);
			await steps.asGuest(email);
			expect(await violations(page)).toEqual([]);
			await button(t.way.toPayment).click();
			await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeFocused();
			expect(await violations(page)).toEqual([]);
			await steps.address();
			expect(await violations(page)).toEqual([]);
			await steps.payBy('bank_transfer');
			expect(await violations(page)).toEqual([]);

			// Back and forth, nothing is typed twice; a change made from here leads back here.
			await page.goBack();
			await onStep('payment');
			await page.goBack();
			await onStep('shipping');
			await expect(main.getByLabel(t.field.line1).first()).toHaveValue('Via Roma 12');
			await page.goForward();
			await page.goForward();
			await onStep('resume');
			await page.reload();
			await onStep('resume');

			// The notice of the legal guarantee is seen in each language; the buyer's own comes last.
			const others = SEED_LOCALES.filter((one) => one !== locale);
			for (const language of [...others, locale]) await expectNotice(page, language);
			await onStep('resume');

			await steps.bind();
			await expect(heading(t.order.done.title)).toBeVisible();
			await expect(main.getByText(email).first()).toBeVisible();
			await expect(main.getByText(t.order.transfer.title)).toBeVisible();
			expect(await violations(page)).toEqual([]);
			const number = await steps.number();
			await main.getByRole('link', { name: t.order.done.way, exact: true }).click();
			await expect(heading(number)).toBeVisible();
			await expect(main.getByText(t.order.status.awaiting_payment)).toBeVisible();
			expect(await violations(page)).toEqual([]);

			await page.goto(`/${locale}/checkout/resume`);
			await expect(heading(t.stop.placedTitle)).toBeVisible();
			// A cart that was ordered is a conflict, which browsers log.
			expect(noise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
		});

		test('a customer pays, and finds the order in the account', async ({ page }) => {
			const steps = checkoutSteps(page, locale);
			const { t, main, heading, onStep } = steps;
			const account = accountSteps(page, locale);
			const email = anAddress('customer');
			await account.register(email);
			await account.confirm(email);
			await shop(page, locale).fill();
			await page.goto(`/${locale}/checkout`);
			await onStep('shipping');
			await steps.address();
			await steps.payBy('test');
			await steps.bind();
			await steps.answer('approve');
			await expect(heading(t.order.done.title)).toBeVisible();
			const number = await steps.number();
			await account.open('account');
			await main.getByRole('link', { name: account.t.ordered.all, exact: true }).click();
			await main.getByRole('link', { name: number }).click();
			await expect(heading(number)).toBeVisible();
			await expect(main.getByText(t.order.status.processing)).toBeVisible();
		});
	});
}

test.describe('a payment on another page', () => {
	test('that is declined is retried for the same order', async ({ page }) => {
		const steps = checkoutSteps(page, 'it');
		const { t, heading, button } = steps;
		await shop(page, 'it').fill();
		await steps.asGuest(anAddress('declined'));
		await steps.address();
		await steps.payBy('test');
		await steps.bind();
		await steps.answer('decline');
		await expect(heading(t.order.failed.title)).toBeVisible();
		expect(await violations(page)).toEqual([]);
		const number = await steps.number();
		await button(t.order.failed.pay).click();
		await steps.answer('approve');
		await expect(heading(t.order.done.title)).toBeVisible();
		expect(await steps.number()).toBe(number);
	});

	test('that is left is pending, shown as such, and resumed', async ({ page }) => {
		const steps = checkoutSteps(page, 'it');
		const { t, main, heading } = steps;
		await shop(page, 'it').fill();
		await steps.asGuest(anAddress('left'));
		await steps.address();
		await steps.payBy('test');
		await steps.bind();
		await steps.answer('leave');
		await expect(heading(t.order.pending.title)).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await main.getByRole('link', { name: t.order.pending.resume, exact: true }).click();
		await steps.answer('delay');
		await expect(heading(t.order.pending.title)).toBeVisible();
		// The page polls by itself.
		await expect(heading(t.order.done.title)).toBeVisible({ timeout: limit(30_000) });
	});
});
