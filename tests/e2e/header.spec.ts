import type { Page } from '@playwright/test';
import { misfits } from '../support/misfits.ts';
import {
	expect,
	holdScripts,
	islandsAsleep,
	SCREENS,
	scrolled,
	test,
	visit,
	VISITORS,
} from '../support/steps.ts';

/** More stops than any page has; the loop ends when the focus leaves the page. */
const TABS_AT_MOST = 400;
/** Several seconds, of which a visible stop needs none: the code of the bar may come late. */
const FRAMES_TO_COME_TO_REST = 600;

interface Stop {
	name: string;
	/** How far the page is scrolled, px. */
	y: number;
	isSeen: boolean;
	hasRing: boolean;
}

/**
 * Returns the focused element, once it is visible or the page has come to rest; null outside the
 * page. `from` is how far the page was scrolled at the stop before.
 */
function focusStop(page: Page, from: number): Promise<Stop | null> {
	const limits = { from, framesAtMost: FRAMES_TO_COME_TO_REST };
	return page.evaluate(async ({ from, framesAtMost }) => {
		const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		await nextFrame();
		// The bar reacts to scrolling, a frame later.
		for (let frame = 0; window.scrollY !== from && frame < 2; frame += 1) await nextFrame();
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const isSeenNow = () => {
			const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => [
				{ x: (left + right) / 2, y: (top + bottom) / 2 },
				{ x: left + 2, y: top + 2 },
				{ x: right - 2, y: top + 2 },
				{ x: left + 2, y: bottom - 2 },
				{ x: right - 2, y: bottom - 2 },
			]);
			return points.some(({ x, y }) => {
				const top = document.elementFromPoint(x, y);
				return top !== null && (element.contains(top) || top.contains(element));
			});
		};
		let isSeen = isSeenNow();
		for (let frame = 0; !isSeen && frame < framesAtMost; frame += 1) {
			await nextFrame();
			isSeen = isSeenNow();
		}
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
		const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
		const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
		return {
			name: `${element.tagName} ${name.slice(0, 40)}`,
			y: window.scrollY,
			isSeen,
			hasRing: hasOutline || boxShadow !== 'none' || element.tagName === 'MAIN',
		};
	}, limits);
}

/**
 * Presses a key until the focus leaves the page; returns the stops that a visitor could not see.
 */
async function walk(
	page: Page,
	key: 'Tab' | 'Shift+Tab',
): Promise<{ count: number; bad: string[] }> {
	const bad: string[] = [];
	let y = await scrolled(page);
	for (let count = 0; count < TABS_AT_MOST; count += 1) {
		await page.keyboard.press(key);
		const stop = await focusStop(page, y);
		if (stop === null) return { count, bad };
		y = stop.y;
		if (!stop.isSeen) bad.push(`covered: ${stop.name}`);
		if (!stop.hasRing) bad.push(`no ring: ${stop.name}`);
	}
	throw new Error(`the focus is still on the page after ${TABS_AT_MOST} × ${key}`);
}

for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

			for (const address of ['', '/k1-rd', '/privacy-policy']) {
				test(`the focused element is visible, forwards and backwards ${address || 'the home page'}`, async ({
					page,
				}) => {
					await page.goto(`/${locale}${address}`);
					const down = await walk(page, 'Tab');
					expect(down.bad).toEqual([]);
					expect(down.count).toBeGreaterThan(30);
					const up = await walk(page, 'Shift+Tab');
					expect(up.bad).toEqual([]);
				});
			}
		});
	}

	test(`the header hides on scrolling down and returns compact on scrolling up (${locale})`, async ({
		page,
	}) => {
		const { words, header } = visit(page, locale);
		await page.goto(words.home);
		const logo = header.getByRole('link', { name: words.homeLink });
		const full = await logo.boundingBox();
		await page.mouse.move(640, 500);
		await expect(async () => {
			await page.mouse.wheel(0, 1200);
			await expect(logo).not.toBeInViewport({ timeout: 1000 });
		}).toPass();
		// A turn back while the page still glides down only shortens the way down.
		await expect(async () => {
			await page.mouse.wheel(0, -150);
			await expect(logo).toBeInViewport({ timeout: 1000 });
		}).toPass();
		const small = await logo.boundingBox();
		expect(small?.y).toBeLessThan(full?.y ?? 0);
		expect(await scrolled(page)).toBeGreaterThan(0);
	});

	test(`a linked section is clear of the header (${locale})`, async ({ page }) => {
		const { words, main } = visit(page, locale);
		await page.goto(`/${locale}/privacy-policy`);
		const contents = main.getByRole('navigation', { name: words.contents });
		const link = contents.getByRole('link').nth(3);
		const name = await link.innerText();
		await link.click();
		const target = main.getByRole('heading', { name, exact: true });
		await expect(target).toBeInViewport({ ratio: 1 });
		await expect
			.poll(() =>
				target.evaluate((heading) => {
					const { left, top } = heading.getBoundingClientRect();
					return heading.contains(document.elementFromPoint(left + 4, top + 4));
				}),
			)
			.toBe(true);
	});

	test(`the mega menu closes by Esc, and at most one is open (${locale})`, async ({ page }) => {
		const { words, header, openProducts } = visit(page, locale);
		await page.goto(words.home);
		await openProducts();
		await expect.poll(() => islandsAsleep(page)).toBe(0);
		const wheels = header.getByRole('link', { name: words.wheels, exact: true });
		await page.keyboard.press('Escape');
		await expect(wheels).toBeHidden();
		await expect(header.getByRole('button', { name: words.productsSubmenu })).toBeFocused();
		await openProducts();
		await header.getByRole('button', { name: /Kleos RD/ }).click();
		await expect(wheels).toBeHidden();
		await expect(header.getByRole('link', { name: 'Kleos RD 36' })).toBeVisible();
	});

	for (const width of [1024, 1280, 1920]) {
		test(`the open products menu is complete (${locale}, ${width} px)`, async ({ page }) => {
			const { words, header, openProducts } = visit(page, locale);
			await page.setViewportSize({ width, height: 900 });
			await page.goto(words.home);
			await openProducts();
			await expect(header.getByRole('link', { name: /^Kleos RD 36 · 50 · 62 mm/ })).toBeVisible();
			expect(await misfits(page)).toEqual([]);
		});
	}

	test(`hovering opens the mega menu (${locale})`, async ({ page }) => {
		const { words, header } = visit(page, locale);
		await page.goto(words.home);
		await header.getByRole('link', { name: words.products, exact: true }).hover();
		await expect(header.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
		await page.mouse.move(640, 780);
		await expect(header.getByRole('link', { name: words.wheels, exact: true })).toBeHidden();
	});

	test(`hovering opens it when the menu’s code loads afterwards (${locale})`, async ({ page }) => {
		const { words, header } = visit(page, locale);
		const arrive = await holdScripts(page, /\/_astro\/Header\b/);
		await page.goto(words.home);
		await header.getByRole('link', { name: words.homeLink }).hover();
		await header.getByRole('link', { name: words.products, exact: true }).hover();
		arrive();
		await expect(header.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
	});
}

/** Names of the panels' buttons, in languages that no other journey reads. */
const OPENERS = { en: / submenu$/, es: /^Submenú de /, fr: /^Sous-menu / };

for (const [locale, name] of Object.entries(OPENERS)) {
	test(`every panel of the menu is complete in ${locale}, too`, async ({ page }) => {
		await page.setViewportSize({ width: 1024, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(`/${locale}`);
		const openers = page.getByRole('banner').getByRole('button', { name });
		expect(await openers.count()).toBeGreaterThan(1);
		for (const opener of await openers.all()) {
			await opener.click();
			await expect(page.locator('.mega:popover-open')).toBeVisible();
			expect(await misfits(page)).toEqual([]);
			await page.keyboard.press('Escape');
		}
	});
}

test('links of the header open in a tab with Ctrl, before and after hydration', async ({
	page,
	context,
}) => {
	await page.goto('/it');
	for (const link of ['header a[data-lazy]', 'header a[data-menu]']) {
		const shown = page.locator(link);
		const href = await shown.evaluate((element) => (element as HTMLAnchorElement).href);
		const opening = context.waitForEvent('page');
		await shown.click({ modifiers: ['ControlOrMeta'] });
		const tab = await opening;
		await expect(tab).toHaveURL(href);
		await tab.close();
		await expect(page.locator('dialog[open]')).toHaveCount(0);
	}
});
