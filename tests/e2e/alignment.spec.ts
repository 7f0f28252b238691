import type { Locator } from '@playwright/test';
import { readAddress } from '../support/steps-pages.ts';
import { searchStores } from '../support/steps-stores.ts';
import { expect, SCREENS, test, VISITORS } from '../support/steps.ts';

// Heights of boxes that look like one line.

const listHeights = (all: Locator) =>
	all.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));

for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		const where = `${locale}, ${viewport.width} px`;

		test(`the language's code is centred on the icons (${where})`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.goto(await readAddress(page.request, 'home', locale));
			const signs = await page
				.getByRole('banner')
				.locator('.header-tools .btn-icon > span')
				.filter({ visible: true })
				.evaluateAll((all) =>
					all.map((sign) => {
						const { top, bottom, height } = sign.getBoundingClientRect();
						return { text: sign.textContent.trim(), middle: (top + bottom) / 2, height };
					}),
				);
			const code = signs.find(({ text }) => text === locale.toUpperCase());
			const icons = signs.filter((sign) => sign !== code);
			// Its box is that of its capitals: the box of a whole line would stand too high.
			expect(code?.height).toBeLessThan(12);
			expect(icons.length).toBeGreaterThan(1);
			for (const icon of icons) {
				expect(Math.abs(icon.middle - (code?.middle ?? 0))).toBeLessThanOrEqual(1);
			}
		});

		test(`figures and prices in a row of cards are aligned (${where})`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.goto(await readAddress(page.request, 'category', locale));
			const cards = page.getByRole('main').locator('.card-grid > [data-product]');
			await expect(cards.first()).toBeVisible();
			const places = await cards.evaluateAll((all) =>
				all.map((card) => ({
					row: Math.round(card.getBoundingClientRect().top),
					figures: Math.round(card.querySelector('dl')?.getBoundingClientRect().bottom ?? 0),
					price: Math.round(card.querySelector('[data-price]')?.getBoundingClientRect().top ?? 0),
				})),
			);
			expect(places.length).toBeGreaterThan(12);
			const rows = Map.groupBy(places, ({ row }) => row);
			expect([...rows.values()].filter((row) => row.length > 1).length).toBeGreaterThan(3);
			for (const row of rows.values()) {
				expect(new Set(row.map(({ figures }) => figures)).size).toBe(1);
				expect(new Set(row.map(({ price }) => price)).size).toBe(1);
			}
		});
	}

	test(`the marker of a collapsed section does not enlarge its title (${locale})`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 375, height: 800 });
		await page.goto(await readAddress(page.request, 'product', locale));
		const folds = page.getByRole('main').locator('.fold > summary');
		await expect(folds.first()).toBeVisible();
		const titles = await listHeights(folds.getByRole('heading'));
		const summaries = await listHeights(folds);
		summaries.forEach((height, at) =>
			expect(Math.abs(height - (titles[at] ?? 0))).toBeLessThanOrEqual(2),
		);
	});

	test(`a store's distance is at the end of its line (${locale})`, async ({ page }) => {
		const { words, main, place, open } = searchStores(page, locale);
		await open();
		await place.fill(words.munich);
		const distance = main.locator('.store-distance').filter({ hasText: 'km' });
		await expect(distance).toHaveCount(3);
		const rests = await distance.evaluateAll((all) =>
			all.map((each) => {
				const line = each.parentElement?.getBoundingClientRect().right ?? 0;
				return Math.round(line - each.getBoundingClientRect().right);
			}),
		);
		expect(rests).toEqual([0, 0, 0]);
	});
}
