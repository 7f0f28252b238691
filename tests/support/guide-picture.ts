import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../e2e/guide');

/** Keeps a screenshot for the desk's guide, if `KEEP_GUIDE=1` is set. */
export async function guidePicture(page: Page, name: string): Promise<void> {
	if (process.env['KEEP_GUIDE'] !== '1') return;
	await page.evaluate(() => document.fonts.ready);
	const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
	await mkdir(FOLDER, { recursive: true });
	await writeFile(
		join(FOLDER, `${name}.webp`),
		await sharp(shot).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer(),
	);
}
