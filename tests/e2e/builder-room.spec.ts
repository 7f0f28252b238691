import { expect, test, type Locator } from '@playwright/test';
import { atDesk, expectOpenToEverybody } from '../support/steps-desk.ts';

test.use({ locale: 'it-IT', contextOptions: { reducedMotion: 'reduce' } });

const measureWidth = async (place: Locator) => (await place.boundingBox())?.width ?? 0;

/** Returns whether one element is visible within another, neither above nor below its edge. */
async function liesWithin(inner: Locator, outer: Locator): Promise<boolean> {
	const [one, other] = [await inner.boundingBox(), await outer.boundingBox()];
	if (!one || !other) return false;
	return one.y >= other.y - 1 && one.y + one.height <= other.y + other.height + 1;
}

test.describe.configure({ mode: 'default' });

for (const [width, least] of [
	[1100, 450],
	[1280, 640],
	[1440, 640],
	[1720, 640],
] as const) {
	test(`beside the open menu a page is readable, with its blocks and their fields visible (${width} px)`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const { words, signIn } = atDesk(page, 'it');
		const sheet = Promise.withResolvers<null>();
		await page.route('/desk/canvas.css', async (route) => {
			await sheet.promise;
			await route.continue();
		});
		await page.goto('/desk');
		await signIn('editor@livenza.example');
		await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
		await page.goto('/desk#/content/page/company');
		await expect(page.getByRole('menuitem', { name: 'Pubblicazioni' })).toBeVisible();

		const canvas = page.getByRole('group', { name: 'La pagina, larga 1280 px' });
		await expect.poll(() => measureWidth(canvas)).toBeGreaterThan(least);
		const outline = page.getByRole('region', { name: 'Blocchi della pagina' });
		const fields = page.getByRole('region', { name: 'Campi del blocco' });
		for (const part of [canvas, outline, fields]) await expect(part).toBeInViewport();
		await expect(outline.getByRole('button', { name: 'Aggiungi un blocco…' })).toBeInViewport();

		// Blocks are neither visible nor clickable until they have moved into their places.
		const shown = page.frameLocator('iframe[title="La pagina"]');
		const quote = shown.locator('[data-puck-component]').filter({ hasText: 'Una ruota è finita' });
		await expect(quote).toBeAttached();
		await expect(quote).toBeHidden();
		sheet.resolve(null);
		// A block that is chosen on the page is in view in the list, too, with its fields beside
		// it.
		await quote.click();
		const row = outline.getByRole('listitem').filter({ has: page.locator('[aria-pressed=true]') });
		await expect(row).toContainText('Citazione');
		await expect.poll(() => liesWithin(row, outline.getByRole('list'))).toBe(true);
		await expect(fields.getByRole('heading', { name: 'Citazione' })).toBeInViewport();
		await expectOpenToEverybody(page);
	});
}
