import type { Page } from '@playwright/test';

/** Properties of a layout shift entry that the DOM's types lack. */
export interface Shift extends PerformanceEntry {
	value?: number;
	hadRecentInput?: boolean;
	sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Delays the styles until the site's fonts have arrived, which otherwise race the first paint:
 * fonts that come later move lines on a machine that has none of the same widths.
 */
export async function bringLettersFirst(page: Page): Promise<void> {
	const letters = page.waitForResponse('**/fonts/*.woff2').then((response) => response.finished());
	await page.route('**/*.css', async (route) => {
		await letters;
		await route.continue();
	});
}

/**
 * Records layout shifts from the opening of a page on, and returns them after a few frames.
 * `isUnasked` leaves out those after a visitor's own input, as browsers leave them out of their
 * score.
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
				// Shifts below three decimals are invisible rounding of sub-pixels.
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
