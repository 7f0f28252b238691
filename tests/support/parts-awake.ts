import { expect, type Page } from '@playwright/test';

/**
 * Elements whose code has not loaded. Astro's slots never have any; that of the country waits until
 * a visitor opens its dialog or has chosen another.
 */
const ASLEEP = ':not(:defined, astro-slot, country-choice)';

/** Waits for the code of the page's own elements, which loads once the page is quiet. */
export async function partsAwake(page: Page): Promise<void> {
	await expect(page.locator(ASLEEP)).toHaveCount(0);
}
