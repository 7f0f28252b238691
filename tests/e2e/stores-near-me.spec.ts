import { expect, test, VISITORS } from '../support/steps.ts';
import { searchStores } from '../support/steps-stores.ts';

const FLORENCE = { latitude: 43.77, longitude: 11.25 };

for (const locale of VISITORS) {
	test.describe(`near me in ${locale}`, () => {
		test('with permission the nearest come first, each with its distance', async ({
			page,
			context,
		}) => {
			await context.grantPermissions(['geolocation']);
			await context.setGeolocation(FLORENCE);
			const { words, open, near, status, cards, card } = searchStores(page, locale);
			await open();
			await near.click();
			await expect(status).toHaveText(words.nearYou);
			await expect(near).toHaveAttribute('aria-pressed', 'true');
			await expect(cards.first()).toHaveText('Cicli Arno');
			await expect(card('Cicli Arno')).toContainText(/2[.,]1/);
			const { search, hash } = new URL(page.url());
			expect([search, hash]).toEqual(['', '']);
			await near.click();
			await expect(status).toHaveText(words.all);
		});

		test('refused, it is explained and the typed text is kept', async ({ page, context }) => {
			await context.clearPermissions();
			const { words, open, place, near, nearStatus, cards } = searchStores(page, locale);
			await open();
			await place.fill('Lugano');
			await near.click();
			await expect(nearStatus).toHaveText(words.refused);
			await expect(place).toHaveValue('Lugano');
			await expect(cards.first()).toHaveText('Cicli Ceresio');
		});

		for (const [code, reason] of [
			[2, 'unavailable'],
			[3, 'timeout'],
		] as const) {
			test(`${reason}, it is explained`, async ({ page }) => {
				// No setting of the browser makes these two happen.
				await page.addInitScript((given) => {
					const fail: Geolocation['getCurrentPosition'] = (_, failed) =>
						failed?.({
							code: given,
							message: '',
							PERMISSION_DENIED: 1,
							POSITION_UNAVAILABLE: 2,
							TIMEOUT: 3,
						});
					Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: fail });
				}, code);
				const { words, open, near, nearStatus, status } = searchStores(page, locale);
				await open();
				await near.click();
				await expect(nearStatus).toHaveText(words[reason]);
				await expect(status).toHaveText(words.all);
			});
		}

		test('no permission is requested before', async ({ page }) => {
			await page.addInitScript(() => {
				Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
					value: () => document.documentElement.setAttribute('data-asked', ''),
				});
			});
			const { open, place } = searchStores(page, locale);
			await open('?q=Roma');
			await place.fill('Milano');
			await expect(page.locator('[data-asked]')).toHaveCount(0);
		});
	});
}
