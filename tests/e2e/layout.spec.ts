import type { Page } from '@playwright/test';
import { expect, SCREENS, test, visit, VISITORS } from '../support/steps.ts';
import { addressOf } from '../support/steps-pages.ts';

/**
 * Lets the styles arrive after the site's letters, which otherwise race the first picture of the
 * page: letters that come later move lines on a machine that has none of the same widths.
 */
async function bringLettersFirst(page: Page): Promise<void> {
	const letters = page.waitForResponse('**/fonts/*.woff2').then((response) => response.finished());
	await page.route('**/*.css', async (route) => {
		await letters;
		await route.continue();
	});
}

/** What the browser adds to the entry of a layout shift; the DOM's types lack it. */
interface Shift extends PerformanceEntry {
	value?: number;
	sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		for (const template of ['home', 'product', 'category', 'news'] as const) {
			// Shifts below three decimals are rounding of sub-pixels, not seen by anybody.
			test(`nothing moves on the page "${template}" (${locale}, ${viewport.width} px)`, async ({
				page,
			}) => {
				await page.setViewportSize(viewport);
				await page.addInitScript(() => {
					const shifts: string[] = [];
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) {
							const { value = 1, sources = [] }: Shift = entry;
							if (value < 0.0005) continue;
							const moved = sources.map(({ node, previousRect, currentRect }) => {
								const [from, to] = [previousRect, currentRect].map(
									({ y, height }) => `${y}+${height}`,
								);
								return `${node?.nodeName} ${node?.textContent?.slice(0, 30)} from ${from} to ${to}`;
							});
							shifts.push([`${value} at ${Math.round(entry.startTime)} ms:`, ...moved].join(' '));
						}
					}).observe({ type: 'layout-shift', buffered: true });
					Object.assign(window, { shifts });
				});
				await bringLettersFirst(page);
				await page.goto(await addressOf(page.request, template, locale));
				await page.mouse.move(300, 400);
				for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 500);
				for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, -500);
				const shifts = await page.evaluate(async () => {
					for (let frame = 0; frame < 5; frame += 1) {
						await new Promise((resolve) => requestAnimationFrame(resolve));
					}
					return 'shifts' in window ? window.shifts : null;
				});
				expect(shifts).toEqual([]);
			});
		}
	}

	test(`nothing is animated for who asked for less motion (${locale})`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const { words, openMenu, openProducts } = visit(page, locale);
		const lasting = () =>
			page.evaluate(() =>
				document
					.getAnimations()
					.map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0))
					.filter((ms) => ms > 20),
			);
		await page.goto(words.home);
		await openProducts();
		expect(await lasting()).toEqual([]);
		await page.mouse.wheel(0, 800);
		expect(await lasting()).toEqual([]);
		await page.goto(words.home);
		await openMenu();
		expect(await lasting()).toEqual([]);
	});
}
