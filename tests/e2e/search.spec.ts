import { LOCALES } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/steps.ts';

const PHONE = { width: 375, height: 700 };

const TYPED = {
	it: { open: 'Cerca', field: 'Cerca nel sito', wheels: 'ruote da corsa', part: 'nastro cerchio' },
	ja: { open: '検索', field: 'サイト内検索', wheels: 'ロードバイクのホイール', part: 'りむてーぷ' },
} as const;

for (const locale of ['it', 'ja'] as const) {
	const words = TYPED[locale];
	test.describe(`the search on a phone in ${locale}`, () => {
		test.use({ viewport: PHONE });

		test('works by keyboard, in a dialog, and opens the selection', async ({ page }) => {
			await page.goto(href(locale, 'products-archive'));
			const link = page.getByRole('banner').getByRole('link', { name: words.open });
			await link.focus();
			await page.keyboard.press('Enter');
			const field = page.getByRole('combobox', { name: words.open });
			await expect(field).toBeFocused();
			await field.fill(words.part);
			const options = page.getByRole('dialog').getByRole('option');
			await expect(options.first()).toBeVisible();
			await expect(field).toHaveAttribute('aria-expanded', 'true');
			await page.keyboard.press('ArrowDown');
			await expect(options.first()).toHaveAttribute('aria-selected', 'true');
			expect(await violations(page)).toEqual([]);
			const target = await options.first().getAttribute('href');
			await page.keyboard.press('Enter');
			await page.waitForURL(`**${target}`);
		});

		test('has a page with all results, whose address keeps the query', async ({ page }) => {
			await page.goto(href(locale, 'search'));
			await page.getByRole('searchbox', { name: words.field }).fill(words.wheels);
			const hits = page.locator('.search-found a.search-hit');
			await expect(hits.first()).toBeVisible();
			await expect
				.poll(() => decodeURIComponent(new URL(page.url()).hash))
				.toContain(words.wheels.slice(0, 4));
			await page.reload();
			await expect(hits.first()).toBeVisible();
			expect(await violations(page)).toEqual([]);
		});
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the host answers any query in every language', async ({ page }) => {
		for (const locale of LOCALES) {
			await page.goto(href(locale, 'search'));
			await page.getByRole('searchbox').fill('kleos 50');
			await page.getByRole('search').getByRole('button').click();
			await expect(page.getByRole('link', { name: 'Kleos RD 50' }).first()).toBeVisible();
		}
		for (const typed of ['x', 'y'.repeat(120), '<b>', 'Ωμέγα']) {
			await page.goto(`/it/cerca?q=${encodeURIComponent(typed)}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerca');
		}
	});
});
