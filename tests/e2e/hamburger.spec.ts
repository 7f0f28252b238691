import { misfits } from '../support/misfits.ts';
import { expect, scrollDown, scrolled, SCREENS, test, visit, VISITORS } from '../support/steps.ts';

/** Answers of a host that cut the file, or serves that of another release. */
const BROKEN = {
	'a cut': {
		status: 200,
		contentType: 'application/json',
		body: '{"format":1,"title":"Menu","html":"<ul',
	},
	'an old': {
		status: 200,
		contentType: 'application/json',
		body: '{"format":0,"html":"<ul></ul>"}',
	},
};

for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			test.use({ viewport });

			test('the menu traps the focus until closed, and restores it', async ({ page }) => {
				const { words, menuToggle, menu, openMenu } = visit(page, locale);
				await page.goto(words.home);
				await openMenu();
				await expect(menu.getByRole('button', { name: words.closeMenu })).toBeFocused();
				for (let press = 1; press <= 50; press += 1) {
					await page.keyboard.press('Tab');
					const isInside = await menu.evaluate((dialog) => dialog.contains(document.activeElement));
					expect(isInside, `after Tab × ${press}`).toBe(true);
				}
				await page.keyboard.press('Escape');
				await expect(menu).toBeHidden();
				await expect(menuToggle).toBeFocused();
			});

			test('the page behind the menu does not scroll', async ({ page }) => {
				const { words, menu, openMenu } = visit(page, locale);
				await page.goto(words.home);
				await openMenu();
				await page.mouse.move(viewport.width / 2, 400);
				await page.mouse.wheel(0, 600);
				// Wheel events arrive late; closing the menu comes after them.
				await menu.getByRole('button', { name: words.closeMenu }).click();
				await expect(menu).toBeHidden();
				expect(await scrolled(page)).toBe(0);
				await scrollDown(page);
			});

			test('at most one entry is open, and links back', async ({ page }) => {
				const { words, menu, entry, openMenu } = visit(page, locale);
				await page.goto(words.home);
				await openMenu();
				const all = menu.getByRole('link', { name: words.wholeRange });
				await expect(all).toBeHidden();
				await entry(words.range).click();
				await expect(all).toBeVisible();
				await entry(words.range).focus();
				await page.keyboard.press('Enter');
				await expect(all).toBeHidden();
				await entry(words.range).click();
				await entry(words.about).evaluate((label) => label.closest('summary')?.click());
				await expect(menu.getByRole('link', { name: words.quality })).toBeVisible();
				await expect(all).toBeHidden();
			});

			test('following an entry closes the menu, also on coming back', async ({ page }) => {
				const { words, menu, title, openMenu } = visit(page, locale);
				await page.goto(words.home);
				await openMenu();
				await menu.getByRole('link', { name: words.stores }).click();
				await expect(title).toHaveText(words.stores);
				await expect(menu).toBeHidden();
				await page.goBack();
				await expect(page).toHaveURL(words.home);
				await expect(menu).toBeHidden();
				await scrollDown(page);
			});
		});
	}

	test(`the lists load on intent, and a press waits for its script (${locale})`, async ({
		page,
	}) => {
		const { words, menuToggle, menu } = visit(page, locale);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(words.home);
		await expect(menuToggle).toHaveAttribute('aria-expanded', 'false');
		expect(asked.filter((path) => path.startsWith('/menus/'))).toEqual([]);
		await menuToggle.focus();
		await expect.poll(() => asked).toContain(`/menus/${locale}.json`);
		await page.keyboard.press('Space');
		await expect(menu).toBeVisible();
		await expect(menuToggle).toHaveAttribute('aria-expanded', 'true');
		expect(asked.filter((path) => path.startsWith('/menus/'))).toHaveLength(1);
	});

	for (const [fault, fulfil] of Object.entries(BROKEN)) {
		test(`with ${fault} file of lists the button leads to the menu page (${locale})`, async ({
			page,
		}) => {
			const { words, main, title, header, menu } = visit(page, locale);
			await page.route('**/menus/*.json', (route) => route.fulfill(fulfil));
			await page.goto(words.home);
			await header.getByLabel(words.openMenu).click();
			await expect(page).toHaveURL(`/${locale}/menu`);
			await expect(title).toHaveText(words.menu);
			await expect(menu).toHaveCount(0);
			await main.getByRole('link', { name: words.stores }).click();
			await expect(title).toHaveText(words.stores);
		});
	}

	for (const width of [375, 1280]) {
		test(`the printed menu is complete, and marked in the open one (${locale}, ${width} px)`, async ({
			page,
		}) => {
			const { main, words, openMenu } = visit(page, locale);
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/${locale}/menu`);
			await expect(main.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
			await expect(main.getByRole('link', { name: words.quality })).toBeVisible();
			expect(await misfits(page)).toEqual([]);
			await openMenu();
		});
	}

	test(`every menu entry has its icon (${locale})`, async ({ page }) => {
		const { words, menu, openMenu } = visit(page, locale);
		const icons = ['place', 'tool', 'bike', 'trophy'].map((name) =>
			page.waitForResponse((response) => response.url().endsWith(`/icons/${name}.svg`)),
		);
		await page.goto(words.home);
		await openMenu();
		for (const response of await Promise.all(icons)) expect(response.ok()).toBe(true);
		await expect(menu.getByRole('link', { name: words.stores })).toBeVisible();
	});

	test(`a phone finds every category below the products (${locale})`, async ({ page }) => {
		const { words, menu, entry, openMenu } = visit(page, locale);
		await page.setViewportSize({ width: 375, height: 667 });
		await page.goto(words.home);
		await openMenu();
		await entry(words.products).click();
		const links = entry(words.products).locator('xpath=ancestor::details').getByRole('link');
		await expect(menu.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
		await expect(links.filter({ visible: true })).toHaveCount(4 + 13 + 6);
		expect(await misfits(page)).toEqual([]);
	});

	for (const width of [375, 768, 1280]) {
		test(`a range below the products is a card: picture, name, heights, weight, price (${locale}, ${width} px)`, async ({
			page,
		}) => {
			const { words, menu, entry, openMenu } = visit(page, locale);
			await page.setViewportSize({ width, height: 800 });
			await page.goto(words.home);
			await openMenu();
			await entry(words.products).click();
			const cards = menu.locator('.range-cards a');
			await expect(cards).toHaveCount(4);
			await expect(cards.first()).toBeVisible();
			const rows = await cards.evaluateAll((all) =>
				all.map((card) =>
					[...card.children].map((part) => {
						const { left, top, bottom } = part.getBoundingClientRect();
						return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
					}),
				),
			);
			for (const [first, ...parts] of rows) {
				expect(parts).toHaveLength(4);
				let above = first;
				for (const part of parts) {
					expect(part.left).toBe(first?.left);
					expect(part.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
					above = part;
				}
			}
			expect(await misfits(page)).toEqual([]);
		});
	}

	test(`a category in focus shows its picture (${locale})`, async ({ page }) => {
		const { words, menu, openMenu } = visit(page, locale);
		await page.goto(words.home);
		await openMenu();
		const wheels = menu.getByRole('listitem').filter({
			has: page.getByRole('link', { name: words.wheels, exact: true }),
		});
		await menu.getByRole('link', { name: words.wheels, exact: true }).focus();
		await expect(wheels.last()).toHaveAttribute('data-active', '');
	});
}
