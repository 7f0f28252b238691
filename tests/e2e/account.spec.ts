import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, foreseeRoutes, test, visit, VISITORS } from '../support/steps.ts';
import { violations } from '../support/axe.ts';
import { accountSteps, SECRET } from '../support/steps-account.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';

const NEXT = 'cerchio alto e mozzo basso';
const WIDTHS = [
	{ width: 375, height: 760 },
	{ width: 1280, height: 800 },
];

/** True for the browser's own message about an answer that the journey provokes: 401, 404, 422. */
const isMeant = (line: string) => /status of (?:401|404|422)/.test(line);

const JOURNEYS = VISITORS.flatMap((locale) => WIDTHS.map((viewport) => ({ locale, viewport })));

for (const { locale, viewport } of JOURNEYS) {
	test.describe(`${locale}, ${viewport.width} px`, () => {
		test.use({ viewport });

		test('a customer registers, signs out, signs in and changes the profile', async ({
			page,
			noise,
		}) => {
			const steps = accountSteps(page, locale);
			const { t, main, field, form, at, awake } = steps;
			const email = anAddress('customer');
			await steps.register(email);
			expect(await violations(page)).toEqual([]);
			await steps.confirm(email);
			await expect(main.getByText(email)).toBeVisible();
			expect(await violations(page)).toEqual([]);

			await awake();
			await main.getByRole('button', { name: t.leave }).click();
			await at('');
			await page.goto(`/${locale}/account/profile?from=mail`);
			await at('login');
			await awake();
			await steps.signIn(email, 'not this one');
			await expect(main.getByRole('alert')).toContainText(t.error.signIn);
			await expect(field(t.field.email)).toHaveValue(email);
			expect(await violations(page)).toEqual([]);
			await steps.signIn(email);
			await page.waitForURL(`**/${locale}/account/profile?from=mail`);

			const personal = form(t.profile.personal);
			await personal.getByRole('textbox', { name: t.field.given, exact: true }).fill('');
			await personal.getByRole('textbox', { name: t.field.phone, exact: true }).fill('12');
			await personal.getByRole('button', { name: t.profile.save }).click();
			await expect(personal.getByRole('alert')).toBeFocused();
			await expect(personal.getByRole('alert').getByRole('link')).toHaveCount(2);
			expect(await violations(page)).toEqual([]);
			await personal.getByRole('textbox', { name: t.field.given, exact: true }).fill('Eva');
			await personal.getByRole('textbox', { name: t.field.phone, exact: true }).fill('');
			await personal.getByRole('button', { name: t.profile.save }).click();
			await expect(personal.getByRole('status')).toHaveText(t.profile.saved);
			expect(noise.splice(0).filter((line) => !isMeant(line))).toEqual([]);
		});

		test('a forgotten password is replaced, and the account deleted', async ({ page, noise }) => {
			const steps = accountSteps(page, locale);
			const { t, main, field, button, form, at, awake, open } = steps;
			const email = anAddress('customer');
			await steps.register(email);
			await steps.confirm(email);
			await open('forgot-password');
			await field(t.field.email).fill(email);
			await button(t.register.button).click();
			await expect(main.getByRole('heading', { name: t.register.doneTitle })).toBeVisible();
			expect(await violations(page)).toEqual([]);
			const mail = await mailTo(page.request, email, 'customer.reset');
			await open(`reset-password#${secretIn(mail, 'reset-password')}`);
			await field(t.field.newPassword).fill('password1');
			await button(t.choose.buttonReset).click();
			await expect(main.getByRole('alert')).toContainText(t.error.weak_password);
			expect(await violations(page)).toEqual([]);
			await field(t.field.newPassword).fill(NEXT);
			await button(t.choose.buttonReset).click();
			await expect(main.getByRole('heading', { name: t.choose.doneTitle })).toBeFocused();
			expect(await violations(page)).toEqual([]);

			// The reset has ended the session: the page finds out by itself.
			await page.goto(`/${locale}/account/profile`);
			await at('login');
			await awake();
			await steps.signIn(email, NEXT);
			await at('account/profile');
			const saved = page.waitForEvent('download');
			await button(t.profile.dataButton).click();
			const file = await saved;
			expect(file.suggestedFilename()).toMatch(/^[a-z]+-[a-z]+-\d{4}-\d{2}-\d{2}\.json$/);
			expect(await readFile(await file.path(), 'utf8')).toContain(email);
			await expect(main.getByText(t.profile.dataDone)).toBeVisible();
			await button(t.profile.deleteOpen).click();
			const last = form(t.profile.deleteTitle);
			await last.getByRole('textbox').fill('not this one');
			await last.getByRole('button', { name: t.profile.deleteButton }).click();
			await expect(last.getByRole('alert')).toContainText(t.error.wrong_password);
			expect(await violations(page)).toEqual([]);
			await last.getByRole('textbox').fill(NEXT);
			await last.getByRole('button', { name: t.profile.deleteButton }).click();
			await expect(main.getByRole('heading', { name: t.profile.deletedTitle })).toBeFocused();
			expect(await violations(page)).toEqual([]);
			expect(noise.splice(0).filter((line) => !isMeant(line))).toEqual([]);
		});
	});
}

for (const { locale } of JOURNEYS.slice(0, 1)) {
	test('with the keyboard alone a customer signs in and adds an address', async ({
		page,
		noise,
	}) => {
		const steps = accountSteps(page, locale);
		const { t, main, field, button, at, awake } = steps;
		const email = anAddress('keys');
		await steps.register(email);
		await steps.confirm(email);
		await page.context().clearCookies();
		await page.goto(`/${locale}/account/addresses`);
		await awake();
		const { keyboard } = page;
		const tabTo = async (target: Locator) => {
			await expect(target).toBeVisible();
			for (let step = 0; step < 60; step += 1) {
				await keyboard.press('Tab');
				if (await target.evaluate((element) => element === document.activeElement)) return;
			}
			await expect(target).toBeFocused();
		};
		await tabTo(field(t.field.email));
		await keyboard.type(email);
		await keyboard.press('Tab');
		await keyboard.type(SECRET);
		await keyboard.press('Enter');
		await at('account/addresses');
		await tabTo(button(t.addresses.addBilling));
		await keyboard.press('Enter');
		await tabTo(field(t.field.line1));
		await keyboard.type('Via dei Mulini 12');
		await tabTo(field(t.field.postalCode));
		await keyboard.type('31015');
		await tabTo(field(t.field.city));
		await keyboard.type('Conegliano');
		await tabTo(main.getByRole('combobox', { name: t.field.region, exact: true }));
		await keyboard.type('Treviso');
		await tabTo(button(t.profile.save));
		expect(await violations(page)).toEqual([]);
		await keyboard.press('Enter');
		await expect(main.getByText('31015 Conegliano TV')).toBeVisible();
		expect(await violations(page)).toEqual([]);
		expect(noise.splice(0).filter((line) => !isMeant(line))).toEqual([]);
	});

	test('typed values survive an outage of the host', async ({ page, noise }) => {
		const { t, main, field, button, open } = accountSteps(page, locale);
		await foreseeRoutes(page);
		await open('login');
		await page.route('**/api/account/sign-in', (route) => route.abort());
		await field(t.field.email).fill('anna@mail.example');
		await field(t.field.password).fill(SECRET);
		await button(t.login.button).click();
		await expect(main.getByRole('alert')).toContainText(t.failed.network);
		await expect(main.getByRole('alert')).toContainText(t.error.kept);
		expect(await violations(page)).toEqual([]);
		await expect(field(t.field.email)).toHaveValue('anna@mail.example');
		await expect(field(t.field.password)).toHaveValue(SECRET);
		expect(noise.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
	});

	test('the return path never leaves the site', async ({ page, noise }) => {
		const steps = accountSteps(page, locale);
		const email = anAddress('redirect');
		await steps.register(email);
		await steps.confirm(email);
		for (const evil of ['//evil.example', '\\\\evil.example', '/%5Cevil.example', 'https:evil']) {
			await test.step(evil, async () => {
				await page.context().clearCookies();
				await steps.open(`login?redirect=${encodeURIComponent(evil)}`);
				await steps.signIn(email);
				await steps.at('account');
				// Else the screen, still loading, would lead to the login as its session ends.
				await expect(steps.main.getByText(email)).toBeVisible();
			});
		}
		expect(noise.splice(0).filter((line) => !isMeant(line))).toEqual([]);
	});
}

for (const locale of VISITORS) {
	test(`the account without a session redirects to login (${locale})`, async ({ page }) => {
		const { words, header } = visit(page, locale);
		await page.goto(words.home);
		await header.getByRole('link', { name: words.account }).click();
		await expect(page).toHaveURL(`/${locale}/login?redirect=%2F${locale}%2Faccount`);
	});

	test(`one press on the button is enough, with any field error above (${locale})`, async ({
		page,
	}) => {
		const { t, main, field, button, open } = accountSteps(page, locale);
		await open('login');
		await field(t.field.email).fill('anna@');
		await button(t.login.button).hover();
		await page.mouse.down();
		await expect(field(t.field.email)).toBeFocused();
		await page.mouse.up();
		await expect(main.getByRole('alert')).toBeFocused();
		expect(await violations(page)).toEqual([]);
	});
}

for (const locale of VISITORS) {
	test(`a signed-in customer is redirected from login and registration (${locale})`, async ({
		page,
		context,
		noise,
	}) => {
		const { t, field, at, open, register, confirm } = accountSteps(page, locale);
		const email = anAddress('customer');
		await register(email);
		await confirm(email);
		await page.goto(`/${locale}/login`);
		await at('account');
		await page.goto(`/${locale}/register?redirect=%2F${locale}%2Fcart`);
		await at('cart');

		// The device remembers a customer whose session is over: the host decides.
		await context.clearCookies();
		await open('login');
		await expect(field(t.field.email)).toBeVisible();
		expect(noise.splice(0).filter((line) => !isMeant(line))).toEqual([]);
	});
}
