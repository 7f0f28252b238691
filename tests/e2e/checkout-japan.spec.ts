import { violations } from '../support/axe.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { anAddress } from '../support/steps-mail.ts';
import { expect, test } from '../support/steps.ts';

test.use({ viewport: { width: 375, height: 812 }, locale: 'ja-JP' });

/** An amount in yen: no decimals, no other currency beside it. */
const YEN = /^¥[\d,]+$/;
const amountIn = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));

test('a customer in Japan buys in yen, with the postal code first, without tax', async ({
	page,
}) => {
	const steps = checkoutSteps(page, 'ja');
	const { t, main, heading, button, field } = steps;
	const cart = shop(page, 'ja');
	const grand = main.locator('.cart-grand dd');

	await test.step('the cart moves to Japan', async () => {
		await cart.fill();
		await page.goto(cart.words.page);
		const country = main.getByLabel(cart.words.country);
		// The countries are fetched when the field gets the focus.
		await country.focus();
		await country.selectOption({ label: cart.words.countries.JP });
		await expect(grand).toHaveText(YEN);
		await expect(main.getByText(cart.words.duties).first()).toBeVisible();
	});
	const inCart = amountIn(await grand.textContent());

	await test.step('the address form follows Japan’s order, in any character width', async () => {
		await steps.asGuest(anAddress('tokyo'));
		const country = main.locator('[autocomplete="billing country"]');
		await expect(country).toHaveValue('JP');
		const asked = [
			'country',
			'family-name',
			'given-name',
			'postal-code',
			'address-level1',
			'address-level2',
			'address-line1',
			'tel',
		].map((token) => `billing ${token}`);
		const order = () =>
			main
				.locator('[autocomplete^="billing "]')
				.evaluateAll((fields) => fields.map((each) => each.getAttribute('autocomplete')));
		// Fields appear with the rules of the country, which are fetched.
		await expect.poll(order).toEqual(asked);
		await field(t.field.family).fill('山田');
		await field(t.field.given).fill('花子');
		await field(t.kana.family_name_kana).fill('やまだ');
		await main.locator('[autocomplete="billing postal-code"]').fill('１１０ー０００１');
		await expect(field(t.kana.family_name_kana)).toHaveValue('ヤマダ');
		await expect(main.locator('[autocomplete="billing address-level1"]')).toHaveValue('13');
		// Only the prefecture is known: the buyer types on from here.
		await expect(main.locator('[autocomplete="billing postal-code"]')).toBeFocused();
		await main.locator('[autocomplete="billing address-level2"]').fill('台東区');
		await main.locator('[autocomplete="billing address-line1"]').fill('谷中３－１１－７');
	});

	await test.step('an invoice needs the reading of each name in characters', async () => {
		const given = field(t.kana.given_name_kana);
		await button(t.invoice.open).click();
		await main.getByRole('radio', { name: t.invoice.invoice, exact: true }).check();
		await button(t.way.toPayment).click();
		await expect(given).toHaveAttribute('aria-invalid', 'true');
		await expect(main.getByRole('alert').getByRole('link')).toHaveCount(1);
		await given.fill('はなこ');
		await button(t.way.toPayment).click();
	});

	await test.step('the last step states price, delivery and payment, in yen only', async () => {
		await steps.payBy('bank_transfer');
		await expect(main.getByText('〒110-0001')).toBeVisible();
		await expect(main.getByText('JAPAN')).toBeVisible();
		await expect(main.getByText('山田 花子（ヤマダ ハナコ）')).toBeVisible();
		await expect(grand).toHaveText(YEN);
		expect(amountIn(await grand.textContent())).toBe(inCart);
		await expect(main).not.toContainText('€');
		await expect(main.getByText(/税/).first()).toBeVisible();
		expect(await violations(page)).toEqual([]);
		const opened = page.context().waitForEvent('page');
		await main.getByRole('link', { name: t.notice.sellerLink }).click();
		const notice = await opened;
		await expect(notice.getByRole('heading', { level: 1 })).toHaveText(t.notice.sellerLink);
		expect(await violations(notice)).toEqual([]);
		await notice.close();
		await steps.bind();
	});

	await test.step('the order states the exact amount in yen', async () => {
		await expect(heading(t.order.done.title)).toBeVisible();
		const due = main.getByRole('term').filter({ hasText: t.order.transfer.amount });
		const amount = await due.locator('xpath=following-sibling::dd[1]').textContent();
		expect(amount).toMatch(YEN);
		expect(amountIn(amount)).toBe(inCart);
	});
});
