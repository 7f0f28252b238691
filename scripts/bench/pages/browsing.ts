import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS, browserPath } from '../../../tests/support/browser.ts';
import { shop } from '../../../tests/support/steps-cart.ts';
import { lineFrom } from '../part.ts';

export const PHONE = { width: 375, height: 800 };
export const DESKTOP = { width: 1280, height: 800 };

/** Slowdown factor of a slow phone against this machine. */
const SLOWER = 4;

/** Starts a browser as a visitor has it, and ends it after `work`. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
	const browser = await chromium.launch({
		executablePath: await browserPath(),
		args: [...BROWSER_ARGS],
	});
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** Slows the processor of a page to that of a phone. */
export async function slowDown(page: Page): Promise<void> {
	const tools = await page.context().newCDPSession(page);
	await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

const TRIES = 3;

/** Runs a walk again from its beginning if the machine was too busy for one of its steps. */
export async function walked<T>(way: () => Promise<T>): Promise<T> {
	for (let tried = 1; ; tried += 1) {
		try {
			return await way();
		} catch (cause) {
			if (tried === TRIES) throw cause;
			console.error(`walked once more: ${lineFrom(cause)}`);
		}
	}
}

/** Puts a wheel into the cart; waits as long as a busy machine needs, unlike the steps of journeys. */
export async function fillCart(page: Page): Promise<void> {
	const { add, drawer, words } = shop(page, 'it');
	await page.goto(words.wheel);
	await add.click();
	await drawer.getByRole('textbox').waitFor();
}
