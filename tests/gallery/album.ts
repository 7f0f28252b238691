import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { atRest } from '../support/screenshot.ts';
import type { Visitor } from '../support/steps.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'test-results', 'gallery');
/** A phone and a screen. */
const WIDTHS = { 375: 812, 1280: 900 } as const;

/** Waits for everything that loads: a picture taken before would lack it. */
async function isStill(page: Page): Promise<void> {
	// What is fixed to the window is where somebody sees it only at the top, and not on the way there.
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await atRest(page);
}

/** Takes whole pages at both widths, numbered in the order in which somebody sees them. */
export async function album(locale: Visitor, name: string) {
	const folder = join(FOLDER, `${locale}-${name}`);
	await mkdir(folder, { recursive: true });
	let count = 0;

	async function take(page: Page, what: string): Promise<void> {
		count += 1;
		const number = String(count).padStart(2, '0');
		const before = page.viewportSize();
		for (const [width, height] of Object.entries(WIDTHS)) {
			await page.setViewportSize({ width: Number(width), height });
			await isStill(page);
			await page.screenshot({
				path: join(folder, `${number}-${what}-${width}.png`),
				fullPage: true,
				animations: 'disabled',
			});
		}
		if (before) await page.setViewportSize(before);
	}

	/** Every mail to an address so far, each kind once. */
	async function mails(page: Page, to: string): Promise<void> {
		const tab = await page.context().newPage();
		const list = await (await tab.request.get('/api/mails')).text();
		const rows = list.split('<li>').filter((row) => row.includes(to));
		const ids = rows.map((row) => /\/api\/mails\/([\w-]+)/.exec(row)?.[1] ?? '');
		expect(ids.length).toBeGreaterThan(0);
		for (const [index, id] of ids.toReversed().entries()) {
			await tab.goto(`/api/mails/${id}/html`);
			await take(tab, `mail-${index + 1}`);
		}
		await tab.close();
	}

	return { take, mails };
}
