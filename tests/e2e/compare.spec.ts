import { violations } from '../support/axe.ts';
import { expect, holdScripts, test, VISITORS } from '../support/steps.ts';
import { shop } from '../support/steps-cart.ts';
import { comparison, FIVE, TWO } from '../support/steps-compare.ts';

for (const locale of VISITORS) {
	test(`two wheels ticked in a list are compared, differences first (${locale})`, async ({
		page,
	}) => {
		const { words, main, heads, row, table } = comparison(page, locale);
		await page.goto(words.wheels);
		await main.getByLabel(words.tick('Kleos RD 36'), { exact: true }).check();
		await main.getByLabel(words.tick('Kleos RD 62'), { exact: true }).check();
		await main.getByRole('link', { name: words.open }).click();
		await expect(page).toHaveURL(`${words.path}?p=kleos-rd-36,kleos-rd-62`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
		await expect(heads).toHaveText(['Kleos RD 36', 'Kleos RD 62']);
		await expect(row(words.weight).getByRole('cell')).toHaveText([
			/1[.,]?390\s?g/,
			/1[.,]?560\s?g/,
		]);

		await expect(table.getByRole('rowheader', { name: words.differences })).toBeVisible();
		await expect(row(words.brake)).toBeHidden();
		await table.getByRole('button', { name: words.same }).click();
		await expect(row(words.brake)).toBeVisible();
		await table.getByRole('link', { name: 'Kleos RD 62', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kleos RD 62');
	});

	test(`the filters of a list are passed through the comparison to the product (${locale})`, async ({
		page,
	}) => {
		const { words, main, heads, table } = comparison(page, locale);
		await page.goto(`${words.wheels}?freehub=hg`);
		await main.getByLabel(words.tick('Kleos RD 36'), { exact: true }).check();
		await main.getByRole('link', { name: words.open }).click();
		await expect(page).toHaveURL(`${words.path}?p=kleos-rd-36&freehub=hg`);
		await expect(heads).toHaveText(['Kleos RD 36']);
		await table.getByRole('link', { name: 'Kleos RD 36', exact: true }).click();
		await expect(page).toHaveURL(/\?freehub=hg$/);
	});

	test(`an address reproduces the comparison (${locale})`, async ({ page, browser, baseURL }) => {
		const { words, heads, select, add, remove } = comparison(page, locale);
		await page.goto(words.path + TWO);
		await expect(heads).toHaveText(['Kleos RD 36', 'Kleos RD 50']);
		await select.selectOption('kleos-rd-62');
		await add.click();
		await expect(heads).toHaveCount(3);
		await remove('Kleos RD 36').click();
		await expect(heads).toHaveText(['Kleos RD 50', 'Kleos RD 62']);
		await expect(remove('Kleos RD 50')).toBeFocused();
		const address = `${words.path}?p=kleos-rd-50,kleos-rd-62`;
		await expect(page).toHaveURL(address);

		const other = await browser.newContext(baseURL ? { baseURL } : {});
		const visitor = await other.newPage();
		await visitor.goto(address);
		await expect(comparison(visitor, locale).heads).toHaveText(['Kleos RD 50', 'Kleos RD 62']);
		await other.close();
	});

	test(`the page is indexed, comparisons are not (${locale})`, async ({ page }) => {
		const { words, main, heads } = comparison(page, locale);
		const robots = () =>
			page.evaluate(() => document.querySelector('meta[name="robots"]')?.getAttribute('content'));
		await page.goto(words.path + TWO);
		await expect(heads).toHaveCount(2);
		expect(await robots()).toBe('noindex');
		await main.getByRole('button', { name: words.clear }).click();
		await expect(page).toHaveURL(words.path);
		expect(await robots()).toBeUndefined();
	});

	test(`a product with one article is added there, others link to the choice (${locale})`, async ({
		page,
	}) => {
		const { words, row } = comparison(page, locale);
		const { drawer, link } = shop(page, locale);
		await page.goto(`${words.path}?p=headset-integrated-52,kleos-rd-50`);
		await row(words.buy).getByRole('button').click();
		await expect(drawer.getByRole('textbox')).toHaveValue('1');
		await expect(link).toHaveAttribute('data-cart', '1');
		await page.keyboard.press('Escape');
		await row(words.buy).getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kleos RD 50');
	});

	test(`five are limited to four, and unknown products are named (${locale})`, async ({ page }) => {
		const { words, main, heads, select } = comparison(page, locale);
		await page.goto(words.path + FIVE);
		await expect(heads).toHaveCount(4);
		await expect(main.getByText(words.surplus)).toBeVisible();
		await expect(select).toBeDisabled();
		await page.goto(`${words.path}?p=nonsense,kleos-rd-50,hub-rd`);
		await expect(heads).toHaveCount(2);
		await expect(main.getByText(words.unknown)).toBeVisible();
		await expect(main.getByText(words.mixed)).toBeVisible();
	});

	test(`none and one have a page of their own (${locale})`, async ({ page }) => {
		const { words, main, heads, remove, table } = comparison(page, locale);
		await page.goto(words.path);
		await expect(main.getByText(words.empty)).toBeVisible();
		await expect(table).toHaveCount(0);
		await page.goto(`${words.path}?p=kleos-rd-50`);
		await expect(heads).toHaveText(['Kleos RD 50']);
		await expect(main.getByText(words.one)).toBeVisible();
		await main.getByRole('button', { name: 'Kleos RD 36', exact: true }).click();
		await expect(heads).toHaveText(['Kleos RD 50', 'Kleos RD 36']);
		await remove('Kleos RD 36').click();
		await main.getByRole('button', { name: words.clear }).click();
		await expect(main.getByText(words.empty)).toBeVisible();
		await expect(page).toHaveURL(words.path);
	});

	test(`lists show the selection, and stop at four (${locale})`, async ({ page }) => {
		const { words, main } = comparison(page, locale);
		await page.goto(words.path + '?p=kleos-rd-36,kleos-rd-50,kleos-rd-62');
		await expect(comparison(page, locale).heads).toHaveCount(3);
		await page.goto(words.wheels);
		const box = (name: string) => main.getByLabel(words.tick(name), { exact: true });
		await expect(box('Kleos RD 62')).toBeChecked();
		await box('K1 RD').check();
		await expect(main.getByText(words.full)).toBeVisible();
		await expect(box('Brenta 35')).toBeDisabled();
		await main.getByRole('button', { name: words.remove('Kleos RD 62') }).click();
		await expect(box('Kleos RD 62')).not.toBeChecked();
		await expect(box('Brenta 35')).toBeEnabled();
	});

	test(`the choice goes along into another language (${locale})`, async ({ page }) => {
		const { words, heads } = comparison(page, locale);
		await page.goto(words.path + TWO);
		await expect(heads).toHaveCount(2);
		await page.getByRole('contentinfo').getByRole('link', { name: words.other.link }).click();
		await expect(page).toHaveURL(words.other.path + TWO);
		await expect(heads).toHaveText(['Kleos RD 36', 'Kleos RD 50']);
	});

	test(`a product whose data fail to load is named, and can be retried (${locale})`, async ({
		page,
	}) => {
		const { words, main, heads } = comparison(page, locale);
		const data = `**${words.path}/wheels.json`;
		await page.route(data, (route) => route.fulfill({ status: 200, body: '<p>' }));
		await page.goto(words.path + TWO);
		await expect(main.getByText(words.failed)).toBeVisible();
		await expect(heads).toHaveCount(0);
		await page.unroute(data);
		await main.getByRole('button', { name: words.retry }).first().click();
		await expect(heads).toHaveText(['Kleos RD 36', 'Kleos RD 50']);
		await expect(main.getByText(words.failed)).toBeHidden();
	});

	test(`keyboard alone is enough (${locale})`, async ({ page }) => {
		const { words, main, heads, select, remove } = comparison(page, locale);
		await page.goto(words.path);
		await select.focus();
		await select.selectOption('kleos-rd-36');
		await page.keyboard.press('Tab');
		await expect(comparison(page, locale).add).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(heads).toHaveText(['Kleos RD 36']);
		await remove('Kleos RD 36').focus();
		await page.keyboard.press('Enter');
		await expect(main.getByText(words.empty)).toBeVisible();
		await expect(select).toBeFocused();
	});

	test(`a selection before hydration is kept (${locale})`, async ({ page }) => {
		const { words, heads, select, add } = comparison(page, locale);
		const arrive = await holdScripts(page);
		await page.goto(words.path, { waitUntil: 'commit' });
		await select.selectOption('kleos-rd-36');
		arrive();
		await page.waitForFunction(() => customElements.get('compare-table') !== undefined);
		await expect(select).toHaveValue('kleos-rd-36');
		await add.click();
		await expect(heads).toHaveText(['Kleos RD 36']);
		await expect(select).toHaveValue('');
	});

	for (const viewport of [
		{ width: 1280, height: 800 },
		{ width: 375, height: 800 },
	]) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

			test('four products pass axe and fit the page', async ({ page }) => {
				const { words, heads } = comparison(page, locale);
				await page.goto(words.path + FIVE);
				await expect(heads).toHaveCount(4);
				expect(await violations(page, 'main')).toEqual([]);
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - innerWidth,
				);
				expect(overflow).toBeLessThanOrEqual(0);
			});
		});
	}

	test.describe(`without script (${locale})`, () => {
		test.use({ javaScriptEnabled: false });

		test('the page explains that it needs script, and links onward', async ({ page }) => {
			const { words, main } = comparison(page, locale);
			await page.goto(words.path);
			await expect(main.getByText(words.noScript)).toBeVisible();
			await expect(main.getByRole('link', { name: words.range }).first()).toBeVisible();
			await expect(main.getByRole('combobox')).toHaveCount(0);
			await expect(main.getByRole('button')).toHaveCount(0);
		});
	});
}
