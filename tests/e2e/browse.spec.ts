import { expect, test, visit, VISITORS } from '../support/steps.ts';

for (const locale of VISITORS) {
	test(`a cyclist finds a wheel and a shop that sells it (${locale})`, async ({ page }) => {
		const { words, header, main, title, openProducts } = visit(page, locale);
		await page.goto(words.home);
		await openProducts();
		await header.getByRole('link', { name: words.wheels, exact: true }).click();
		await expect(title).toHaveText(words.wheels);

		const filters = main.getByRole('navigation', { name: words.filters });
		await filters.getByRole('link', { name: `${words.road} 5` }).click();
		await expect(title).toHaveText(words.wheelsForRoad);
		await expect(filters.getByRole('link', { name: `${words.road} 5` })).toHaveAttribute(
			'aria-current',
			'page',
		);
		await expect(main.getByRole('heading', { level: 3 })).toHaveCount(5);

		await main.getByRole('link', { name: 'Kleos RD 36' }).click();
		await expect(title).toHaveText('Kleos RD 36');
		await expect(main.getByText(words.priceNote)).toBeVisible();

		await header.getByRole('link', { name: words.findDealer }).click();
		await expect(title).toHaveText(words.stores);
		await expect(header.getByRole('link', { name: words.findDealer })).toHaveCount(0);
		await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
	});

	test(`the breadcrumbs lead back up (${locale})`, async ({ page }) => {
		const { words, main, title } = visit(page, locale);
		await page.goto(words.home);
		await visit(page, locale).openProducts();
		await page.getByRole('banner').getByRole('link', { name: words.wheels, exact: true }).click();
		await main.getByRole('link', { name: 'Kleos RD 36' }).click();
		await expect(title).toHaveText('Kleos RD 36');
		await page.getByRole('link', { name: words.wheels, exact: true }).first().click();
		await expect(title).toHaveText(words.wheels);
	});
}
