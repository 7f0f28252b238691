import { expect, type Page } from '@playwright/test';

/** Elements whose code has not come; Astro's slots never have any. */
const ASLEEP = ':not(:defined, astro-slot)';

/** Waits for the code of the page's own parts, which comes once the page is quiet. */
export async function partsAwake(page: Page): Promise<void> {
	await expect(page.locator(ASLEEP)).toHaveCount(0);
}
