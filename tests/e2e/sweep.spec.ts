import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { violations } from '../support/axe.ts';
import { misfits, undrawn } from '../support/misfits.ts';
import { overhang, spaceWidely } from '../support/overhang.ts';
import { isWhole } from '../support/scope.ts';
import { expect, SCREENS, VISITORS } from '../support/steps.ts';
import { readAddress, type Template, TEMPLATE_NAMES } from '../support/steps-pages.ts';
import { test } from '../support/steps-sweep.ts';

// Each page is opened once, and everything that holds for every page is checked there. `test`
// itself fails on any noise. Checks are soft: after one that fails the others still run.

const NARROW = { width: 320, height: 640 };
/** A phone, a tablet, the narrowest width that shows the menu as a row, and common windows. */
const WIDTHS = isWhole ? [375, 768, 1024, 1280, 1440, 1920, 2560] : [375, 1280];
/** Between those only the header could wrap, and it is the same on all pages. */
const HOME_WIDTHS = isWhole ? [...WIDTHS, 1300, 1366, 1536, 1600] : [...WIDTHS, 768, 1024, 1920];
/**
 * Languages checked for accessibility; `npm test` opens each page in one, and checks it in that.
 */
const isAudited = (locale: Locale) => !isWhole || VISITORS.some((visitor) => visitor === locale);

/**
 * Checks the page as a visitor of either kind of screen meets it; colours at rest, not in
 * transition.
 */
async function expectOpenToEverybody(page: Page, what: string): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const screen of SCREENS) {
		await page.setViewportSize(screen);
		expect.soft(await violations(page), `${what}, ${screen.width} px`).toEqual([]);
	}
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.setViewportSize(SCREENS[0]);
}

/** Explores the page by keyboard and pointer. */
async function lookAround(page: Page): Promise<void> {
	await page.keyboard.press('End');
	await page.keyboard.press('Home');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.mouse.move(300, 30);
	await page.keyboard.press('PageDown');
}

async function expectNoMisfit(page: Page, what: string, template: Template): Promise<void> {
	await undrawn(page, async () => {
		for (const width of template === 'home' ? HOME_WIDTHS : WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			expect.soft(await misfits(page), `${what}, ${width} px`).toEqual([]);
		}
	});
}

async function expectNoOverhang(page: Page, what: string): Promise<void> {
	await page.setViewportSize(NARROW);
	expect.soft(await overhang(page), `${what}, 320 px`).toEqual([]);
	await spaceWidely(page);
	expect.soft(await overhang(page), `${what}, 320 px, wide spacing`).toEqual([]);
}

for (const template of TEMPLATE_NAMES) {
	for (const locale of LOCALES) {
		test(`the page "${template}" logs nothing, passes axe and fits any width (${locale})`, async ({
			reader: page,
		}) => {
			const address = await readAddress(page.request, template, locale);
			await page.setViewportSize(SCREENS[0]);
			await page.goto(address);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect.soft(await page.evaluate(() => scrollY), `${address}, at its top`).toBe(0);
			await expectNoMisfit(page, address, template);
			await page.setViewportSize(SCREENS[0]);
			if (isAudited(locale)) await expectOpenToEverybody(page, address);
			// Last: its effects go on while the page is measured.
			await lookAround(page);
			await expectNoOverhang(page, address);
		});
	}
}
