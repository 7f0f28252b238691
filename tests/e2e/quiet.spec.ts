import type { Page } from '@playwright/test';
import { expect, islandsAsleep, scrollDown, test, visit, VISITORS } from '../support/steps.ts';

/**
 * Moves the pointer off the header. A browser that knows of no pointer assumes it on the corner of
 * the page, and forgets its place after a page outside of the site.
 */
async function restPointer(page: Page): Promise<void> {
	await page.goto('/robots.txt');
	await page.mouse.move(640, 600);
}

/** Lets the browser say how fast its connection is; some say nothing of it. */
const connect = (page: Page, downlink: number) =>
	page.addInitScript((mbps) => {
		const value = { effectiveType: '4g', downlink: mbps, saveData: false };
		Object.defineProperty(Navigator.prototype, 'connection', { value, configurable: true });
	}, downlink);
const REACT = /\/_astro\/(?:client|react|Header)\b/;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test('React does not run before interaction', async ({ page }) => {
			const { words } = visit(page, locale);
			const fetched: { url: string; priority: string | undefined }[] = [];
			const session = await page.context().newCDPSession(page);
			await session.send('Network.enable');
			session.on('Network.requestWillBeSent', ({ request }) => {
				fetched.push({ url: request.url, priority: request.initialPriority });
			});
			await restPointer(page);
			await connect(page, 10);
			await page.goto(words.home);
			// Its files load while the page is quiet; once they have come the test can check.
			await expect.poll(() => fetched.some(({ url }) => /client\./.test(url))).toBe(true);
			const react = fetched.filter(({ url }) => REACT.test(url));
			expect(react.filter(({ priority }) => !/low/i.test(priority ?? ''))).toEqual([]);
			expect(await islandsAsleep(page)).toBe(1);
		});

		test('React is not prefetched on slow 4G', async ({ page }) => {
			const { words } = visit(page, locale);
			const fetched: string[] = [];
			page.on('request', (request) => fetched.push(request.url()));
			await restPointer(page);
			await connect(page, 1.6);
			await page.goto(words.home, { waitUntil: 'load' });
			// Other things are fetched ahead in the same quiet moment.
			await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
			await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
			expect(fetched.filter((url) => REACT.test(url))).toEqual([]);
			expect(await islandsAsleep(page)).toBe(1);
		});

		test('reduced motion adds no animation', async ({ page }) => {
			const { words } = visit(page, locale);
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(words.home);
			const slow = await page.evaluate(() =>
				[...document.querySelectorAll('*')]
					.map((each) => getComputedStyle(each))
					.filter((style) => style.transitionProperty === 'all')
					.map((style) => style.transitionDuration),
			);
			expect(new Set(slow)).toEqual(new Set(['0s']));
		});

		test('the header hydrates on the first scroll, and not before', async ({ page }) => {
			const { words } = visit(page, locale);
			await restPointer(page);
			await page.goto(words.home);
			expect(await islandsAsleep(page)).toBe(1);
			await scrollDown(page);
			await expect.poll(() => islandsAsleep(page)).toBe(0);
		});

		test('the header hydrates on keyboard focus', async ({ page }) => {
			const { words, header } = visit(page, locale);
			await restPointer(page);
			await page.goto(words.home);
			await page.keyboard.press('Tab');
			expect(await islandsAsleep(page)).toBe(1);
			await page.keyboard.press('Tab');
			await expect(header.getByRole('link', { name: words.homeLink })).toBeFocused();
			await expect.poll(() => islandsAsleep(page)).toBe(0);
		});
	});
}
