import type { Page } from '@playwright/test';
import { LOCALES } from '#contract/locales.ts';
import { violations } from '../support/axe.ts';
import { overhang, spaceWidely } from '../support/overhang.ts';
import { expect, SCREENS, test, VISITORS } from '../support/steps.ts';
import { addressOf, signIn, TEMPLATE_NAMES } from '../support/steps-pages.ts';

// Each page is opened once, and everything that holds for every page is asked of it there. `test`
// itself fails on any noise. Checks are soft: one that fails leaves the others their say.

const NARROW = { width: 320, height: 640 };

/** As a visitor of either kind of screen meets the page; colours as they are, not on their way. */
async function expectOpenToEverybody(page: Page, what: string): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const screen of SCREENS) {
		await page.setViewportSize(screen);
		expect.soft(await violations(page), `${what}, ${screen.width} px`).toEqual([]);
	}
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.setViewportSize(SCREENS[0]);
}

/** What somebody does who looks around by keyboard and pointer. */
async function lookAround(page: Page): Promise<void> {
	await page.keyboard.press('End');
	await page.keyboard.press('Home');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.mouse.move(300, 30);
	await page.keyboard.press('PageDown');
}

async function expectNoOverhang(page: Page, what: string): Promise<void> {
	await page.setViewportSize(NARROW);
	expect.soft(await overhang(page), `${what}, 320 px`).toEqual([]);
	await spaceWidely(page);
	expect.soft(await overhang(page), `${what}, 320 px, wide spacing`).toEqual([]);
}

for (const template of TEMPLATE_NAMES) {
	for (const locale of VISITORS) {
		test(`the page "${template}" is quiet, open to everybody and never too wide (${locale})`, async ({
			page,
			context,
			baseURL,
		}) => {
			await signIn(context, baseURL);
			const address = await addressOf(page.request, template, locale);
			await page.goto(address);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expectOpenToEverybody(page, address);
			// Last: what it sets off goes on while the page is measured.
			await lookAround(page);
			await expectNoOverhang(page, address);
		});
	}

	test(`the page "${template}" is never too wide in the other languages`, async ({
		page,
		context,
		baseURL,
	}) => {
		await signIn(context, baseURL);
		await page.setViewportSize(NARROW);
		const others = LOCALES.filter((locale) => !VISITORS.some((visitor) => visitor === locale));
		expect(others).toEqual(['en', 'es', 'fr']);
		for (const locale of others) {
			const address = await addressOf(page.request, template, locale);
			await page.goto(address);
			await expectNoOverhang(page, address);
		}
	});
}
