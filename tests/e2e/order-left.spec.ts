import { violations } from '../support/axe.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';
import { expect, test } from '../support/steps.ts';

test.use({ viewport: { width: 375, height: 800 } });

test('an abandoned payment is made days later, by the mailed link, on another device', async ({
	page,
	browser,
	request,
}) => {
	const steps = checkoutSteps(page, 'it');
	const email = anAddress('left');
	await shop(page, 'it').fill();
	await steps.asGuest(email);
	await steps.address();
	await steps.payBy('test');
	await steps.bind();
	await steps.answer('expire');
	await expect(steps.heading(steps.t.order.failed.title)).toBeVisible();
	const number = await steps.number();
	const mail = await mailTo(request, email, 'order.left');
	expect(mail).toContain(number);

	const other = await browser.newContext({ viewport: { width: 375, height: 800 } });
	const tab = await other.newPage();
	const { t, main, button, answer, heading } = checkoutSteps(tab, 'it');
	await tab.goto(`/it/orders#${secretIn(mail, 'orders')}`);
	await expect(main.getByText(number)).toBeVisible();
	expect(await violations(tab)).toEqual([]);
	await button(t.order.act.pay).first().click();
	await answer('approve');
	await expect(heading(t.order.done.title)).toBeVisible();
	await expect(main.getByText(number).first()).toBeVisible();
	await other.close();
	await mailTo(request, email, 'order.paid');
});
