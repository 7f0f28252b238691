import { expect, test, visit, VISITORS } from '../support/steps.ts';
import { UNKNOWN_LANGUAGE } from '../support/unknown-language.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const PRODUCT = { it: '/it/prodotto/ruote-kleos-rd-36', ja: '/ja/product/kleos-rd-36-wheels' };

for (const locale of VISITORS) {
	test(`switching language stays on the product and is remembered (${locale})`, async ({
		page,
		context,
	}) => {
		const { title, openLanguages } = visit(page, locale);
		await page.goto(PRODUCT[locale]);
		const dialog = await openLanguages();
		await expect(dialog.getByRole('listitem')).toHaveText(['Italiano', 'English', '日本語']);
		await dialog.getByRole('link', { name: 'English' }).click();
		await expect(page).toHaveURL('/en/product/kleos-rd-36-wheels');
		await expect(title).toHaveText('Kleos RD 36');

		const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
		expect(cookie?.value).toBe('en');
		const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
		expect(Math.abs(seconds - YEAR_SECONDS)).toBeLessThan(120);

		await page.goto('/');
		await expect(page).toHaveURL('/en');
	});

	test(`the language dialog closes by Esc and gives the focus back (${locale})`, async ({
		page,
	}) => {
		const { words, header, openLanguages } = visit(page, locale);
		await page.goto(words.home);
		const dialog = await openLanguages();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(header.getByRole('button', { name: words.language })).toBeFocused();
	});

	test(`a dialog reopened in the frame of its closing has the focus (${locale})`, async ({
		page,
	}) => {
		const { words, openLanguages } = visit(page, locale);
		await page.goto(words.home);
		const dialog = await openLanguages();
		const height = await dialog.evaluate(async (element: HTMLDialogElement) => {
			const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
			const end = () => element.getAnimations().forEach((animation) => animation.finish());
			end();
			element.close();
			await frame();
			await frame();
			end();
			element.showModal();
			return element.getBoundingClientRect().height;
		});
		expect(height).toBeGreaterThan(0);
		await expect(dialog.locator(':focus')).toHaveCount(1);
	});

	test(`a landing page offers every language it exists in (${locale})`, async ({ page }) => {
		const { openLanguages } = visit(page, locale);
		await page.goto(`/${locale}/kleos-rd-36`);
		const dialog = await openLanguages();
		await expect(dialog.getByRole('listitem')).toHaveCount(5);
		await dialog.getByRole('link', { name: 'Français' }).click();
		await expect(page).toHaveURL('/fr/kleos-rd-36');
	});
}

for (const { accept, expected } of [
	{ accept: 'ja', expected: '/ja' },
	{ accept: `${UNKNOWN_LANGUAGE},fr;q=0.8`, expected: '/fr' },
	{ accept: 'en-GB', expected: '/en' },
	{ accept: '*', expected: '/it' },
	{ accept: '', expected: '/it' },
	{ accept: ';;q=x,,', expected: '/it' },
]) {
	test(`the root redirects a browser with "${accept}" to ${expected}`, async ({ request }) => {
		const response = await request.get('/', {
			headers: { 'accept-language': accept },
			maxRedirects: 0,
		});
		expect(response.status()).toBe(302);
		const { location, vary, 'set-cookie': cookie, 'cache-control': cache } = response.headers();
		expect(location).toBe(expected);
		expect(vary).toContain('Accept-Language');
		expect(cache).toContain('no-store');
		expect(cookie).toContain(`Max-Age=${YEAR_SECONDS}`);
	});
}

test('a stored language wins at the root', async ({ request }) => {
	const response = await request.get('/', {
		headers: { 'accept-language': 'ja', cookie: 'i18n_redirected=es' },
		maxRedirects: 0,
	});
	expect(response.headers()['location']).toBe('/es');
});

test('only the root redirects by language', async ({ request }) => {
	const response = await request.get('/fr', {
		headers: { 'accept-language': 'ja', cookie: 'i18n_redirected=es' },
		maxRedirects: 0,
	});
	expect(response.status()).toBe(200);
});
