import { SEED_LOCALES } from '#seed/languages.ts';
import { readAddress } from '../support/steps-pages.ts';
import { expect, test } from '../support/steps.ts';

const PLACES = { it: 'Milano', en: 'London', es: 'Madrid', fr: 'Lyon', ja: '東京' };

/** The last one has room for all that a store's card says. */
const PHONES = [
	{ width: 375, height: 667 },
	{ width: 390, height: 844 },
	{ width: 375, height: 812 },
];

for (const locale of SEED_LOCALES) {
	test(`on a phone a place search shows the nearest store with all details (${locale})`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 375, height: 812 });
		await page.goto(await readAddress(page.request, 'stores', locale));
		await page.locator('#store-q').fill(PLACES[locale]);
		const card = page.locator('section.store-country .store-card').first();
		await expect(card).toBeVisible();
		for (const viewport of PHONES) {
			await page.setViewportSize(viewport);
			await page.evaluate(() => window.scrollTo(0, 0));
			expect((await card.boundingBox())?.y).toBeLessThanOrEqual(480);
		}
		await expect(card.locator('[itemprop=name]')).toBeInViewport({ ratio: 1 });
		const today = card.locator('.store-hours summary');
		await expect(today).toHaveText(/\d{2}:\d{2}–\d{2}:\d{2}|chiuso|closed|cerrado|fermé|定休日/);
		// Italy, Spain and Japan keep no numbers for fiction: stores of the demo have none there.
		const telephone = card.locator('[itemprop=telephone]');
		await expect(telephone).toHaveCount(locale === 'en' || locale === 'fr' ? 1 : 0);
		for (const part of [today, ...(await telephone.all()), card.locator('[data-visit]')]) {
			await expect(part).toBeInViewport({ ratio: 1 });
		}
		await expect(card.locator('a[href*="directions"]')).toBeInViewport({ ratio: 1 });
	});

	test(`store filters are visible and untruncated on a phone (${locale})`, async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 800 });
		await page.goto(await readAddress(page.request, 'stores', locale));
		await page.locator('.store-more > summary').click();
		const signs = await page.evaluate(() =>
			[...document.querySelectorAll('.store-country[open] details > summary')]
				.slice(0, 3)
				.map((summary) => getComputedStyle(summary, '::after').content),
		);
		expect(signs.length).toBeGreaterThan(0);
		expect(new Set(signs)).toEqual(new Set(['"+"']));

		const cut = await page.evaluate(async () => {
			await document.fonts.ready;
			const pen = document.createElement('canvas').getContext('2d');
			return [...document.querySelectorAll('main select')].flatMap((select) => {
				if (!(select instanceof HTMLSelectElement) || !pen) return ['not measured'];
				const style = getComputedStyle(select);
				pen.font = style.font;
				const text = select.selectedOptions[0]?.text ?? '';
				const { paddingLeft, paddingRight } = style;
				const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
				const needed = pen.measureText(text).width;
				return needed > room ? [`${text}: ${Math.round(needed)} px of ${room}`] : [];
			});
		});
		expect(cut).toEqual([]);
	});
}
