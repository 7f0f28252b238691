import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test, VISITORS, type Visitor } from '../support/steps.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';
import { readAddress } from '../support/steps-pages.ts';
import { inDays } from '../support/days.ts';
import {
	acceptAtDesk,
	aFreePair,
	registerWheels,
	WARRANTY_WORDS,
} from '../support/steps-warranty.ts';

/** Registers one wheel, which the desk accepts, and returns the secret of its passport. */
async function aPassport(page: Page, locale: Visitor, baseURL: string | undefined) {
	const email = anAddress('owner');
	const [serial] = await aFreePair(page.request);
	const steps = registerWheels(page, locale);
	await page.goto(await readAddress(page.request, 'warranty extension', locale));
	await steps.awake();
	await steps.ask(serial, inDays(-1));
	await steps.fillInRest(email);
	await steps.sendButton.click();
	await expect(page.getByText(steps.words.success)).toBeVisible();
	await acceptAtDesk(baseURL ?? '', serial);
	const mail = await mailTo(page.request, email, 'warranty.certificate');
	return { email, serial, secret: secretIn(mail, 'wheel') };
}

for (const locale of VISITORS) {
	test(`${locale}: a wheel is transferred to its next owner, and the extension ends`, async ({
		page,
		browser,
		baseURL,
		noise,
	}) => {
		const words = WARRANTY_WORDS[locale];
		const { email, serial, secret } = await aPassport(page, locale, baseURL);
		const main = page.getByRole('main');

		await page.goto(`/${locale}/wheel#${secret}`);
		await expect(main.getByText(serial)).toBeVisible();
		await expect(main.getByText(words.active)).toBeVisible();
		// The secret has left the address, and search engines must not list the page.
		await expect(page).toHaveURL(new RegExp(`/${locale}/wheel$`));
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
		expect(await violations(page)).toEqual([]);
		await page.reload();
		await expect(main.getByText(serial)).toBeVisible();

		await main.getByRole('button', { name: words.invite }).click();
		await expect(main.getByText(words.noEmail)).toBeVisible();
		await expect(main.getByText(words.notSure)).toBeVisible();
		const next = anAddress('next');
		const invite = async () => {
			await main.getByLabel(words.nextEmail).fill(next);
			await main.getByRole('checkbox', { name: words.sure }).check();
			await main.getByRole('button', { name: words.invite }).click();
			await expect(main.getByText(words.invited)).toBeVisible();
		};
		await invite();
		await main.getByRole('button', { name: words.withdraw }).click();
		await expect(main.getByText(words.withdrawn)).toBeVisible();
		const withdrawn = secretIn(
			await mailTo(page.request, next, 'passport.offer'),
			'wheel-transfer',
		);
		await invite();

		const other = await (await browser.newContext()).newPage();
		const seen = other.getByRole('main');
		await other.goto(`/${locale}/wheel-transfer#${withdrawn}`);
		await expect(seen.getByText(words.gone)).toBeVisible();
		let offered = withdrawn;
		await expect(async () => {
			offered = secretIn(await mailTo(page.request, next, 'passport.offer'), 'wheel-transfer');
			expect(offered).not.toBe(withdrawn);
		}).toPass();
		await other.goto(`/${locale}/wheel-transfer#${offered}`);
		await expect(seen.getByText(words.ended)).toBeVisible();
		expect(await violations(other)).toEqual([]);
		await seen.getByRole('button', { name: words.accept }).click();
		await expect(seen.getByText(words.noPrivacy)).toBeVisible();
		await seen.getByRole('checkbox', { name: words.acceptPrivacy }).check();
		await seen.getByRole('button', { name: words.accept }).click();
		await expect(seen.getByRole('heading', { name: words.accepted })).toBeFocused();
		await seen.getByRole('link', { name: words.open }).click();
		await expect(seen.getByText(serial)).toBeVisible();
		await expect(seen.getByText(words.ended)).toBeVisible();

		await page.goto(`/${locale}/wheel#${secret}`);
		await page.reload();
		await expect(main.getByRole('heading', { name: words.lost })).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await main.getByLabel(words.serial).fill(serial);
		await main.getByLabel(words.lostEmail).fill(email);
		await main.getByRole('button', { name: words.ask }).click();
		await expect(main.getByText(words.asked)).toBeVisible();
		await other.context().close();
		// The browser's own message about links that no longer open anything.
		expect(noise.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
	});
}

test('an outage is reported, and a retry opens the wheel', async ({ page, baseURL, noise }) => {
	const { serial, secret } = await aPassport(page, 'it', baseURL);
	await page.route('**/api/passports/views', (route) => route.abort());
	await page.goto(`/it/wheel#${secret}`);
	const main = page.getByRole('main');
	await expect(main.getByRole('alert')).toContainText('Il passaporto non si è aperto');
	await page.unroute('**/api/passports/views');
	await main.getByRole('button', { name: 'Riprova' }).click();
	await expect(main.getByText(serial)).toBeVisible();
	expect(noise.splice(0).filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
});
