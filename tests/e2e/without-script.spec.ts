import { expect, test, visit, VISITORS } from '../support/steps.ts';

test.use({ javaScriptEnabled: false });

for (const locale of VISITORS) {
	test(`without script the mega menu opens and its links work (${locale})`, async ({ page }) => {
		const { words, header, title, openProducts } = visit(page, locale);
		await page.goto(words.home);
		await openProducts();
		await header.getByRole('link', { name: words.wheels, exact: true }).click();
		await expect(title).toHaveText(words.wheels);
	});

	test(`without script the menu is a page, with every entry unfolded (${locale})`, async ({
		page,
	}) => {
		const { words, main, header, title } = visit(page, locale);
		await page.goto(words.home);
		await header.getByRole('link', { name: words.openMenu }).click();
		await expect(title).toHaveText(words.menu);
		await expect(main.getByRole('link', { name: words.quality })).toBeVisible();
		await expect(main.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
		await main.getByRole('link', { name: words.stores }).click();
		await expect(title).toHaveText(words.stores);
	});

	test(`without script prices, contacts and languages are shown (${locale})`, async ({ page }) => {
		const { words, main, footer, header } = visit(page, locale);
		await page.goto(words.home);
		const products = header.getByRole('link', { name: words.products, exact: true });
		const address = (await products.getAttribute('href')) ?? '';
		await products.click();
		// The previous page has prices and languages, too: a click there would be lost with it.
		await expect(page).toHaveURL(address);
		await expect(main.getByText(/€/).filter({ visible: true }).first()).toBeVisible();
		await expect(footer.getByRole('link', { name: '+39 0438 000000' })).toBeVisible();
		await expect(footer.getByRole('link', { name: 'info@livenza.example' })).toBeVisible();
		const languages = footer.getByRole('navigation', { name: words.languages });
		await expect(languages.getByRole('link')).toHaveText([
			'Italiano',
			'English',
			'Español',
			'Français',
			'日本語',
		]);
		await languages.getByRole('link', { name: 'Español' }).click();
		await expect(page).toHaveURL('/es/productos');
	});
}
