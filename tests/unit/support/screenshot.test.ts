import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOfScreenshots } from '../../support/screenshot.ts';

interface Patch {
	colour: string;
	width: number;
	height: number;
}

const PAGE = { width: 160, height: 400, channels: 3 } as const;
const BUTTON = { width: 40, height: 12 };

/** Draws a page of one colour with one patch on it. */
async function aLook(background: string, { colour, width, height }: Patch): Promise<Buffer> {
	const thing = await sharp({ create: { width, height, channels: 3, background: colour } })
		.png()
		.toBuffer();
	return sharp({ create: { ...PAGE, background } })
		.composite([{ input: thing, left: 20, top: 30 }])
		.webp({ lossless: true })
		.toBuffer();
}

const kept = aLook('#ffffff', { ...BUTTON, colour: '#c81e1e' });

test.each([
	['a button of another colour that is as dark', '#ffffff', { ...BUTTON, colour: '#1e7832' }],
	['a button that is gone', '#ffffff', { ...BUTTON, colour: '#ffffff' }],
	['a page of a slightly other tone', '#fff6e8', { ...BUTTON, colour: '#c81e1e' }],
	['a larger thing in its place', '#ffffff', { width: 60, height: 20, colour: '#c81e1e' }],
])('detects %s', async (_, background, thing) => {
	expect(await differenceOfScreenshots(await aLook(background, thing), await kept)).toMatch(
		/^\d+\.\d\d % of the page differs/,
	);
});

test.each([
	['the same page', '#ffffff', { ...BUTTON, colour: '#c81e1e' }],
	['a point drawn otherwise', '#ffffff', { width: 41, height: 12, colour: '#c81e1e' }],
	['a tone that nobody sees', '#fefefd', { ...BUTTON, colour: '#c61f1f' }],
])('ignores %s', async (_, background, thing) => {
	expect(await differenceOfScreenshots(await aLook(background, thing), await kept)).toBeNull();
});

test('detects a page of another height', async () => {
	const longer = await sharp(await kept)
		.extend({ bottom: 4, background: '#ffffff' })
		.webp({ lossless: true })
		.toBuffer();
	expect(await differenceOfScreenshots(longer, await kept)).toBe('160 × 404 instead of 160 × 400');
});
