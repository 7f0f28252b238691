import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PUT_AWAY } from '#components/shell/announcement.ts';
import { ANNOUNCEMENT_KEY } from '#contract/storage-keys.ts';
import { readAddress } from '../support/steps-pages.ts';
import { bringLettersFirst, watchShifts } from '../support/steps-shifts.ts';
import { expect, SCREENS, test } from '../support/steps.ts';

const STYLE = await readFile('src/components/shell/AnnouncementBar.css', 'utf8');
const CLOSE = 'Chiudi l’annuncio';

/**
 * A bar as `AnnouncementBar.astro` prints it, with its own styles and script: the seeded site shows
 * none, and publishing one would print every page again for this alone.
 */
const BAR = `<style>${STYLE}</style><section class="announcement" aria-label="Annuncio" data-id="spring">
	<p><span>La gamma di primavera è qui</span><a href="/it/prodotti/ruote">Scopri le ruote</a></p>
	<button type="button" class="btn-icon" aria-label="${CLOSE}" hidden><span class="i-tabler-x"></span></button>
	<script>${PUT_AWAY}</script></section>`;

/** Inserts it above the header of opened pages, where the layout has its place. */
async function announce(page: Page): Promise<void> {
	await page.route('**/it{,/**}', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback();
		const response = await route.fetch();
		const given = await response.text();
		const body = given.replace(/<(?:site-header|header)\b/, `${BAR}$&`);
		expect(body).not.toBe(given);
		// The page's policy allows only the scripts whose hashes it lists.
		const { 'content-security-policy': _, ...headers } = response.headers();
		await route.fulfill({ response, headers, body });
	});
}
const bar = (page: Page) => page.getByRole('region', { name: 'Annuncio' });
const measureTop = async (page: Page, role: 'banner' | 'main') =>
	(await page.getByRole(role).first().boundingBox())?.y ?? NaN;

for (const viewport of SCREENS) {
	test.describe(`with an announcement (${viewport.width} px)`, () => {
		test.use({ viewport });

		for (const template of ['home', 'product'] as const) {
			test(`nothing moves while the page "${template}" opens and is read`, async ({ page }) => {
				const shifts = await watchShifts(page);
				await bringLettersFirst(page);
				await announce(page);
				await page.goto(await readAddress(page.request, template, 'it'));
				await expect(bar(page)).toBeVisible();
				await expect(page.getByRole('button', { name: CLOSE })).toBeVisible();
				await page.mouse.move(300, 400);
				for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 500);
				for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, -500);
				expect(await shifts()).toEqual([]);
			});

			test(`nothing moves on the page "${template}" when it was dismissed before`, async ({
				page,
			}) => {
				const shifts = await watchShifts(page);
				await page.addInitScript(([key, id]) => localStorage.setItem(key, id), [
					ANNOUNCEMENT_KEY,
					'spring',
				] as const);
				await bringLettersFirst(page);
				await announce(page);
				await page.goto(await readAddress(page.request, template, 'it'));
				await expect(page.getByRole('banner').first()).toBeVisible();
				expect(await shifts()).toEqual([]);
				await expect(bar(page)).toHaveCount(0);
			});
		}

		test('dismissing it moves the page up by its height, and by nothing else', async ({ page }) => {
			const shifts = await watchShifts(page, { isUnasked: true });
			await bringLettersFirst(page);
			await announce(page);
			await page.goto(await readAddress(page.request, 'product', 'it'));
			const height = (await bar(page).boundingBox())?.height ?? NaN;
			const before = [await measureTop(page, 'banner'), await measureTop(page, 'main')];
			expect(before[0]).toBeCloseTo(height, 0);
			await page.getByRole('button', { name: CLOSE }).click();
			await expect(bar(page)).toHaveCount(0);
			const after = [await measureTop(page, 'banner'), await measureTop(page, 'main')];
			expect(after.map((top, place) => Math.round((before[place] ?? NaN) - top))).toEqual([
				Math.round(height),
				Math.round(height),
			]);
			expect(await shifts()).toEqual([]);
		});
	});
}

test('the check detects a late bar', async ({ page }) => {
	const shifts = await watchShifts(page);
	await bringLettersFirst(page);
	await page.goto(await readAddress(page.request, 'product', 'it'));
	expect(await shifts()).toEqual([]);
	await page.evaluate(
		(html) => {
			document.querySelector('header')?.insertAdjacentHTML('beforebegin', html);
		},
		BAR.replace(/<(style|script)>[^]*?<\/\1>/g, ''),
	);
	expect(await shifts()).not.toEqual([]);
});
