import type { Page } from '@playwright/test';
import { onProduct } from '../support/steps-product.ts';
import { readAddress, type Template } from '../support/steps-pages.ts';
import { expect, SCREENS, test, visit, VISITORS } from '../support/steps.ts';

const PHONE = { width: 375, height: 667 };
const LARGER_PHONE = { width: 390, height: 844 };

/** Lists the areas of the first screen that are filled with the accent colour. */
const accentAreas = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const probe = document.createElement('i');
		probe.style.color = 'var(--accent)';
		document.body.append(probe);
		const accent = getComputedStyle(probe).color;
		probe.remove();
		return [...document.querySelectorAll('body *')].flatMap((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const isInView = x < innerWidth && x + width > 0 && y < innerHeight && y + height > 0;
			const isFilled =
				getComputedStyle(element).backgroundColor === accent && width > 8 && height > 8;
			const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
			return isInView && isFilled && isShown
				? [`${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`]
				: [];
		});
	});

/** Numbers of values that are chosen in a list: none, and as many as make a long row. */
const CHOSEN = [0, 1, 2, 4];

/** Query of a list's address that chooses values of its first facet. */
const chooseFirst = (page: Page, count: number): Promise<string> =>
	page
		.locator('[data-facet]')
		.first()
		.evaluate((facet: HTMLElement, wanted) => {
			const values = [...facet.querySelectorAll('input')].map(({ value }) => value);
			const chosen = values.slice(0, wanted).map((value) => [facet.dataset['facet'] ?? '', value]);
			return String(new URLSearchParams(chosen));
		}, count);

/** Height that a row of choices may take, px: one to press, without space of its own. */
const ROW = 44;
/** Lowest place at which the first product of a list begins, px. */
const FIRST_CARD = 420;

const ONE_ACCENT: readonly Template[] = [
	'home',
	'category',
	'product',
	'garment',
	'fit bench',
	'stores',
	'search',
	'cart',
	'checkout',
];

for (const locale of VISITORS) {
	test.describe(`on a phone in ${locale}`, () => {
		test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

		test('name, price and main action are in the first screen of a product', async ({ page }) => {
			const { main, gallery, choose, open } = onProduct(page, locale);
			await open();
			await expect(gallery.getByRole('img').first()).toBeInViewport();
			// Thumbnails stand beside the pictures where there is room, never between them and the name.
			await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
			await expect(choose).toBeInViewport({ ratio: 1 });
			await expect(main.locator('.buy-bar')).toContainText(/2[.,]290/);
			await expect(main.locator('.btn-primary').filter({ visible: true })).toHaveCount(1);
		});

		test('the first wheels of their list are in the first screen, below one row of usages', async ({
			page,
		}) => {
			await page.setViewportSize({ width: 375, height: 812 });
			for (const template of ['category', 'category by usage'] as const) {
				await page.goto(await readAddress(page.request, template, locale));
				const uses = page.getByRole('navigation', { name: visit(page, locale).words.filters });
				const tops = await uses
					.getByRole('listitem')
					.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
				expect(tops.length).toBeGreaterThan(4);
				expect(new Set(tops).size).toBe(1);
				await expect(uses.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
			}
			await page.goto(await readAddress(page.request, 'category', locale));
			await expect(page.locator('.card-grid img').first()).toBeInViewport();
		});

		for (const phone of [PHONE, LARGER_PHONE]) {
			test(`the first wheel is near the top, and the footer is shorter than 900 px (${phone.width} × ${phone.height} px)`, async ({
				page,
			}) => {
				await page.setViewportSize(phone);
				await page.goto(await readAddress(page.request, 'category', locale));
				const card = await page.locator('.card-grid > li').first().boundingBox();
				expect(card?.y).toBeLessThanOrEqual(FIRST_CARD);
				for (const template of ['category', 'home', 'product', 'fit bench', 'cart'] as const) {
					await page.goto(await readAddress(page.request, template, locale));
					const footer = page.getByRole('contentinfo');
					await footer.getByRole('link').last().scrollIntoViewIfNeeded();
					const box = await footer.boundingBox();
					expect(box?.height, template).toBeLessThanOrEqual(900);
				}
				// What the folds hold is a press away, without script, too.
				const footer = page.getByRole('contentinfo');
				const fold = footer.locator('nav summary').first();
				await fold.click();
				await expect(footer.locator('nav details[open] a').first()).toBeVisible();
			});
		}

		for (const phone of [PHONE, LARGER_PHONE]) {
			test(`a filtered list begins as near the top, its choices in one row (${phone.width} px)`, async ({
				page,
			}) => {
				await page.setViewportSize(phone);
				for (const template of ['category', 'category by usage'] as const) {
					const address = await readAddress(page.request, template, locale);
					let free = NaN;
					for (const count of CHOSEN) {
						await page.goto(address);
						const query = await chooseFirst(page, count);
						if (count > 0) await page.goto(`${address}?${query}`);
						await expect(page.locator('facet-list[data-ready]')).toBeVisible();
						const chosen = page.locator('.facets-active').getByRole('button');
						// The last button clears them all.
						await expect(chosen).toHaveCount(count > 0 ? count + 1 : 0);
						const first = page.locator('.card-grid > li').first();
						await expect(first).toBeVisible();
						const card = await first.boundingBox();
						expect(card?.y, `${template} ${query}`).toBeLessThanOrEqual(FIRST_CARD);
						if (count === 0) free = card?.y ?? NaN;
						expect((card?.y ?? NaN) - free, `${template} ${query}`).toBeLessThanOrEqual(ROW);
						const tops = await chosen.evaluateAll((all) =>
							all.map((one) => one.getBoundingClientRect().top),
						);
						expect(new Set(tops).size, `${template} ${query}`).toBe(count > 0 ? 1 : 0);
					}
					const clear = page.locator('.facets-active').getByRole('button').last();
					await clear.focus();
					await expect(clear).toBeInViewport({ ratio: 1 });
					await clear.click();
					await expect(page).toHaveURL(address);
				}
			});
		}

		test('a phone in landscape keeps its height for the page', async ({ page }) => {
			const { main, open } = onProduct(page, locale);
			await page.setViewportSize({ width: 740, height: 360 });
			await open();
			await expect(main.locator('.buy-bar')).toBeHidden();
			await expect(main.locator('.buy-place .btn-primary')).toBeVisible();
			// Back up a little: a header that sticks would come.
			for (const y of [900, 700]) {
				await page.evaluate((top) => window.scrollTo(0, top), y);
				await expect(page.getByRole('banner').first()).not.toBeInViewport();
			}
		});

		test('the main action stays at the bottom of the screen on scrolling', async ({ page }) => {
			const { main, open } = onProduct(page, locale);
			await open();
			const bar = main.locator('.buy-bar');
			await page.evaluate(() => window.scrollTo(0, 1500));
			await expect(bar).toBeInViewport({ ratio: 1 });
			const box = await bar.boundingBox();
			expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
		});
	});

	test(`at most one area of a first screen is filled with the accent colour (${locale})`, async ({
		page,
	}) => {
		for (const viewport of SCREENS) {
			await page.setViewportSize(viewport);
			let areas = 0;
			for (const template of ONE_ACCENT) {
				await page.goto(await readAddress(page.request, template, locale));
				const found = await accentAreas(page);
				expect.soft(found.length, `${template}: ${found.join(', ')}`).toBeLessThanOrEqual(1);
				areas += found.length;
			}
			expect(areas).toBeGreaterThan(0);
		}
	});

	test(`the page behind the open mega menu is dimmed, the bar is not (${locale})`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const { words, header, openProducts } = visit(page, locale);
		await page.goto(words.home);
		await openProducts();
		const [dim] = await page.locator('.mega:popover-open').evaluateAll((panels) =>
			panels.map((panel) => {
				const { backgroundColor, top, bottom } = getComputedStyle(panel, '::backdrop');
				return { backgroundColor, top: parseFloat(top), bottom };
			}),
		);
		const bar = await header.getByRole('link', { name: words.homeLink }).boundingBox();
		expect(dim).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0.7)', bottom: '0px' });
		expect(dim?.top).toBeGreaterThanOrEqual(Math.floor((bar?.y ?? 0) + (bar?.height ?? 0)));
	});
}
