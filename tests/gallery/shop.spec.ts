import { checkoutSteps } from '../support/steps-checkout.ts';
import { shop } from '../support/steps-cart.ts';
import { anAddress, mailTo } from '../support/steps-mail.ts';
import { expect, test, VISITORS } from '../support/steps.ts';
import { album } from './album.ts';

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test('from the cart to an order awaiting a transfer', async ({ page }) => {
			const { take, mails } = await album(locale, 'checkout');
			const steps = checkoutSteps(page, locale);
			const { t, main, heading, button, onStep } = steps;
			const email = anAddress('gallery');
			await page.goto(`/${locale}/cart`);
			await expect(main.getByRole('link').first()).toBeVisible();
			await take(page, 'cart-empty');
			await shop(page, locale).fill();
			await page.goto(`/${locale}/cart`);
			await expect(
				main.getByRole('spinbutton').or(main.getByRole('combobox')).first(),
			).toBeVisible();
			await take(page, 'cart');
			await page.goto(`/${locale}/checkout`);
			await onStep('login');
			await take(page, 'login');
			await button(t.login.guestButton).click();
			await take(page, 'login-error');
			await steps.asGuest(email);
			await take(page, 'shipping');
			await button(t.way.toPayment).click();
			await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeFocused();
			await take(page, 'shipping-errors');
			await main.locator('[autocomplete="billing country"]').selectOption('IT');
			await button(t.invoice.open).click();
			await main.getByRole('radio', { name: t.invoice.companyBuyer }).check();
			await take(page, 'shipping-company');
			await main.getByRole('radio', { name: t.invoice.receipt }).check();
			await main.getByRole('radio', { name: t.place.pickup }).check();
			await expect(main.getByText(t.pickup.loading)).toBeHidden();
			await take(page, 'shipping-pickup');
			await main.getByRole('radio', { name: t.place.billing }).check();
			await steps.fillAddress();
			await take(page, 'shipping-filled');
			await button(t.way.toPayment).click();
			await onStep('payment');
			await take(page, 'payment');
			await steps.payBy('bank_transfer');
			await take(page, 'resume');
			await button(t.resume.order).click();
			await take(page, 'resume-error');
			await steps.bind();
			await expect(heading(t.order.done.title)).toBeVisible();
			await take(page, 'done-transfer');
			const number = await steps.number();
			await main.getByRole('link', { name: t.order.done.way, exact: true }).click();
			await expect(heading(number)).toBeVisible();
			await take(page, 'order-awaits-payment');
			await page.goto(`/${locale}/checkout/resume`);
			await expect(heading(t.stop.placedTitle)).toBeVisible();
			await take(page, 'ordered-already');
			await mailTo(page.request, email, 'order.placed');
			await mails(page, email);
		});

		test('an external payment: declined, abandoned, delayed, approved', async ({ page }) => {
			const { take, mails } = await album(locale, 'payment');
			const steps = checkoutSteps(page, locale);
			const { t, main, heading, button } = steps;
			const email = anAddress('gallery');
			await shop(page, locale).fill();
			await steps.asGuest(email);
			await steps.address();
			await steps.payBy('test');
			await steps.bind();
			await expect(page).toHaveURL(/test-payments/);
			await take(page, 'test-provider');
			await steps.answer('decline');
			await expect(heading(t.order.failed.title)).toBeVisible();
			await take(page, 'declined');
			await button(t.order.failed.pay).click();
			await steps.answer('leave');
			await expect(heading(t.order.pending.title)).toBeVisible();
			await take(page, 'pending');
			await main.getByRole('link', { name: t.order.pending.resume, exact: true }).click();
			await steps.answer('approve');
			await expect(heading(t.order.done.title)).toBeVisible();
			await take(page, 'done-paid');
			await mailTo(page.request, email, 'order.paid');
			await mails(page, email);
		});
	});
}
