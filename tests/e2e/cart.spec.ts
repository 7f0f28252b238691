import type { Locator } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { shop } from '../support/steps-cart.ts';
import { expect, foreseeRoutes, scrollDown, test, VISITORS } from '../support/steps.ts';

const SIZES = { it: { width: 375, height: 812 }, ja: { width: 1280, height: 900 } } as const;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.use({ viewport: SIZES[locale] });

		test('a guest fills the cart, edits it, removes an article and restores it', async ({
			page,
		}) => {
			const { words, drawer, main, link, quantityIn, fill, openPage } = shop(page, locale);
			await fill();
			await expect(link).toHaveAttribute('data-cart', '1');
			await drawer.getByRole('button', { name: words.more }).click();
			await expect(quantityIn(drawer)).toHaveValue('2');
			await drawer.getByRole('button', { name: words.close }).click();
			await expect(drawer).toBeHidden();

			await openPage();
			await expect(quantityIn(main)).toHaveValue('2');
			await main.getByRole('button', { name: words.less }).click();
			await expect(link).toHaveAttribute('data-cart', '1');
			await main.getByRole('button', { name: words.remove }).click();
			await expect(main.getByText(words.empty)).toBeVisible();
			const undo = main.getByRole('button', { name: words.undo, exact: true });
			await expect(undo).toBeFocused();
			expect(await violations(page)).toEqual([]);
			await undo.click();
			await expect(quantityIn(main)).toHaveValue('1');
		});

		test('another country changes prices, currency and VAT note', async ({ page }) => {
			const { words, main, fill, openPage } = shop(page, locale);
			await fill();
			await openPage();
			const country = main.getByLabel(words.country);
			await country.focus();
			const total = main.locator('.cart-grand dd');
			const totals = [await total.textContent()];
			for (const code of ['DE', 'JP', 'CH'] as const) {
				await country.selectOption({ label: words.countries[code] });
				await expect(main.locator('.cart-totals')).not.toHaveAttribute('data-pending');
				if (code !== 'DE') await expect(main.getByText(words.duties)).toBeVisible();
				if (code === 'JP') await expect(total).toContainText(/¥|JPY/);
				if (code === 'CH') await expect(total).toContainText('€');
				totals.push(await total.textContent());
			}
			expect(await violations(page)).toEqual([]);
			// The gross price is one for the Union; yen and the list without VAT have others.
			expect(new Set(totals).size).toBe(3);
		});

		test('host down: the edit is kept with a message, and sent after recovery', async ({
			page,
			context,
			noise,
		}) => {
			const { words, drawer, quantityIn, fill, openPage, main } = shop(page, locale);
			await foreseeRoutes(context);
			await fill();
			await context.route('**/api/shop/**', (route) => route.abort());
			await drawer.getByRole('button', { name: words.more }).click();
			await expect(quantityIn(drawer)).toHaveValue('2');
			await expect(drawer.getByText(words.unheard)).toBeVisible();
			await context.unroute('**/api/shop/**');
			await expect(drawer.getByText(words.unheard)).toBeHidden();

			// The longer the host is silent, the later the next retry: what takes long happens in
			// another silence, which the next page ends.
			await context.route('**/api/shop/**', (route) => route.abort());
			await drawer.getByRole('button', { name: words.more }).click();
			await expect(drawer.getByText(words.unheard)).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await context.unroute('**/api/shop/**');
			await openPage();
			await expect(quantityIn(main)).toHaveValue('3');
			// The browser logs each aborted request; there must be no other noise.
			const cutOff = noise.splice(0);
			expect(cutOff.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
		});

		test('offline before the cart’s code has loaded: the press is kept and counted', async ({
			page,
			context,
			noise,
		}) => {
			const { words, add, quantityIn, openPage, main, link } = shop(page, locale);
			await page.goto(words.wheel);
			// Wakes the header, whose island handles the press.
			await scrollDown(page);
			await expect(page.locator('astro-island:has(header):not([ssr])')).toBeVisible();
			await context.setOffline(true);
			await add.click();
			await expect(link).toHaveAttribute('data-cart', '1');
			await expect(add).not.toHaveAttribute('aria-busy');
			// The browser reports a connection that does not work yet: the page stays, and asks
			// until it does.
			await context.route('**/*', (route) => route.abort('internetdisconnected'));
			const asked = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
			await context.setOffline(false);
			await asked;
			await expect(link).toHaveAttribute('data-cart', '1');
			// Then it sends the pending edit. A browser that fetches failed code again does so
			// before the page reloads, others afterwards.
			const sent = page.waitForResponse((response) => response.url().includes('/mine/lines'));
			await context.unroute('**/*');
			await sent;
			await openPage();
			await expect(quantityIn(main)).toHaveValue('1');
			// The browser logs each aborted request; there must be no other noise.
			const cutOff = noise.splice(0);
			expect(
				cutOff.filter((line) => !/ERR_INTERNET_DISCONNECTED|imported module/.test(line)),
			).toEqual([]);
		});

		test('with the keyboard alone: add, close, and return to the focus', async ({ page }) => {
			const { words, drawer, add, quantityIn, main, link } = shop(page, locale);
			await page.goto(words.wheel);
			await add.focus();
			await page.keyboard.press('Enter');
			await expect(quantityIn(drawer)).toHaveValue('1');
			await page.keyboard.press('Escape');
			await expect(drawer).toBeHidden();
			await expect(add).toBeFocused();
			await link.focus();
			await page.keyboard.press('Enter');
			await expect(quantityIn(drawer)).toHaveValue('1');
			await page.keyboard.press('Escape');
			await expect(link).toBeFocused();
			await expect(main).toBeVisible();
		});

		test('every state passes axe', async ({ page }) => {
			const { words, drawer, main, fill, openPage } = shop(page, locale);
			await page.goto(words.page);
			await expect(main.getByText(words.empty)).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await fill();
			await expect(drawer).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await drawer.getByRole('button', { name: words.remove }).click();
			const undo = drawer.getByRole('button', { name: words.undo, exact: true });
			await expect(undo).toBeFocused();
			expect(await violations(page)).toEqual([]);
			await undo.click();
			await expect(drawer.getByRole('textbox')).toHaveValue('1');
			await openPage();
			await main.getByText(words.code).click();
			await main.getByLabel(words.codeField, { exact: true }).fill('NONE');
			await main.getByRole('button', { name: words.apply }).click();
			await expect(main.getByText(words.codeUnknown)).toBeVisible();
			expect(await violations(page)).toEqual([]);
		});

		test('the cart leads to the checkout', async ({ page }) => {
			const { words, main, fill, openPage } = shop(page, locale);
			await fill();
			await openPage();
			await main.getByRole('link', { name: words.checkout }).click();
			await expect(main.getByRole('heading', { name: words.checkoutSays })).toBeVisible();
		});

		test('two tabs stay in sync', async ({ page, context }) => {
			const { words, drawer, fill } = shop(page, locale);
			await fill();
			const second = await context.newPage();
			const other = shop(second, locale);
			await other.openPage();
			await drawer.getByRole('button', { name: words.more }).click();
			await expect(other.quantityIn(other.main)).toHaveValue('2');
		});
	});
}

for (const locale of VISITORS) {
	test(`without a cart nothing is requested and none of its code loads (${locale})`, async ({
		page,
	}) => {
		const { words, link } = shop(page, locale);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto(words.wheel);
		await expect(link).toHaveAttribute('data-cart', '');
		expect(asked.filter((url) => /\/api\/shop|CartDrawer|cart-/.test(url))).toEqual([]);
	});
}

/** Texts of the lines that an element is set in. */
const listLines = (name: Locator) =>
	name.evaluate(async (element) => {
		await document.fonts.ready;
		const [text] = [...element.childNodes].filter((node) => node instanceof Text);
		if (!text) throw new Error('there is no name');
		const lines = new Map<number, string>();
		for (const [at, letter] of [...text.data].entries()) {
			if (letter === '\u200b') continue;
			const range = document.createRange();
			range.setStart(text, at);
			range.setEnd(text, at + 1);
			const { top } = range.getBoundingClientRect();
			lines.set(top, `${lines.get(top) ?? ''}${letter}`);
		}
		return [...lines.values()];
	});

test('a long Japanese name breaks between its words', async ({ page }) => {
	await page.setViewportSize(SIZES.it);
	const { add, drawer } = shop(page, 'ja');
	const WORDS = /^(?:プレスフィット|ボトム|ブラケット)/;
	await page.goto('/ja/product/press-fit-bottom-bracket-86');
	await add.click();
	await expect(drawer.getByRole('textbox')).toHaveValue('1');
	await page.goto('/ja/cart');
	const lines = await listLines(page.getByRole('main').locator('.cart-name a'));
	expect(lines.length).toBeGreaterThan(1);
	for (const line of lines) expect(line).toMatch(WORDS);
});

test('an add button responds within the task of its press', async ({ page }) => {
	const { words, add } = shop(page, 'it');
	await page.goto(words.wheel);
	await expect(add).toBeEnabled();
	const looks = await add.evaluate((button) => {
		const look = () => Number(getComputedStyle(button).opacity);
		const before = look();
		if (button instanceof HTMLElement) button.click();
		return { before, after: look() };
	});
	expect(looks.before).toBe(1);
	expect(looks.after).toBeLessThan(1);
});
