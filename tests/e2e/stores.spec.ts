import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, SCREENS, test, VISITORS } from '../support/steps.ts';
import { searchStores, STORE_WORDS } from '../support/steps-stores.ts';

const toQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const locale of VISITORS) {
	test.describe(`the store locator in ${locale}`, () => {
		test('a city shows its stores and those near it, nearest first', async ({ page }) => {
			const { words, open, place, status, cards, card, map } = searchStores(page, locale);
			await open();
			await expect(status).toHaveText(words.all);
			await place.fill('TREVISO');
			await expect(status).toHaveText(words.nearTreviso);
			await expect(cards.first()).toHaveText('Cicli delle Mura');
			await expect(cards.nth(1)).toHaveText('Officina Ciclo Piave');
			await expect(card('Officina Ciclo Piave')).toContainText('25 km');
			await expect(map.getByRole('link', { name: words.romePoint })).toHaveCount(0);
			await expect.poll(() => toQuery(page)).toEqual({ q: 'TREVISO' });
		});

		test('accents, width and case do not matter', async ({ page }) => {
			const { open, place, cards } = searchStores(page, locale);
			await open();
			for (const [typed, name] of [
				['zurich', 'Rad an der Limmat'],
				['Ｍｕｅｎｃｈｅｎ', 'Radwerk Isar'],
				['kolo in obroc', 'Kolo in Obroč'],
				['3551ce', 'Wielen aan de Vecht'],
			] as const) {
				await place.fill(typed);
				await expect(cards.first()).toHaveText(name);
			}
		});

		test('the name of a country finds its stores', async ({ page }) => {
			const { words, open, place, cards } = searchStores(page, locale);
			await open();
			await place.fill(words.japan);
			await expect(cards).toHaveText(words.inJapan);
		});

		test('a store is found by its name in both scripts', async ({ page }) => {
			const { words, open, place, cards } = searchStores(page, locale);
			await open();
			for (const typed of words.yanaka) {
				await place.fill(typed);
				await expect(cards.first()).toHaveText(words.inJapan.at(-1) ?? '');
			}
		});

		test('country and type filter the list and are kept in the address', async ({ page }) => {
			const { words, open, country, kind, status, cards } = searchStores(page, locale);
			await open();
			await country.selectOption({ label: words.germany });
			await expect(status).toHaveText(words.count(4));
			await expect(kind(words.dealers)).toHaveAccessibleName(/ 2$/);
			await kind(words.dealers).check();
			await expect(status).toHaveText(words.count(2));
			await expect.poll(() => toQuery(page)).toEqual({ country: 'DE', kind: 'dealer' });

			await page.reload();
			await expect(status).toHaveText(words.count(2));
			await expect(country).toHaveValue('DE');
			await expect(kind(words.dealers)).toBeChecked();
			await expect(cards).toHaveText(['Bergrad Dreisam', 'Radwerk Isar']);
			const italian = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
			await expect(italian).toHaveAttribute('href', /country=DE/);
		});

		test('an address with unknown filters shows every store', async ({ page }) => {
			const { words, open, country, status } = searchStores(page, locale);
			await open('?country=XX&kind=bakery&q=');
			await expect(status).toHaveText(words.all);
			await expect(country).toHaveValue('');
		});

		test('without results the list is empty and explains it', async ({ page }) => {
			const { words, open, status, cards } = searchStores(page, locale);
			await open('?q=xyz&country=SI&kind=distributor');
			await expect(status).toHaveText(words.none);
			await expect(cards).toHaveCount(0);
		});

		test('for an unknown place the country’s stores are shown, with a link', async ({ page }) => {
			const { words, main, open, place, status, cards } = searchStores(page, locale);
			await open('?q=xyz');
			await expect(status).toHaveText(words.unknown('xyz'));
			await expect(cards).toHaveCount(words.own);
			await expect(main.getByRole('link', { name: words.write })).toHaveAttribute(
				'href',
				/^mailto:/,
			);
			await main.getByRole('button', { name: words.clear }).click();
			await expect(status).toHaveText(words.all);
			await expect(place).toBeFocused();
			await expect.poll(() => toQuery(page)).toEqual({});

			await place.fill('xyz');
			await main.getByRole('link', { name: words.distributors }).click();
			await expect(status).toHaveText(words.count(8));
		});

		test('by keyboard alone', async ({ page }) => {
			const { words, open, place, country, range, near, kind, status, card } = searchStores(
				page,
				locale,
			);
			await open();
			await place.focus();
			await page.keyboard.type('treviso');
			await expect(status).toHaveText(words.nearTreviso);
			await page.keyboard.press('Enter');
			await expect(status).toHaveText(words.nearTreviso);
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await expect(near).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(country).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(range).toBeFocused();
			await page.keyboard.press('Tab');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await expect(kind(words.services)).toBeChecked();
			await expect(card('Officina Ciclo Piave')).toBeVisible();
			await expect(card('Cicli delle Mura')).toBeHidden();
		});

		test('a map point links to its card', async ({ page }) => {
			const { words, open, map, card } = searchStores(page, locale);
			await open();
			const point = map.getByRole('link', { name: words.romePoint });
			await point.focus();
			await page.keyboard.press('Enter');
			await expect(card('Bici Lungotevere')).toBeInViewport();
			await expect(page).toHaveURL(/#store-it-roma-bici-lungotevere$/);
		});

		test('a point for several stores filters the list to them', async ({ page }) => {
			const { words, open, map, card, cards, status } = searchStores(page, locale);
			await open();
			await map.getByRole('link', { name: /Tokyo/ }).click();
			await expect(cards).toHaveText(words.inJapan);
			await expect(status).toContainText('Kyoto, Osaka, Tokyo');
			await expect(cards.first()).toBeInViewport();
			// The others stay on the map, one step away.
			await map.getByRole('link', { name: words.romePoint }).click();
			await expect(card('Bici Lungotevere')).toBeInViewport();
			await expect(status).toHaveText(words.all);
		});
	});

	for (const viewport of SCREENS) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

			test('every state passes axe', async ({ page }) => {
				const { words, open, near, nearStatus, place, status } = searchStores(page, locale);
				await open();
				expect(await violations(page)).toEqual([]);
				await place.fill('Treviso');
				await expect(status).toHaveText(words.nearTreviso);
				expect(await violations(page)).toEqual([]);
				await near.click();
				await expect(nearStatus).toHaveText(words.refused);
				await place.fill('xyz');
				await expect(status).toHaveText(words.unknown('xyz'));
				expect(await violations(page)).toEqual([]);
			});
		});
	}

	test.describe(`on a phone in ${locale}`, () => {
		test.use({ viewport: { width: 375, height: 800 } });

		test('the link to the list skips the map', async ({ page }) => {
			const { words, main, open, cards } = searchStores(page, locale);
			await open();
			await main.getByRole('link', { name: words.toList }).click();
			await expect(cards.first()).toBeInViewport();
			await expect
				.poll(() =>
					main.locator('#store-list').evaluate((list) => list.getBoundingClientRect().top),
				)
				.toBeLessThan(200);
		});
	});

	test.describe(`without script in ${locale}`, () => {
		test.use({ javaScriptEnabled: false });

		test('every store is listed, with links to each country and from the map', async ({ page }) => {
			const { words, main, map, search, cards } = searchStores(page, locale);
			await page.goto(STORE_WORDS[locale].page);
			await expect(search).toBeHidden();
			await expect(main.locator('.store-card')).toHaveCount(40);
			await expect(cards.first()).toBeVisible();
			const countries = main.getByRole('navigation', { name: words.countries });
			await countries.getByRole('link', { name: words.germany }).click();
			await expect(main.getByRole('heading', { name: 'Radwerk Isar' })).toBeInViewport();
			await map.getByRole('link', { name: words.romePoint }).click();
			await expect(main.getByRole('heading', { name: 'Bici Lungotevere' })).toBeInViewport();
		});
	});
}
