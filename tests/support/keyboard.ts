import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than between any two steps. */
const STOPS_AT_MOST = 90;

/** Presses Tab until the target has the focus; it must be in view then and show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
		await page.keyboard.press('Tab');
		if (await target.evaluate((element) => element === document.activeElement)) break;
	}
	await expect(target).toBeFocused();
	await expect(target).toBeInViewport();
	const ring = await target.evaluate((element) => {
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
	});
	expect(ring, 'a ring around what has the focus').toBe(true);
}
