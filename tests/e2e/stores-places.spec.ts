import type { Page } from '@playwright/test';
import { expect, test, VISITORS } from '../support/steps.ts';
import { searchStores } from '../support/steps-stores.ts';

const toQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const locale of VISITORS) {
	test.describe(`the store locator in ${locale}`, () => {
		test('a town without a store shows those near it', async ({ page }) => {
			const { words, open, place, status, cards, card } = searchStores(page, locale);
			await open();
			await place.fill('trento');
			await expect(status).toHaveText(words.nearTrento);
			await expect(cards.first()).toHaveText('Due Ruote Grappa');
			await expect(card('Due Ruote Grappa')).toContainText(' km');
		});

		test('a town far from every store shows the three nearest', async ({ page }) => {
			const { words, open, place, status, cards } = searchStores(page, locale);
			await open();
			await place.fill('Reykjavik');
			await expect(status).toHaveText(words.nearReykjavik);
			await expect(cards).toHaveCount(3);
		});

		test('a town is found by its localised name', async ({ page }) => {
			const { words, open, place, status, cards } = searchStores(page, locale);
			await open();
			await place.fill(words.munich);
			await expect(status).toHaveText(words.nearMunich);
			await expect(cards.first()).toHaveText('Radwerk Isar');
		});

		test('an address, a ward or a partial code finds a place', async ({ page }) => {
			const { open, place, status, cards } = searchStores(page, locale);
			await open();
			for (const [query, town] of [
				['20121 Milano, Italia', 'Milano'],
				['Paris 11e', 'Paris'],
				['東京都渋谷区', '渋谷区'],
				['M5V 2T6', 'Toronto'],
			] as const) {
				await place.fill(query);
				await expect(status).toContainText(town);
				await expect(cards.first()).toBeVisible();
			}
		});

		test('an ambiguous postal code offers its countries', async ({ page }) => {
			const { words, main, open, place, status, cards } = searchStores(page, locale);
			await open();
			await place.fill('80331');
			await expect(main.getByText(words.others)).toBeVisible();
			await main.getByRole('button', { name: /München/ }).click();
			await expect(status).toContainText('München');
			await expect(cards.first()).toHaveText('Radwerk Isar');
			await place.fill('Treviso');
			await expect(main.getByText(words.others)).toBeHidden();
		});

		test('without place data the search works by name', async ({ page, noise }) => {
			await page.route('**/places/*.txt', (route) => route.abort());
			const { words, open, place, status, cards } = searchStores(page, locale);
			await open();
			await place.fill('trento');
			await expect(status).toHaveText(words.unknown('trento'));
			await place.fill('radwerk');
			await expect(cards).toHaveText(['Radwerk Isar']);
			// The browser's own messages about the files that failed to load.
			expect(noise.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
			noise.length = 0;
		});

		test('a range filters the list and is kept in the address', async ({ page }) => {
			const { open, range, cards } = searchStores(page, locale);
			await open('?range=Kleos+RD');
			await expect(range).toHaveValue('Kleos RD');
			const carried = await cards.count();
			await range.selectOption('');
			await expect.poll(() => toQuery(page)).toEqual({});
			await range.selectOption('Sile');
			await expect.poll(() => toQuery(page)).toEqual({ range: 'Sile' });
			expect(carried).toBeGreaterThan(3);
			await expect(cards.first()).toBeVisible();
		});
	});
}
