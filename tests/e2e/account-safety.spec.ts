import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import {
	expect,
	holdScripts,
	listen,
	test as visited,
	VISITORS,
	type Visitor,
} from '../support/steps.ts';
import { accountSteps, SECRET } from '../support/steps-account.ts';
import { aCustomer } from '../support/steps-customer.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';

const NEXT = 'cerchio alto e mozzo basso';

/** True for the browser's own message about an answer that the journey provokes: 401, 404, 422. */
const isMeant = (line: string) => /status of (?:401|404|422)/.test(line);

/** The customer's second device, of another make. */
const PHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const PHONE_NAME = 'Safari · iPhone';

interface Devices {
	/** Signs a new customer in on this device, and returns the address. */
	signIn: (locale: Visitor) => Promise<string>;
	/** Signs the same customer in on the phone, with the profile open. */
	takePhone: (
		locale: Visitor,
		email: string,
	) => Promise<{
		page: Page;
		steps: ReturnType<typeof accountSteps>;
		/** Waits for the profile's data: with the session gone it would leave by itself. */
		isSettled: () => Promise<void>;
		noise: string[];
	}>;
}

const test = visited.extend<Devices>({
	signIn: async ({ context, playwright, baseURL }, give) =>
		give(async (locale) => {
			const { email, cookies } = await aCustomer(playwright.request, baseURL ?? '', locale);
			await context.addCookies(cookies);
			return email;
		}),
	takePhone: async ({ browser, baseURL: given }, give) => {
		const baseURL = given ?? '';
		const context = await browser.newContext({
			baseURL,
			userAgent: PHONE,
			viewport: { width: 375, height: 760 },
		});
		const noise = listen(context, new URL(baseURL).origin);
		await give(async (locale, email) => {
			const page = await context.newPage();
			const steps = accountSteps(page, locale);
			await steps.open(`login?redirect=%2F${locale}%2Faccount%2Fprofile`);
			await steps.signIn(email);
			const { devices } = profile(page, locale);
			const isSettled = async () => {
				await steps.at('account/profile');
				await expect(devices).toHaveCount(2);
			};
			await isSettled();
			return { page, steps, isSettled, noise };
		});
		await context.close();
	},
});

/** Sections of the profile by their headings. */
function profile(page: Page, locale: Visitor) {
	const { t, form, main } = accountSteps(page, locale);
	const box = (name: string, label: string) =>
		form(name).getByRole('textbox', { name: label, exact: true });
	return {
		email: {
			form: form(t.profile.emailTitle),
			next: box(t.profile.emailTitle, t.field.newEmail),
			secret: box(t.profile.emailTitle, t.field.currentPassword),
			send: form(t.profile.emailTitle).getByRole('button', { name: t.profile.emailButton }),
		},
		password: {
			form: form(t.profile.passwordTitle),
			current: box(t.profile.passwordTitle, t.field.currentPassword),
			next: box(t.profile.passwordTitle, t.field.newPassword),
			send: form(t.profile.passwordTitle).getByRole('button', { name: t.choose.buttonReset }),
		},
		devices: main
			.locator('section')
			.filter({ hasText: t.profile.sessionsTitle })
			.getByRole('listitem'),
	};
}

for (const locale of VISITORS) {
	test(`an e-mail address is changed: confirmed at the new one, notified at the old (${locale})`, async ({
		page,
		signIn,
		noise,
	}) => {
		const former = await signIn(locale);
		const next = anAddress('moved');
		const steps = accountSteps(page, locale);
		const { t, main, field, button } = steps;
		const { email } = profile(page, locale);

		await steps.open('account/profile');
		await email.next.fill(former);
		await email.secret.fill('not this one');
		await email.send.click();
		await expect(email.form.getByRole('alert')).toContainText(t.error.wrong_password);
		await email.secret.fill(SECRET);
		await email.send.click();
		await expect(email.form.getByRole('alert')).toContainText(t.error.same_email);
		expect(await violations(page)).toEqual([]);
		await email.next.fill(next);
		await email.send.focus();
		await page.keyboard.press('Enter');
		await expect(email.form.getByRole('status')).toHaveText(t.profile.emailSent);
		await expect(main.getByText(t.profile.emailPending.replace('{{email}}', next))).toBeVisible();
		await expect(email.next).toHaveValue('');
		await expect(email.secret).toHaveValue('');
		await expect(email.send).toBeFocused();

		// The code arrives late: the link's secret is neither lost nor shown meanwhile.
		const link = secretIn(await mailTo(page.request, next, 'customer.email-new'), 'email-confirm');
		const letGo = await holdScripts(page);
		await page.goto(`/${locale}/email-confirm#${link}`, { waitUntil: 'commit' });
		await expect(button(t.confirm.button)).toBeVisible();
		letGo();
		await steps.awake();
		await expect.poll(() => new URL(page.url()).hash).toBe('');
		expect(await violations(page)).toEqual([]);
		await tabTo(page, button(t.confirm.button));
		await page.keyboard.press('Enter');
		await expect(main.getByRole('heading', { name: t.confirm.doneTitle })).toBeFocused();
		expect(await violations(page)).toEqual([]);
		const told = await mailTo(page.request, former, 'customer.email-old');
		expect(told).not.toContain(next);

		await main.getByRole('link', { name: t.choose.login }).click();
		await steps.at('login');
		await steps.awake();
		await steps.signIn(former);
		await expect(main.getByRole('alert')).toContainText(t.error.signIn);
		await field(t.field.email).fill(next);
		await button(t.login.button).click();
		await steps.at('account');
		await expect(main.getByText(next)).toBeVisible();

		await steps.open(`email-confirm#${link}`);
		await button(t.confirm.button).click();
		await expect(main.getByRole('heading', { name: t.choose.lostTitle })).toBeFocused();
		expect(await violations(page)).toEqual([]);
		expect(noise.splice(0).filter((line) => !isMeant(line))).toEqual([]);
	});
}

test('a second device is signed out from the first, then all of them, by keyboard only', async ({
	page,
	context,
	signIn,
	takePhone,
	noise,
}) => {
	const locale = 'it';
	const email = await signIn(locale);
	const steps = accountSteps(page, locale);
	const { t, main, button } = steps;
	const { devices } = profile(page, locale);
	const phone = await takePhone(locale, email);

	await steps.open('account/profile');
	await expect(devices).toHaveCount(2);
	await expect(devices.filter({ hasText: t.profile.current })).toHaveCount(1);
	const end = button(t.profile.endNamed.replace('{{device}}', PHONE_NAME));
	await tabTo(page, end);
	await page.keyboard.press('Enter');
	await expect(devices).toHaveCount(1);
	await expect(main.getByRole('heading', { name: t.profile.sessionsTitle })).toBeFocused();
	expect(await violations(page)).toEqual([]);
	await phone.page.reload();
	await phone.steps.at('login');

	await phone.steps.awake();
	await phone.steps.signIn(email);
	await phone.isSettled();
	await tabTo(page, button(t.profile.endAll));
	await page.keyboard.press('Enter');
	await steps.at('login');
	expect(await context.cookies()).not.toContainEqual(
		expect.objectContaining({ name: expect.stringMatching(/session/) }),
	);
	await phone.page.reload();
	await phone.steps.at('login');
	expect([...noise.splice(0), ...phone.noise].filter((line) => !isMeant(line))).toEqual([]);
});

for (const locale of VISITORS) {
	test(`a changed password signs out the other devices (${locale})`, async ({
		page,
		signIn,
		takePhone,
		noise,
	}) => {
		const email = await signIn(locale);
		const steps = accountSteps(page, locale);
		const { t, main } = steps;
		const { password, devices } = profile(page, locale);
		const phone = await takePhone(locale, email);

		await steps.open('account/profile');
		await expect(devices).toHaveCount(2);
		await password.current.fill('not this one');
		await password.next.fill(NEXT);
		await password.send.click();
		await expect(password.form.getByRole('alert')).toContainText(t.error.wrong_password);
		await password.current.fill(SECRET);
		await password.next.fill('password1');
		await password.send.click();
		await expect(password.form.getByRole('alert')).toContainText(t.error.weak_password);
		expect(await violations(page)).toEqual([]);
		await password.next.fill(NEXT);
		await password.next.press('Enter');
		await expect(password.form.getByRole('status')).toHaveText(t.profile.passwordDone);
		await expect(password.current).toHaveValue('');
		await expect(devices).toHaveCount(1);
		await mailTo(page.request, email, 'customer.password');

		await phone.page.reload();
		await phone.steps.at('login');
		await phone.steps.awake();
		await phone.steps.signIn(email);
		await expect(phone.steps.main.getByRole('alert')).toContainText(t.error.signIn);
		await phone.steps.signIn(email, NEXT);
		await phone.steps.at('account/profile');
		await page.reload();
		await expect(devices).toHaveCount(2);
		await expect(main.getByText(PHONE_NAME)).toBeVisible();
		expect([...noise.splice(0), ...phone.noise].filter((line) => !isMeant(line))).toEqual([]);
	});
}
