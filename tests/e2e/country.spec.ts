import { violations } from '../support/axe.ts';
import { expect, test, VISITORS } from '../support/steps.ts';
import { chooser, COUNTRY_WORDS } from '../support/steps-country.ts';

for (const locale of VISITORS) {
	const words = COUNTRY_WORDS[locale];

	test(`another country's prices apply everywhere, and are requested once a page (${locale})`, async ({
		page,
	}) => {
		const { asked, price, note, choose, cards } = chooser(page, locale);
		await page.goto(words.product);
		await expect(price).toHaveText(words.printed);
		await expect(note).toHaveText(words.notes.IT);
		expect(asked).toEqual([]);

		await choose(words.names.DE);
		await expect(note).toHaveText(words.notes.DE);
		await expect(price).toHaveText(words.printed);
		await choose(words.names.CH);
		await expect(note).toHaveText(words.notes.CH);
		await expect(price).toHaveText(words.inSwitzerland);
		await choose(words.names.JP);
		await expect(price).toHaveText(words.inJapan);
		expect(asked).toHaveLength(3);

		await page.goto(words.list);
		await expect(cards.first()).toHaveText(words.cardInJapan);
		await expect(note).toHaveText(words.notes.JP);
		expect(asked).toHaveLength(4);
		await page.goto(words.compare);
		await expect(page.getByRole('cell', { name: words.comparedInJapan })).toBeVisible();

		await page.goto(words.product);
		await choose(words.names.IT);
		await expect(price).toHaveText(words.printed);
		await expect(note).toHaveText(words.notes.IT);
	});

	test(`the country is chosen by keyboard alone, and stored for a year (${locale})`, async ({
		page,
		context,
	}) => {
		const { select, dialog, note, change } = chooser(page, locale);
		await page.goto(words.product);
		await change.focus();
		await page.keyboard.press('Enter');
		await expect(select).toBeVisible();
		while (!(await select.evaluate((element) => element === document.activeElement))) {
			await page.keyboard.press('Tab');
		}
		await page.keyboard.press('ArrowDown');
		const next = (await select.locator('option:checked').textContent()) ?? '';
		expect(next).not.toBe(words.names.IT);
		await expect(note).toContainText(next);
		await expect(dialog.getByRole('status')).toContainText(next);
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(change).toBeFocused();

		const [cookie] = (await context.cookies()).filter(({ name }) => name === 'livenza.country');
		expect(cookie).toMatchObject({
			value: await select.inputValue(),
			path: '/',
			sameSite: 'Lax',
			httpOnly: false,
		});
		const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
		expect(Math.round(days)).toBe(365);
	});

	test(`during an outage the printed prices remain, with a note (${locale})`, async ({
		page,
		context,
		baseURL,
		noise,
	}) => {
		const { price, note } = chooser(page, locale);
		await context.addCookies([{ name: 'livenza.country', value: 'CH', url: baseURL ?? '' }]);
		await page.route('**/api/shop/**', (route) => route.abort());
		await page.goto(words.product);
		await expect(note).toHaveText(words.away);
		await expect(price).toHaveText(words.printed);
		await page.unroute('**/api/shop/**');
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(note).toHaveText(words.notes.CH);
		await expect(price).toHaveText(words.inSwitzerland);
		noise.length = 0;
	});

	test(`nothing moves when the prices of another country arrive (${locale})`, async ({
		page,
		context,
		baseURL,
	}) => {
		const { note } = chooser(page, locale);
		await context.addCookies([{ name: 'livenza.country', value: 'JP', url: baseURL ?? '' }]);
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 812 });
			for (const path of [words.product, words.list]) {
				await page.goto(path);
				const measureHeight = () =>
					note.evaluate((element) => element.parentElement?.getBoundingClientRect().height);
				const printed = await page.evaluate(async () => {
					const html = await (await fetch(location.href)).text();
					const parsed = new DOMParser().parseFromString(html, 'text/html');
					const [place, made] = [document, parsed].map(
						(page) => page.querySelector('[data-note]')?.parentElement,
					);
					if (!place || !made) return 0;
					const copy = document.importNode(made, true);
					place.after(copy);
					const { height } = copy.getBoundingClientRect();
					copy.remove();
					return height;
				});
				await expect(note).toHaveText(words.notes.JP);
				expect(await measureHeight()).toBe(printed);
			}
		}
	});
}

test('another tab and the page behind show the country chosen last', async ({ page, context }) => {
	const words = COUNTRY_WORDS.it;
	const { price, choose } = chooser(page, 'it');
	await page.goto(words.product);
	const tab = await context.newPage();
	const other = chooser(tab, 'it');
	await tab.goto(words.list);
	await tab.goto(words.product);
	await choose(words.names.CH);
	await expect(price).toHaveText(words.inSwitzerland);
	await other.choose(words.names.JP);
	await expect(other.price).toHaveText(words.inJapan);
	await expect(price).toHaveText(words.inJapan);
	await tab.goBack();
	await expect(other.cards.first()).toHaveText(words.cardInJapan);
});

test('answers out of order show the last choice', async ({ page }) => {
	const words = COUNTRY_WORDS.it;
	const { price, note, choose } = chooser(page, 'it');
	const { promise: released, resolve: release } = Promise.withResolvers<null>();
	await page.route('**/api/shop/prices?country=CH*', async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(words.product);
	await choose(words.names.CH);
	await choose(words.names.JP);
	await expect(price).toHaveText(words.inJapan);
	const late = page.waitForResponse('**/api/shop/prices?country=CH*');
	release(null);
	await (await late).finished();
	await expect(price).toHaveText(words.inJapan);
	await expect(note).toHaveText(words.notes.JP);
});

test('an article chosen later has the price of the chosen country', async ({
	page,
	context,
	baseURL,
}) => {
	const words = COUNTRY_WORDS.it;
	const { price } = chooser(page, 'it');
	await context.addCookies([{ name: 'livenza.country', value: 'JP', url: baseURL ?? '' }]);
	await page.goto(words.product);
	await expect(price).toHaveText(words.inJapan);
	await page.getByRole('link', { name: 'Arcobaleno', exact: true }).click();
	// The price of another article is converted, too: until it is chosen the first one's price
	// stands.
	await expect(price).not.toHaveText(words.inJapan);
	await expect(price).toHaveText(/JPY/);
	await expect(page.locator('.buy-bar [data-shows=price]')).toHaveText(
		(await price.textContent()) ?? '',
	);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('prices state their country', async ({ page }) => {
		const words = COUNTRY_WORDS.it;
		for (const path of [words.product, words.list, words.compare]) {
			await page.goto(path);
			await expect(page.locator('[data-note]')).toHaveText(words.notes.IT);
			await expect(page.getByRole('button', { name: words.change })).toHaveCount(0);
		}
	});
});

test('Japanese readers switch to yen with one press, whatever was chosen before', async ({
	page,
	context,
	baseURL,
}) => {
	const words = COUNTRY_WORDS.ja;
	const { price, note } = chooser(page, 'ja');
	const yen = page.getByRole('main').getByRole('link', { name: '円で価格を表示' });
	const inHeader = page.getByRole('banner').getByRole('link', { name: '円で価格を表示' });
	await page.goto(words.product);
	await expect(price).toHaveText(words.printed);
	await yen.click();
	await expect(price).toHaveText(words.inJapan);
	await expect(note).toHaveText(words.notes.JP);
	await expect(yen).toBeHidden();
	expect(new URL(page.url()).search).toBe(new URL(words.product, page.url()).search);
	await expect(page.getByRole('banner').locator('[commandfor=locale-dialog]')).toBeFocused();

	await context.addCookies([{ name: 'livenza.country', value: 'CH', url: baseURL ?? '' }]);
	await page.goto(words.compare);
	await expect(page.getByRole('cell', { name: /^€/ }).first()).toBeVisible();
	await inHeader.click();
	await expect(page.getByRole('cell', { name: words.comparedInJapan })).toBeVisible();
	expect(new URL(page.url()).searchParams.get('p')).toBe('kleos-rd-50,kleos-rd-62');

	await context.addCookies([{ name: 'livenza.country', value: 'CH', url: baseURL ?? '' }]);
	await page.goto(`${words.list}?own_country=JP`);
	await expect(note).toHaveText(words.notes.JP);
	expect(page.url()).not.toContain('own_country');
	await page.goto(`${words.list}?own_country=ZZ`);
	await expect(page).toHaveURL(words.list);
	await expect(note).toHaveText(words.notes.JP);
	await page.goto('/it');
	await expect(page.getByRole('link', { name: /yen/ })).toHaveCount(0);
});
