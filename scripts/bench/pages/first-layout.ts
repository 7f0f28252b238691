import { chromium } from 'playwright-core';
import { BROWSER_ARGS, browserPath } from '../../../tests/support/browser.ts';
import { japaneseLetters } from '../../../tests/support/japanese.ts';
import { median } from '../caller.ts';
import { KEY_PAGES } from './key-pages.ts';
import type { Figures, Measure } from '../part.ts';
import { LAYOUTS, layoutsIn, traced } from './trace.ts';

const RUNS = 7;
const SLOWER = 4;
const PHONE = { width: 375, height: 800 };

/** Milliseconds of each layout of a page that is opened for the first time on a slow phone. */
async function listLayouts(address: string): Promise<number[]> {
	const browser = await chromium.launch({
		executablePath: await browserPath(),
		args: [...BROWSER_ARGS],
		env: { ...process.env, ...(await japaneseLetters()) },
	});
	try {
		const page = await browser.newPage({ viewport: PHONE });
		const tools = await page.context().newCDPSession(page);
		await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		return layoutsIn(await traced(page, LAYOUTS, () => page.goto(address, { waitUntil: 'load' })));
	} finally {
		await browser.close();
	}
}

/**
 * Measures the most expensive layout until a page is quiet, and all of them: medians over the runs.
 */
async function firstLayouts(siteUrl: string, paths: readonly string[]): Promise<Figures> {
	const figures: Figures = {};
	for (const path of paths) {
		const longest: number[] = [];
		const together: number[] = [];
		for (let run = 0; run < RUNS; run += 1) {
			const layouts = await listLayouts(new URL(path, siteUrl).href);
			longest.push(Math.max(...layouts));
			together.push(layouts.reduce((sum, ms) => sum + ms, 0));
		}
		figures[path] = { longest_ms: median(longest), together_ms: median(together) };
	}
	return figures;
}

export const measure: Measure = async ({ served }) => ({
	figures: await served((siteUrl) => firstLayouts(siteUrl, [...KEY_PAGES, '/ja'])),
});
