import { expect, test, visit, VISITORS } from '../support/steps.ts';
import { signIn } from '../support/steps-pages.ts';

const SCREENS_OF_SHOP = [
	'checkout/done',
	'login',
	'register',
	'forgot-password',
	'reset-password',
	'account',
	'account/addresses',
	'account/orders',
	'account/orders/4711',
	'account/profile',
	'account/wishlist',
	'account/returns',
	'account/returns/new',
];

for (const locale of VISITORS) {
	test(`screens of the shop that are not open say so and lead on (${locale})`, async ({
		page,
		context,
		baseURL,
	}) => {
		const { words, main, title } = visit(page, locale);
		await signIn(context, baseURL);
		for (const screen of SCREENS_OF_SHOP) {
			await page.goto(`/${locale}/${screen}`);
			await expect(title).not.toBeEmpty();
			await expect(main.getByRole('paragraph').first()).not.toBeEmpty();
			await expect(main.getByRole('link', { name: words.seeProducts })).toBeVisible();
			await expect(main.getByRole('link', { name: words.findStore })).toBeVisible();
			await expect(main.getByRole('textbox'), screen).toHaveCount(0);
			await expect(main.getByRole('button'), screen).toHaveCount(0);
		}
	});

	test(`asking for the account without one ends at login (${locale})`, async ({ page }) => {
		const { words, header } = visit(page, locale);
		await page.goto(words.home);
		await header.getByRole('link', { name: words.account }).click();
		await expect(page).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Faccount`);
	});
}
