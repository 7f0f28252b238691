import { violations } from '../support/axe.ts';
import { expect, foreseeRoutes, test, visit, VISITORS } from '../support/steps.ts';
import { CAPTCHA, SUBMISSIONS, writeTo, forgiveNetwork } from '../support/steps-forms.ts';
import { readAddress } from '../support/steps-pages.ts';

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.beforeEach(async ({ page }) => {
			await foreseeRoutes(page);
			await page.goto(await readAddress(page.request, 'contacts', locale));
			await writeTo(page, locale).awake();
		});

		test('during an outage nothing is lost, and a second try sends it', async ({ page, noise }) => {
			const { words, box, fillIn, sendButton, failure } = writeTo(page, locale);
			await page.route(SUBMISSIONS, (route) => route.abort());
			await fillIn();
			await sendButton.click();
			await expect(failure).toContainText(words.noConnection);
			await expect(box(words.message)).toHaveValue(words.text);
			await expect(failure.getByRole('link', { name: words.write })).toHaveAttribute(
				'href',
				/^mailto:info@livenza\.example/,
			);
			await page.unroute(SUBMISSIONS);
			await failure.getByRole('button', { name: words.again }).click();
			await expect(page).toHaveURL(/\/thank-you-page\?form=contact/);
			forgiveNetwork(noise);
		});

		test('a rate-limited sender reads when to retry', async ({ page, noise }) => {
			const { words, fillIn, sendButton, failure } = writeTo(page, locale);
			await page.route(SUBMISSIONS, (route) =>
				route.fulfill({
					status: 429,
					headers: { 'retry-after': '150' },
					contentType: 'application/problem+json',
					body: JSON.stringify({ type: 'about:blank', status: 429, code: 'too_many_requests' }),
				}),
			);
			await fillIn();
			await sendButton.click();
			await expect(failure).toContainText(words.tooMany);
			forgiveNetwork(noise);
		});

		test('an unavailable captcha blocks sending and offers e-mail', async ({ page, noise }) => {
			const { words, fillIn, sendButton, blocked } = writeTo(page, locale);
			let sent = 0;
			await page.route(CAPTCHA, (route) => route.abort());
			page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
			await fillIn();
			await expect(blocked).toContainText(words.noCaptcha);
			await sendButton.click();
			await expect(blocked.getByRole('link', { name: words.write })).toBeVisible();
			await expect(sendButton).toBeEnabled();
			expect(sent).toBe(0);
			await visit(page, locale).openLanguages();
			forgiveNetwork(noise);
		});

		test('every state passes axe', async ({ page, noise }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			const { form, fillIn, sendButton, summary, failure, blocked, awake, words } = writeTo(
				page,
				locale,
			);
			await sendButton.click();
			await expect(summary).toBeFocused();
			expect(await violations(page)).toEqual([]);

			await page.route(SUBMISSIONS, (route) => route.abort());
			await fillIn();
			await sendButton.click();
			await expect(failure).toBeVisible();
			expect(await violations(page)).toEqual([]);

			let answer: () => void = () => {};
			const isAnswered = new Promise<void>((resolve) => (answer = resolve));
			await page.unroute(SUBMISSIONS);
			await page.route(SUBMISSIONS, async (route) => {
				await isAnswered;
				await route.abort();
			});
			await sendButton.click();
			await expect(form.getByRole('button', { name: words.pending })).toHaveAttribute(
				'aria-disabled',
				'true',
			);
			expect(await violations(page)).toEqual([]);
			answer();
			await expect(failure).toBeVisible();

			await page.route(CAPTCHA, (route) => route.abort());
			await page.reload();
			await awake();
			await expect(form.getByRole('status').filter({ hasText: words.found })).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await fillIn();
			await expect(blocked).toBeVisible();
			expect(await violations(page)).toEqual([]);
			forgiveNetwork(noise);
		});
	});
}
