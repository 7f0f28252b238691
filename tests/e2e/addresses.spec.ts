import { LOCALES } from '#contract/locales.ts';
import { expect, test, visit, VISITORS } from '../support/steps.ts';
import { UNKNOWN_LANGUAGE } from '../support/unknown-language.ts';

for (const locale of VISITORS) {
	test(`an unknown address answers 404 in the visitor's language (${locale})`, async ({ page }) => {
		const { words, main, title } = visit(page, locale);
		const response = await page.goto(`/${locale}/non-esiste`);
		expect(response?.status()).toBe(404);
		await expect(title).toHaveText(words.notFound);
		await main.getByRole('link', { name: words.toHome }).click();
		await expect(page).toHaveURL(words.home);
	});
}

for (const locale of LOCALES) {
	test(`a missing page below ${locale} is an error page in that language`, async ({ request }) => {
		const response = await request.get(`/${locale}/prodotti-e-altro/xyz`);
		expect(response.status()).toBe(404);
		const html = await response.text();
		expect(html).toContain(`<html lang="${locale}"`);
		expect(html).toContain('noindex');
	});
}

test('an address without a language answers in the browser’s', async ({ request }) => {
	const response = await request.get(`/${UNKNOWN_LANGUAGE}/raeder`, {
		headers: { 'accept-language': 'es' },
	});
	expect(response.status()).toBe(404);
	expect(await response.text()).toContain('<html lang="es"');
});

test('an Italian slug is a 404 in English', async ({ request }) => {
	const response = await request.get('/en/azienda', { maxRedirects: 0 });
	expect([301, 404]).toContain(response.status());
});

for (const address of [
	'/it/',
	'/it.html',
	'/it/prodotti/',
	'/it/prodotti.html',
	'/it/index-old',
	'/it/chi-siamo',
]) {
	test(`${address} redirects to its page in one hop`, async ({ request }) => {
		const first = await request.get(address, { maxRedirects: 0 });
		expect([301, 302, 308]).toContain(first.status());
		const second = await request.get(first.headers()['location'] ?? '', { maxRedirects: 0 });
		expect(second.status()).toBe(200);
	});
}

const ACCOUNT_PATHS = [
	'',
	'/addresses',
	'/orders',
	'/orders/1',
	'/profile',
	'/wishlist',
	'/returns',
];

for (const locale of LOCALES) {
	test(`account pages redirect a stranger to login, with the return path (${locale})`, async ({
		request,
	}) => {
		for (const path of ACCOUNT_PATHS) {
			const response = await request.get(`/${locale}/account${path}`, { maxRedirects: 0 });
			const back = encodeURIComponent(`/${locale}/account${path}`);
			expect(response.status()).toBe(302);
			expect(response.headers()['location']).toBe(`/${locale}/login?redirect=${back}`);
			expect(response.headers()['cache-control']).toContain('no-store');
		}
	});
}
