import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/contract/locales.ts';
import { NOTICE_TEXTS } from '../../src/server/measurement/consent/notice-texts.ts';
import { readAddress, TEMPLATE_NAMES } from '../support/steps-pages.ts';
import { expect, test } from '../support/steps.ts';

test.use({ hasChosen: false, viewport: { width: 375, height: 812 } });

/** Names of everything that a page keeps in the browser beside cookies. */
const listStored = (page: Page) =>
	page.evaluate(async () => [
		...Object.keys(localStorage),
		...Object.keys(sessionStorage),
		...(await indexedDB.databases()).map(({ name }) => String(name)),
		...('caches' in globalThis ? await caches.keys() : []),
	]);

for (const locale of LOCALES) {
	test(`no kind of page stores or sends anything before a choice (${locale})`, async ({
		page,
		context,
		request,
	}) => {
		test.slow();
		// Requests to other hosts fail every journey; these are writes to our own.
		const writes: string[] = [];
		page.on('request', (sent) => {
			if (sent.method() !== 'GET') writes.push(sent.url());
		});
		const banner = page.getByRole('region', { name: NOTICE_TEXTS[locale].title });
		for (const template of TEMPLATE_NAMES) {
			const address = await readAddress(request, template, locale);
			await page.goto(address);
			// The question comes once the page is idle, after all that it does by itself.
			await expect(banner, address).toBeVisible();
			const cookies = (await context.cookies()).map(({ name }) => name);
			const found = { cookies, stored: await listStored(page), writes };
			expect.soft(found, address).toEqual({ cookies: [], stored: [], writes: [] });
		}
	});
}

test('a browser that keeps nothing is asked nothing, and no consent of it is recorded', async ({
	page,
	context,
}) => {
	const { words } = NOTICE_TEXTS.it;
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
	// As Chromium answers where a visitor blocks all data of a site.
	await page.addInitScript(() => {
		for (const store of ['localStorage', 'sessionStorage']) {
			Object.defineProperty(window, store, {
				get() {
					throw new DOMException('Access is denied for this document.', 'SecurityError');
				},
			});
		}
	});
	const writes: string[] = [];
	page.on('request', (sent) => {
		if (sent.method() !== 'GET') writes.push(sent.url());
	});
	for (const path of ['/it/confronto', '/it/wishlist', '/it/contatti', '/it/checkout', '/it']) {
		await page.goto(path);
		await expect.poll(() => page.evaluate(() => window.livenzaEvents?.consent)).toBe('refused');
	}
	await page.locator('.legal-bar summary').click();
	await page.getByRole('link', { name: words.settings }).click();
	const dialog = page.getByRole('dialog', { name: words.settings });
	await dialog.getByRole('button', { name: words.accept, exact: true }).click();
	await expect(dialog.getByRole('status')).toHaveText(words.no_cookies);
	expect(await page.evaluate(() => window.livenzaEvents?.consent)).toBe('refused');
	expect(writes).toEqual([]);
});
