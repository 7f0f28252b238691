import type { Page } from '@playwright/test';
import { LOCALES } from '#contract/locales.ts';
import { expect, SCREENS, test, visit, VISITORS } from '../support/steps.ts';
import { addressOf, signIn, TEMPLATE_NAMES } from '../support/steps-pages.ts';

/** Elements that make the page wider than the window; what scrolls in a box of its own does not. */
function overhang(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const isBoxed = (element: Element): boolean => {
			const box = element.parentElement;
			if (!box || box === document.body) return false;
			return getComputedStyle(box).overflowX !== 'visible' || isBoxed(box);
		};
		const wide = [...document.querySelectorAll('body *')]
			.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
			.filter((element) => !isBoxed(element))
			.map((element) => {
				const { tagName, className, textContent } = element;
				const right = Math.round(element.getBoundingClientRect().right);
				return `${right} px: ${tagName}.${className} ${textContent}`.slice(0, 80);
			});
		return [`${scrollWidth} px wide`, ...wide.slice(0, 5)];
	});
}

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

/** WCAG 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
	word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

test.describe('320 px', () => {
	test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });
	for (const template of TEMPLATE_NAMES) {
		test(`the page "${template}" never scrolls sideways, in five languages`, async ({
			page,
			context,
			baseURL,
		}) => {
			await signIn(context, baseURL);
			for (const locale of LOCALES) {
				const address = await addressOf(page.request, template, locale);
				await page.goto(address);
				expect(await overhang(page), address).toEqual([]);
				await page.addStyleTag({ content: WIDE_SPACING });
				expect(await overhang(page), `${address}, wide spacing`).toEqual([]);
			}
		});
	}
});

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
