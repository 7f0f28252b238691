import { violations } from '../support/axe.ts';
import { expect, SCREENS, test, visit, VISITORS } from '../support/steps.ts';

// Covers what opens on a page; the pages themselves are swept: sweep.spec.ts.
for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			// Colours are measured at rest, not in transition.
			test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

			test('the menu is open to everybody, closed panels and open ones', async ({ page }) => {
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

test('a page with mistakes in it would be noticed', async ({ page }) => {
	await page.goto('/it');
	await page.evaluate(() => {
		document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button>');
		const pale = document.createElement('p');
		pale.textContent = 'Grey on grey';
		Object.assign(pale.style, { color: '#777', background: '#888' });
		document.querySelector('main')?.append(pale);
	});
	const rules = (await violations(page)).map((line) => line.split(' ')[0]);
	expect(new Set(rules)).toEqual(new Set(['button-name', 'color-contrast']));
});
