import { expect, type Page } from '@playwright/test';
import account_it from '../../src/i18n/locales/it/account.json' with { type: 'json' };
import account_ja from '../../src/i18n/locales/ja/account.json' with { type: 'json' };
import errors_it from '../../src/i18n/locales/it/errors.json' with { type: 'json' };
import errors_ja from '../../src/i18n/locales/ja/errors.json' with { type: 'json' };
import shell_it from '../../src/i18n/locales/it/shell.json' with { type: 'json' };
import shell_ja from '../../src/i18n/locales/ja/shell.json' with { type: 'json' };
import type { Visitor } from './steps.ts';
import { mailTo, secretIn } from './steps-mail.ts';

const WORDS = {
	it: { ...account_it, failed: errors_it.code, leave: shell_it.account.leave },
	ja: { ...account_ja, failed: errors_ja.code, leave: shell_ja.account.leave },
};

/** Password that the host accepts: long and not guessable. */
export const SECRET = 'raggi tondi e nippli neri';

/** Steps of a customer, by the words of a language. */
export function accountSteps(page: Page, locale: Visitor) {
	const t = WORDS[locale];
	const main = page.getByRole('main');
	const field = (label: string) => main.getByRole('textbox', { name: label, exact: true });
	const button = (name: string) => main.getByRole('button', { name, exact: true });
	const form = (name: string) => main.getByRole('form', { name });
	const at = (screen: string) =>
		page.waitForURL((url) => url.pathname === `/${locale}${screen && `/${screen}`}`);
	/** Waits for a hydrated screen: its island has nothing left to wait for. */
	const awake = () => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

	async function open(screen: string): Promise<void> {
		await page.goto(`/${locale}/${screen}`);
		await awake();
	}
	async function register(email: string): Promise<void> {
		await open('register');
		await field(t.field.given).fill(locale === 'ja' ? '花子' : 'Anna');
		await field(t.field.family).fill(locale === 'ja' ? '山田' : 'Piave');
		await field(t.field.email).fill(email);
		await main.getByRole('checkbox').check();
		await button(t.register.button).click();
		await expect(main.getByRole('heading', { name: t.register.doneTitle })).toBeFocused();
	}
	async function confirm(email: string): Promise<void> {
		const mail = await mailTo(page.request, email, 'customer.confirm');
		await open(`register/confirm#${secretIn(mail, 'register/confirm')}`);
		// The secret leaves the address before anything else happens.
		await expect.poll(() => new URL(page.url()).hash).toBe('');
		await field(t.field.newPassword).fill(SECRET);
		await button(t.choose.buttonNew).click();
		await at('account');
		// The screen loads its own data first: taking the session away before would redirect to the
		// login.
		await expect(main.getByText(email)).toBeVisible();
	}
	async function signIn(email: string, password = SECRET): Promise<void> {
		await field(t.field.email).fill(email);
		await field(t.field.password).fill(password);
		await button(t.login.button).click();
	}
	return { t, main, field, button, form, at, awake, open, register, confirm, signIn };
}
