import { expect, holdScripts, test, VISITORS } from '../support/steps.ts';
import { apply } from '../support/steps-careers.ts';
import { anAddress, mailTo } from '../support/steps-mail.ts';

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test('an application is sent with CV and letter, and the answer names the position', async ({
			page,
		}) => {
			const { words, main, send } = apply(page, locale);
			const email = anAddress('applicant');
			await page.goto(words.careers);
			await main.getByRole('link', { name: words.position }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.position);
			await expect(main.getByRole('link', { name: words.candidates })).toBeVisible();
			await main.getByRole('link', { name: words.toForm }).click();
			await send(words.form, email);
			await expect(page).toHaveURL(/\/thank-you-page\?form=careers&ref=/);
			await expect(main.getByRole('heading', { name: words.thanks })).toBeVisible();
			const reference = new URL(page.url()).searchParams.get('ref') ?? '';
			await expect(main.getByText(reference, { exact: true })).toBeVisible();
			expect(await mailTo(page.request, email, 'application.receipt')).toContain(words.position);
		});

		test('a closed position states it and links to the spontaneous application', async ({
			page,
		}) => {
			const { words, main, send } = apply(page, locale);
			const response = await page.goto(words.closed);
			expect(response?.status()).toBe(200);
			await expect(main.getByRole('heading', { name: words.isClosed })).toBeInViewport();
			await expect(main.getByRole('form')).toHaveCount(0);
			await main.getByRole('link', { name: words.spontaneous }).click();
			await expect(page.getByRole('heading', { name: words.spontaneous })).toBeInViewport();
			await send(words.spontaneous, anAddress('applicant'));
			await expect(page).toHaveURL(/\/thank-you-page\?form=spontaneous-application&ref=/);
			await expect(main.getByRole('heading', { name: words.thanks })).toBeVisible();
		});

		test('a file chosen before hydration is kept', async ({ page }) => {
			const { words, main, attach } = apply(page, locale);
			await page.goto(words.closed);
			const arrive = await holdScripts(page);
			const link = main.getByRole('link', { name: words.spontaneous });
			await page.goto((await link.getAttribute('href')) ?? '', { waitUntil: 'commit' });
			const form = main.getByRole('form', { name: words.spontaneous });
			await attach(form);
			arrive();
			await expect(form.getByText('cv.pdf')).toBeVisible();
			await form.getByRole('button', { name: words.send }).click();
			await expect(form.getByRole('alert')).toContainText(words.email);
			await expect(form.getByRole('alert')).not.toContainText(words.cv);
		});
	});
}
