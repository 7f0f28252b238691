import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { partsAwake } from './parts-awake.ts';

/**
 * Width of a saved screenshot in px: letters become grey, so that another machine's edges do not
 * count.
 */
const WIDTH = 160;
/**
 * Compared at two sizes: small things in their place, and the tone of whole areas, where letters
 * and edges have no effect, so that far smaller changes are noticed. `seen` is a difference in one
 * channel of 255.
 */
const GLANCES = [
	{ width: WIDTH, seen: 40 },
	{ width: WIDTH / 8, seen: 8 },
] as const;
/** Share of a page that may differ. */
const SHARE_AT_MOST = 0.004;

/**
 * Hides what depends on the machine: the first frame of a film, and how much of the page is laid
 * out yet, which happens only near the viewport.
 */
const AT_REST = `video { visibility: hidden !important }
	* { content-visibility: visible !important }`;

/** Loads all lazy pictures now. */
function bringPictures(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const shown = [...document.images].filter((image) => image.checkVisibility());
		for (const image of shown) image.loading = 'eager';
		await Promise.all(shown.map((image) => image.decode()));
	});
}

/** A browser short of memory reports this now and then, and draws the page when asked again. */
const NOT_DRAWN = /Unable to capture screenshot/;

async function getShot(page: Page): Promise<Buffer> {
	for (let turn = 1; ; turn += 1) {
		try {
			return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
		} catch (cause) {
			if (turn === 3 || !NOT_DRAWN.test(String(cause))) throw cause;
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
		}
	}
}

/**
 * Lays out the whole page with its fonts and pictures, including content that waits for the
 * viewport.
 */
export async function atRest(page: Page): Promise<void> {
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}, AT_REST);
	await page.evaluate(() => document.fonts.ready);
	await bringPictures(page);
}

/** Takes a small screenshot of the whole page: its rhythm, lines, colours and pictures. */
async function getScreenshot(page: Page): Promise<Buffer> {
	await partsAwake(page);
	await atRest(page);
	return sharp(await getShot(page))
		.resize({ width: WIDTH })
		.removeAlpha()
		.webp({ nearLossless: true, quality: 60, effort: 6 })
		.toBuffer();
}

async function pixels(look: Buffer, width: number) {
	const image = sharp(look).removeAlpha().resize({ width });
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Share of points of which at least one channel differs by more than `seen`. */
async function shareOfChange(a: Buffer, b: Buffer, { width, seen }: (typeof GLANCES)[number]) {
	const [now, kept] = await Promise.all([pixels(a, width), pixels(b, width)]);
	const { channels } = now;
	const points = now.width * Math.min(now.height, kept.height);
	let changed = 0;
	for (let point = 0; point < points; point += 1) {
		for (let channel = 0; channel < channels; channel += 1) {
			const at = point * channels + channel;
			if (Math.abs((now.data[at] ?? 0) - (kept.data[at] ?? 0)) <= seen) continue;
			changed += 1;
			break;
		}
	}
	return changed / points;
}

/**
 * Compares a page with its saved screenshot, in words: null when they are alike. With
 * `KEEP_SCREENSHOTS=1` the current screenshot is saved instead.
 */
export async function changeOfScreenshot(page: Page, file: string): Promise<string | null> {
	let now = await getScreenshot(page);
	if (process.env['KEEP_SCREENSHOTS'] === '1') {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, now);
	}
	if (!existsSync(file)) return `no look is kept: ${file}`;
	const kept = await readFile(file);
	for (;;) {
		const change = await differenceOfScreenshots(now, kept);
		if (change === null) return null;
		// Only the page at rest counts: when two screenshots are alike.
		const again = await getScreenshot(page);
		if ((await differenceOfScreenshots(again, now)) === null) return change;
		now = again;
	}
}

/** Describes the difference of two screenshots; null when it is not visible. */
export async function differenceOfScreenshots(now: Buffer, kept: Buffer): Promise<string | null> {
	const [a, b] = await Promise.all([sharp(now).metadata(), sharp(kept).metadata()]);
	if (a.width !== b.width || Math.abs(a.height - b.height) > 1) {
		return `${a.width} × ${a.height} instead of ${b.width} × ${b.height}`;
	}
	for (const glance of GLANCES) {
		const share = await shareOfChange(now, kept, glance);
		const percent = `${(share * 100).toFixed(2)} %`;
		if (share > SHARE_AT_MOST) return `${percent} of the page differs, ${glance.width} px wide`;
	}
	return null;
}
