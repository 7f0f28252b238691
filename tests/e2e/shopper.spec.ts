import { expect, SCREENS, test, VISITORS } from '../support/steps.ts';
import { accountSteps } from '../support/steps-account.ts';
import { shop } from '../support/steps-cart.ts';
import { chooser, COUNTRY_WORDS } from '../support/steps-country.ts';
import { anAddress } from '../support/steps-mail.ts';
import { wishFor } from '../support/steps-wishlist.ts';

const [DESKTOP, PHONE] = SCREENS;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.use({ viewport: locale === 'it' ? PHONE : DESKTOP });

		test('a guest’s cart, wishlist and country move into the account, and to a second device', async ({
			page,
			context,
			baseURL,
		}) => {
			const { words, main, fill, openPage, quantityIn } = shop(page, locale);
			const wishes = wishFor(page, locale);
			const account = accountSteps(page, locale);
			const [one] = await wishes.articles(true);
			if (!one) throw new Error('the catalogue has too little');
			await wishes.mark(one.slug, one.code);
			await fill();
			await openPage();
			await main.getByRole('button', { name: words.more }).click();
			const country = main.getByLabel(words.country);
			await country.focus();
			await country.selectOption({ label: words.countries.DE });
			await expect(main.locator('.cart-totals')).not.toHaveAttribute('data-pending');
			const total = main.locator('.cart-grand dd');
			const paid = (await total.textContent()) ?? '';

			const email = anAddress('shopper');
			await account.register(email);
			await account.confirm(email);
			await openPage();
			await expect(quantityIn(main)).toHaveValue('2');
			await expect(total).toHaveText(paid);
			await page.goto(`/${locale}/account/wishlist`);
			await expect(wishes.entries).toHaveCount(1);

			const second = await context.browser()?.newContext({ baseURL });
			const other = await second?.newPage();
			if (!second || !other) throw new Error('there is no second browser');
			const there = shop(other, locale);
			const steps = accountSteps(other, locale);
			await other.goto(`/${locale}/login?redirect=%2F${locale}%2Fcart`);
			await steps.awake();
			await steps.signIn(email);
			await other.waitForURL(`**/${locale}/cart`);
			await expect(there.quantityIn(there.main)).toHaveValue('2');
			await expect(there.main.locator('.cart-grand dd')).toHaveText(paid);
			await other.goto(`/${locale}/account/wishlist`);
			await expect(other.locator('[data-wish]')).toHaveCount(1);

			// Signing out clears everything: the device may be shared.
			await steps.button(steps.t.leave).click();
			await steps.at('');
			await other.goto(`/${locale}/wishlist`);
			await expect(other.locator('[data-wish]')).toHaveCount(0);
			await expect(other.getByText(wishes.words.empty)).toBeVisible();
			await other.goto(`/${locale}/cart`);
			await expect(there.main.getByText(words.empty)).toBeVisible();
			await second.close();
		});

		test('wishlist articles are added to the cart; the country chosen on the page applies there', async ({
			page,
		}) => {
			const { words, drawer, main, openPage } = shop(page, locale);
			const wishes = wishFor(page, locale);
			const [one] = await wishes.articles(true);
			if (!one) throw new Error('the catalogue has too little');
			await wishes.mark(one.slug, one.code);
			await page.goto(words.wheel);
			const country = chooser(page, locale);
			await country.choose(COUNTRY_WORDS[locale].names.CH);
			await page.goto(`/${locale}/wishlist`);
			await main.getByRole('button', { name: words.add }).click();
			await expect(drawer.getByRole('textbox')).toHaveValue('1');
			await openPage();
			await expect(main.getByLabel(words.country)).toHaveValue('CH');
			await expect(main.getByText(words.duties)).toBeVisible();
		});
	});
}
