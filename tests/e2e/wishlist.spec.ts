import { violations } from '../support/axe.ts';
import { expect, SCREENS, test, VISITORS } from '../support/steps.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';
import { count, wishFor } from '../support/steps-wishlist.ts';

const [DESKTOP, PHONE] = SCREENS;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.use({ viewport: locale === 'it' ? PHONE : DESKTOP });

		test('a guest marks three, shares them, and gets a mail when one is back', async ({
			page,
			context,
			baseURL,
		}) => {
			if (baseURL === undefined) throw new Error('there is no site to visit');
			const { words, main, button, articles, mark, entries } = wishFor(page, locale);
			const [one, two] = await articles(true);
			// Both languages wait at once, each for an article of its own.
			const away = (await articles(false)).at(locale === 'it' ? 0 : -1);
			if (!one || !two || !away) throw new Error('the catalogue has too little');
			for (const { slug, code } of [one, two, away]) await mark(slug, code);

			await main.getByRole('link', { name: words.open }).click();
			await expect(entries).toHaveCount(3);
			await expect(main.getByText(words.count)).toBeVisible();
			expect(await violations(page, 'main')).toEqual([]);

			await button(words.makeLink).click();
			const link = await main.getByLabel(words.link).inputValue();
			const friend = await context.browser()?.newContext({ baseURL });
			const other = await friend?.newPage();
			if (!friend || !other) throw new Error('there is no second browser');
			const { pathname, hash } = new URL(link);
			await other.goto(`${pathname}${hash}`);
			await expect(other.locator('[data-wish]')).toHaveCount(3);
			expect(await violations(other, 'main')).toEqual([]);
			await friend.close();

			const email = anAddress('waits');
			await button(words.tellMe).click();
			await main.getByLabel(words.email).fill('anna@');
			await button(words.send).click();
			await expect(main.getByText(words.invalid)).toBeVisible();
			expect(await violations(page, 'main')).toEqual([]);
			await main.getByLabel(words.email).fill(email);
			await button(words.send).click();
			await expect(main.getByText(words.asked)).toBeFocused();

			const question = await mailTo(page.request, email, 'notice.confirm');
			await page.goto(`/${locale}/notice/confirm#${secretIn(question, 'notice/confirm')}`);
			await button(words.confirm).click();
			await expect(main.getByRole('heading', { name: words.confirmed })).toBeFocused();

			await count(baseURL, away.id, 4);
			const news = await mailTo(page.request, email, 'notice.back');
			expect(news).toContain(away.code);
			await page.goto(`/${locale}/notice/end#${secretIn(news, 'notice/end')}`);
			await button(words.end).click();
			await expect(main.getByRole('heading', { name: words.over })).toBeFocused();
			expect(await violations(page, 'main')).toEqual([]);
			await count(baseURL, away.id, 0);
		});

		test('with the keyboard alone: marked, removed, restored', async ({ page }) => {
			const { words, main, button, articles, entries } = wishFor(page, locale);
			const [one] = await articles(true);
			const word = locale === 'it' ? 'prodotto' : 'product';
			await page.goto(`/${locale}/${word}/${one?.slug}?variant=${one?.code}`);
			await button(words.save).focus();
			await page.keyboard.press('Enter');
			await page.keyboard.press('Tab');
			await expect(main.getByRole('link', { name: words.open })).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(entries).toHaveCount(1);
			await button(words.remove).focus();
			await page.keyboard.press('Enter');
			await expect(main.getByRole('heading', { name: words.empty })).toBeVisible();
			await page.keyboard.press('Tab');
			await expect(button(words.undo)).toBeFocused();
			expect(await violations(page, 'main')).toEqual([]);
			await page.keyboard.press('Enter');
			await expect(entries).toHaveCount(1);
		});

		test('an empty list and the sign-in show the ranges, a list with entries does not', async ({
			page,
		}) => {
			const { main, articles, mark, entries } = wishFor(page, locale);
			const ranges = main.locator('.range-shelf');
			for (const screen of ['wishlist', 'login']) {
				await page.goto(`/${locale}/${screen}`);
				await expect(ranges).toBeVisible();
				const pictures = ranges.locator('img');
				await pictures.last().scrollIntoViewIfNeeded();
				expect(await pictures.count()).toBeGreaterThan(2);
				for (const picture of await pictures.all()) {
					await expect(picture).toHaveJSProperty('complete', true);
					await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
				}
			}
			const [one] = await articles(true);
			await mark(one?.slug ?? '', one?.code ?? '');
			await page.goto(`/${locale}/wishlist`);
			await expect(entries).toHaveCount(1);
			await expect(ranges).toBeHidden();
		});

		test('during an outage the list remains, with a message, and recovers', async ({
			page,
			noise,
		}) => {
			const { words, main, button, articles, mark, entries } = wishFor(page, locale);
			const [one] = await articles(true);
			await mark(one?.slug ?? '', one?.code ?? '');
			await page.route('**/api/shop/wishes*', (route) => route.abort());
			await page.goto(`/${locale}/wishlist`);
			await expect(main.getByRole('alert')).toContainText(words.away);
			await expect(main.getByRole('listitem')).toHaveCount(1);
			expect(await violations(page, 'main')).toEqual([]);
			await page.unroute('**/api/shop/wishes*');
			await button(words.retry).click();
			await expect(entries).toHaveCount(1);
			// The browser's own message about a refused connection.
			expect(noise.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
		});

		test('an invalid link is explained and links onward', async ({ page, noise }) => {
			const { words, main } = wishFor(page, locale);
			await page.goto(`/${locale}/wishlist/shared#no-list-has-ever-had-this-one`);
			await expect(main.getByRole('heading', { name: words.unknown })).toBeVisible();
			expect(await violations(page, 'main')).toEqual([]);
			expect(noise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
		});
	});
}
