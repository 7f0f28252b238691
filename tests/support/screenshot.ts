import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { partsAwake } from './parts-awake.ts';

/** Width of a kept look in px: letters become grey, so that another machine's edges do not count. */
const WIDTH = 160;
/**
 * Looked at twice: small things in their place, and the tone of whole areas, where letters and
 * edges have no say, so that far less of a change is seen. `seen` is a difference in one channel of
 * 255.
 */
const GLANCES = [
	{ width: WIDTH, seen: 40 },
	{ width: WIDTH / 8, seen: 8 },
] as const;
/** Share of a page that may differ. */
const SHARE_AT_MOST = 0.004;

/**
 * A film's first picture comes when it comes, and so does what is laid out only once it comes near:
 * how much of a page that is depends on the machine.
 */
const AT_REST = `video { visibility: hidden !important }
	* { content-visibility: visible !important }`;

/** Pictures that wait for the visitor come now, all of them. */
function bringPictures(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const shown = [...document.images].filter((image) => image.checkVisibility());
		for (const image of shown) image.loading = 'eager';
		await Promise.all(shown.map((image) => image.decode()));
	});
}

/** A browser that is pressed for memory says so now and then, and draws the page when asked again. */
const NOT_DRAWN = /Unable to capture screenshot/;

async function shotOf(page: Page): Promise<Buffer> {
	for (let turn = 1; ; turn += 1) {
		try {
			return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
		} catch (cause) {
			if (turn === 3 || !NOT_DRAWN.test(String(cause))) throw cause;
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
		}
	}
}

/** Lays out the whole page with its letters and pictures, also what waits for somebody to come near. */
export async function atRest(page: Page): Promise<void> {
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}, AT_REST);
	await page.evaluate(() => document.fonts.ready);
	await bringPictures(page);
}

/** The whole page, small: its rhythm, lines, colours and pictures. */
async function screenshotOf(page: Page): Promise<Buffer> {
	await partsAwake(page);
	await atRest(page);
	return sharp(await shotOf(page))
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
 * Compares a page with the look that is kept of it, in words: null when they are alike. With
 * `KEEP_SCREENSHOTS=1` what the page looks like now is kept instead.
 */
export async function changeOfScreenshot(page: Page, file: string): Promise<string | null> {
	let now = await screenshotOf(page);
	if (process.env['KEEP_SCREENSHOTS'] === '1') {
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, now);
	}
	if (!existsSync(file)) return `no look is kept: ${file}`;
	const kept = await readFile(file);
	for (;;) {
		const change = await differenceOfScreenshots(now, kept);
		if (change === null) return null;
		// Only what a page looks like at rest counts: when it looks so twice.
		const again = await screenshotOf(page);
		if ((await differenceOfScreenshots(again, now)) === null) return change;
		now = again;
	}
}

/** In words what tells two looks apart; null when nobody could. */
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
