import type { Page } from '@playwright/test';
import { expect, SCREENS, scrolled, test, visit, VISITORS } from '../support/steps.ts';
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

/**
 * Whatever moves for longer than a moment, from the opening of a page on: noted when it begins, so
 * that what has ended counts as well.
 */
async function watchMotion(page: Page): Promise<() => Promise<unknown>> {
	await page.addInitScript(() => {
		const motions: string[] = [];
		const note = ({ target, type }: Event) => {
			if (!(target instanceof Element)) return;
			for (const { effect } of target.getAnimations({ subtree: true })) {
				const ms = Number(effect?.getComputedTiming().endTime ?? 0);
				if (ms > 20) motions.push(`${type}, ${ms} ms: ${target.tagName}.${target.className}`);
			}
		};
		document.addEventListener('transitionrun', note, true);
		document.addEventListener('animationstart', note, true);
		Object.assign(window, { motions });
	});
	return () => page.evaluate(() => ('motions' in window ? window.motions : 'not watched'));
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

	for (const motion of ['reduce', 'no-preference'] as const) {
		const what = motion === 'reduce' ? 'nothing moves slowly' : 'header and menu move';
		test(`${what} for who asked for "${motion}" of motion (${locale})`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: motion });
			const motions = await watchMotion(page);
			const { words, openMenu, openProducts } = visit(page, locale);
			// Each open of a page starts the list anew.
			const expectMotion = async () => {
				if (motion === 'reduce') expect(await motions()).toEqual([]);
				else await expect.poll(motions).not.toEqual([]);
			};
			await page.goto(words.home);
			await openProducts();
			await page.mouse.wheel(0, 800);
			await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
			await expectMotion();
			await page.goto(words.home);
			await openMenu();
			await expectMotion();
		});
	}
}
