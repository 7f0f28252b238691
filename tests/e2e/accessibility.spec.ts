import { violations } from '../support/axe.ts';
import { expect, SCREENS, test, visit, VISITORS } from '../support/steps.ts';
import { addressOf, signIn, TEMPLATE_NAMES } from '../support/steps-pages.ts';

for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			// Colours are measured as they are, not on their way.
			test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

			for (const template of TEMPLATE_NAMES) {
				test(`the page "${template}" is open to everybody`, async ({ page, context, baseURL }) => {
					await signIn(context, baseURL);
					await page.goto(await addressOf(page.request, template, locale));
					expect(await violations(page)).toEqual([]);
				});
			}

			test('so is the menu, closed panels and open ones', async ({ page }) => {
				const { words, menu, entry, openMenu } = visit(page, locale);
				await page.goto(words.home);
				await openMenu();
				expect(await violations(page)).toEqual([]);
				await entry(words.range).click();
				await expect(menu.getByRole('link', { name: words.wholeRange })).toBeVisible();
				expect(await violations(page)).toEqual([]);
			});

			test('so is the choice of language', async ({ page }) => {
				const { words, openLanguages } = visit(page, locale);
				await page.goto(words.home);
				await openLanguages();
				expect(await violations(page)).toEqual([]);
			});

			test('so is the share menu', async ({ page }) => {
				const { words } = visit(page, locale);
				await page.goto(`/${locale}/news`);
				await page.getByRole('button', { name: words.share }).click();
				expect(await violations(page)).toEqual([]);
			});
		});
	}

	test(`the mega menu is open to everybody (${locale})`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const { words, openProducts } = visit(page, locale);
		await page.goto(words.home);
		await openProducts();
		expect(await violations(page)).toEqual([]);
	});
}
