import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { partsAwake } from './parts-awake.ts';

/** Width of a kept look in px: letters become grey, so that another machine's edges do not count. */
const WIDTH = 160;
/** Difference of two greys, of 255, that an eye would see. */
const SEEN = 40;
/** Share of a page that may differ. */
const SHARE_AT_MOST = 0.004;

const NO_PICTURES = 'img, video { visibility: hidden !important }';

/**
 * The whole page, small and without its pictures: its rhythm, lines and colours. Pictures are
 * looked at by people, and their encoding is not the page's matter.
 */
async function lookOf(page: Page): Promise<Buffer> {
	await partsAwake(page);
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}, NO_PICTURES);
	await page.evaluate(() => document.fonts.ready);
	const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
	return sharp(shot).resize({ width: WIDTH }).greyscale().webp({ lossless: true }).toBuffer();
}

async function pixels(look: Buffer) {
	const { data, info } = await sharp(look).greyscale().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/**
 * Compares a page with the look that is kept of it, in words: null when they are alike. With
 * `KEEP_LOOKS=1` what the page looks like now is kept instead.
 */
export async function changeOfLook(page: Page, file: string): Promise<string | null> {
	const now = await lookOf(page);
	if (process.env['KEEP_LOOKS'] === '1') {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, now);
	}
	if (!existsSync(file)) return `no look is kept: ${file}`;
	const [a, b] = await Promise.all([pixels(now), pixels(await readFile(file))]);
	if (a.width !== b.width || Math.abs(a.height - b.height) > 1) {
		return `${a.width} × ${a.height} instead of ${b.width} × ${b.height}`;
	}
	const count = Math.min(a.data.length, b.data.length);
	let changed = 0;
	for (let at = 0; at < count; at += 1) {
		if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > SEEN) changed += 1;
	}
	const share = changed / count;
	return share > SHARE_AT_MOST ? `${(share * 100).toFixed(2)} % of the page differs` : null;
}
