import type { Page } from '@playwright/test';
import { expect, listen, REFUSED, SCREENS } from './steps.ts';
import { test as base } from './steps-customer.ts';

interface Tab {
	page: Page;
	noise: string[];
}

/**
 * `test` for checks of many pages one after another, in one tab, like a visitor who reads on. The
 * browser then has its process, and has compiled the site's code and that of the checks: a sixth of
 * what a page costs. First visits are covered by every journey.
 */
export const test = base.extend<{ reader: Page }, { tab: Tab }>({
	tab: [
		async ({ browser, session }, give, { project }) => {
			const { baseURL = '', locale, timezoneId } = project.use;
			const context = await browser.newContext({ baseURL, locale, timezoneId });
			// Pages of the account redirect visitors who are not signed in.
			await context.addCookies([...session, { ...REFUSED, url: baseURL }]);
			const noise = listen(context, new URL(baseURL).origin);
			await give({ page: await context.newPage(), noise });
			await context.close();
		},
		{ scope: 'worker' },
	],
	// Late messages of a page are reported at the next one, and not lost.
	noise: async ({ tab }, give) => {
		await give(tab.noise);
		expect(tab.noise.splice(0)).toEqual([]);
	},
	/** The tab as newly opened: nothing kept of the page before, the pointer at the edge. */
	reader: async ({ tab: { page } }, give) => {
		await page.setViewportSize(SCREENS[0]);
		await page.mouse.move(0, 700);
		await give(page);
		await page.evaluate(() => {
			localStorage.clear();
			sessionStorage.clear();
		});
	},
});
