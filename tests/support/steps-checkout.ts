import { expect, type Page } from '@playwright/test';
import checkout_it from '../../src/i18n/locales/it/checkout.json' with { type: 'json' };
import checkout_ja from '../../src/i18n/locales/ja/checkout.json' with { type: 'json' };
import orders_it from '../../src/i18n/locales/it/orders.json' with { type: 'json' };
import orders_ja from '../../src/i18n/locales/ja/orders.json' with { type: 'json' };
import account_it from '../../src/i18n/locales/it/account.json' with { type: 'json' };
import account_ja from '../../src/i18n/locales/ja/account.json' with { type: 'json' };
import { CONSENT_TEXTS } from '../../src/server/consents/texts.ts';
import { TEST_TEXTS } from '../../src/server/payments/test/texts.ts';
import type { Visitor } from './steps.ts';

const WORDS = {
	it: { ...checkout_it, order: orders_it, field: account_it.field, kana: account_it.kana },
	ja: { ...checkout_ja, order: orders_ja, field: account_ja.field, kana: account_ja.kana },
};

/** Steps and views of a buyer, by the words of a language. */
export function checkoutSteps(page: Page, locale: Visitor) {
	const t = WORDS[locale];
	const bank = TEST_TEXTS[locale].acts;
	const main = page.getByRole('main');
	const heading = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
	const button = (name: string) => main.getByRole('button', { name, exact: true });
	const field = (label: string) => main.getByLabel(label).first();
	const onStep = async (step: keyof typeof t.step) => {
		await expect(heading(t.step[step])).toBeVisible();
		const path = step === 'login' ? 'checkout' : `checkout/${step}`;
		await expect.poll(() => new URL(page.url()).pathname).toBe(`/${locale}/${path}`);
	};

	async function asGuest(email: string): Promise<void> {
		await page.goto(`/${locale}/checkout`);
		await onStep('login');
		await main.getByRole('textbox').first().fill(email);
		await button(t.login.guestButton).click();
		await onStep('shipping');
	}
	/** Fills in a private address in Italy. */
	async function fillAddress(): Promise<void> {
		await main.locator('[autocomplete="billing country"]').selectOption('IT');
		await field(t.field.given).fill('Anna');
		await field(t.field.family).fill('Piave');
		await field(t.field.line1).fill('Via Roma 12');
		await field(t.field.postalCode).fill('31020');
		await field(t.field.city).fill('San Vendemiano');
		await main.locator('[autocomplete="billing address-level1"]').selectOption('TV');
	}
	async function address(): Promise<void> {
		await fillAddress();
		await button(t.way.toPayment).click();
		await onStep('payment');
	}
	async function payBy(means: 'bank_transfer' | 'test'): Promise<void> {
		await main.getByRole('radio', { name: t.means[means] }).check();
		await button(t.way.toResume).click();
		await onStep('resume');
	}
	async function bind(): Promise<void> {
		await main.getByRole('checkbox', { name: CONSENT_TEXTS[locale].terms }).check();
		await button(t.resume.order).click();
	}
	/** Gives the bank's answer on its own page. */
	const answer = (act: keyof typeof bank) =>
		page.getByRole('button', { name: bank[act], exact: true }).click();
	/** Reads the number of the order that the page shows. */
	async function number(): Promise<string> {
		const text = ((await main.textContent()) ?? '').replaceAll('\u2060', '');
		const found = /\d{2}-\d{3}-\d{4}/.exec(text)?.[0];
		if (found === undefined) throw new Error('the page shows no order number');
		return found;
	}
	return {
		...{ t, main, heading, button, field, onStep, asGuest, fillAddress, address },
		...{ payBy, bind, answer, number },
	};
}
