import { expect, test, visit, VISITORS } from '../support/steps.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';
import { subscribe } from '../support/steps-newsletter.ts';

/** A well-formed secret that no mail has contained. */
const UNKNOWN = 'no-mail-has-ever-carried-this-one';
const CONFIRMATIONS = '**/api/newsletter/confirmations';

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test('a subscription starts in the footer and ends by the mail’s link', async ({ page }) => {
			const { words, button, answered, send } = subscribe(page, locale);
			const { footer, words: site } = visit(page, locale);
			const email = anAddress('reader');
			await page.goto(`/${locale}/company-info`);
			await footer.getByLabel(site.email).fill(email);
			await footer.getByRole('button', { name: site.subscribe }).click();
			await send(email);

			const question = await mailTo(page.request, email, 'newsletter.confirm');
			const secret = secretIn(question, 'newsletter-confirm');
			// The newsletter does not exist in every language of the site, and the link works in
			// all.
			await page.goto(`/${locale}/newsletter-confirm#${secret}`);
			await button(words.confirm).click();
			await answered(words.confirmed);
			await page.reload();
			await button(words.confirm).click();
			await answered(words.already);

			const welcome = await mailTo(page.request, email, 'newsletter.welcome');
			const lastSecret = secretIn(welcome, 'newsletter-unsubscribe');
			await page.goto(`/${locale}/newsletter-unsubscribe#${lastSecret}`);
			await button(words.unsubscribe).click();
			await answered(words.unsubscribed);
			await page.reload();
			await button(words.unsubscribe).click();
			await answered(words.alreadyGone);
		});

		test('a truncated or unknown link links onward', async ({ page, noise }) => {
			const { words, main, button, answered } = subscribe(page, locale);
			await page.goto(`/${locale}/newsletter-confirm#abc`);
			await expect(main.getByText(words.incomplete)).toBeVisible();
			await expect(main.getByRole('link', { name: words.again })).toBeVisible();

			await page.goto(`/${locale}/newsletter-confirm#${UNKNOWN}`);
			await button(words.confirm).click();
			await answered(words.unknown);
			await expect(main.getByRole('link', { name: words.again })).toBeVisible();
			// The browser's own message about an answer of status 404.
			expect(noise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
		});

		test('a failed connection leaves the button for a retry', async ({ page, noise }) => {
			const { words, main, button, answered } = subscribe(page, locale);
			await page.route(CONFIRMATIONS, (route) => route.abort());
			await page.goto(`/${locale}/newsletter-confirm#${UNKNOWN}`);
			await button(words.confirm).click();
			await expect(main.getByRole('alert')).toHaveText(words.failed);
			await page.unroute(CONFIRMATIONS);
			await button(words.confirm).click();
			await answered(words.unknown);
			expect(noise.splice(0).filter((line) => !line.includes('Failed to load'))).toEqual([]);
		});
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	for (const locale of VISITORS) {
		test(`a mailed link states a contact (${locale})`, async ({ page }) => {
			const { words, main } = subscribe(page, locale);
			for (const screen of ['newsletter-confirm', 'newsletter-unsubscribe']) {
				await page.goto(`/${locale}/${screen}#${UNKNOWN}`);
				await expect(main.getByText(words.withoutScript)).toBeVisible();
				await expect(main.getByRole('link', { name: words.write })).toHaveAttribute(
					'href',
					/^mailto:/,
				);
			}
		});

		test(`a thank-you page opened directly confirms nothing (${locale})`, async ({ page }) => {
			const { words, main } = subscribe(page, locale);
			for (const end of ['', '#newsletter', '?form=newsletter']) {
				await page.goto(`/${locale}/thank-you-page${end}`);
				await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
				await expect(main.getByRole('heading', { name: words.thanks })).toBeHidden();
			}
		});
	}
});
