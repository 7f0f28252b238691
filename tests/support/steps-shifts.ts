import type { Page } from '@playwright/test';

/** What the browser adds to the entry of a layout shift; the DOM's types lack it. */
interface Shift extends PerformanceEntry {
	value?: number;
	hadRecentInput?: boolean;
	sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Lets the styles arrive after the site's letters, which otherwise race the first picture of the
 * page: letters that come later move lines on a machine that has none of the same widths.
 */
export async function bringLettersFirst(page: Page): Promise<void> {
	const letters = page.waitForResponse('**/fonts/*.woff2').then((response) => response.finished());
	await page.route('**/*.css', async (route) => {
		await letters;
		await route.continue();
	});
}

/**
 * Notes what moves by itself, from the opening of a page on, and answers it after a few frames. What a
 * visitor's own press moves is left out with `isUnasked`, as browsers leave it out of their score.
 */
export async function watchShifts(
	page: Page,
	{ isUnasked = false } = {},
): Promise<() => Promise<unknown>> {
	await page.addInitScript((isOnlyUnasked) => {
		const shifts: string[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value = 1, hadRecentInput = false, sources = [] }: Shift = entry;
				// Shifts below three decimals are rounding of sub-pixels, not seen by anybody.
				if (value < 0.0005 || (isOnlyUnasked && hadRecentInput)) continue;
				const moved = sources.map(({ node, previousRect, currentRect }) => {
					const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y}+${height}`);
					return `${node?.nodeName} ${node?.textContent?.slice(0, 30)} from ${from} to ${to}`;
				});
				shifts.push([`${value} at ${Math.round(entry.startTime)} ms:`, ...moved].join(' '));
			}
		}).observe({ type: 'layout-shift', buffered: true });
		Object.assign(window, { shifts });
	}, isUnasked);
	return () =>
		page.evaluate(async () => {
			for (let frame = 0; frame < 5; frame += 1) {
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
			return 'shifts' in window ? window.shifts : null;
		});
}
