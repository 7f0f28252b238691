import type { Page } from '@playwright/test';
import { CONSENT_TEXTS } from '../../src/server/consents/texts.ts';
import { tabTo } from '../support/keyboard.ts';
import { overhang } from '../support/overhang.ts';
import { aGuest, asDevice } from '../support/shop-online.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

const NARROW = { width: 320, height: 640 };
/** Colour of the focus ring on a dark background. */
const YELLOW = 'rgb(255, 212, 0)';
test.use({ viewport: NARROW });

/** Checks the layout with text twice as large, in a window as wide as such a reader has. */
async function expectWhole(page: Page, what: string): Promise<void> {
	expect.soft(await overhang(page), `${what}, 320 px`).toEqual([]);
	await page.setViewportSize({ width: 640, height: 640 });
	await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
	expect.soft(await overhang(page), `${what}, 640 px, text at 200 %`).toEqual([]);
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
	await page.setViewportSize(NARROW);
}

for (const locale of VISITORS) {
	test(`the keyboard alone orders, at 320 px and with text at 200 % (${locale})`, async ({
		page,
		context,
		baseURL,
	}) => {
		const steps = checkoutSteps(page, locale);
		const { t, main, heading, button } = steps;
		const { buyer, email } = await aGuest(baseURL, { locale });
		await asDevice(context, buyer, baseURL ?? '');
		const press = (key: string) => page.keyboard.press(key);
		const type = (text: string) => page.keyboard.type(text);
		const part = (token: string) => main.locator(`[autocomplete="billing ${token}"]`);
		const summary = main.getByRole('alert').filter({ hasText: /./ });

		await test.step('contact', async () => {
			await page.goto(`/${locale}/checkout`);
			await expect(heading(t.step.login)).toBeVisible();
			await expectWhole(page, 'login');
			await tabTo(page, button(t.login.guestButton));
			await press('Enter');
			await expect(summary).toBeFocused();
			await expectWhole(page, 'login, refused');
			await tabTo(page, summary.getByRole('link'));
			await press('Enter');
			await expect(main.getByRole('textbox').first()).toBeFocused();
			await type(email);
			await press('Enter');
			await expect(heading(t.step.shipping)).toBeFocused();
		});

		await test.step('delivery', async () => {
			await tabTo(page, button(t.way.toPayment));
			await press('Enter');
			await expect(summary).toBeFocused();
			await expectWhole(page, 'delivery, refused');
			const links = summary.getByRole('link');
			await tabTo(page, links.first());
			await press('Enter');
			// Each stop is the next field, from the first missing one on.
			await expect(part('given-name')).toBeFocused();
			await type('Anna');
			await press('Tab');
			await expect(part('family-name')).toBeFocused();
			await type('Piave');
			await press('Tab');
			await expect(part('address-line1')).toBeFocused();
			await type('Via Roma 12');
			await tabTo(page, part('postal-code'));
			await type('31020');
			// The code has several towns: their list comes before the field of the town.
			const towns = main.locator('.town-list');
			await expect(towns).toBeVisible();
			await press('Tab');
			await expect(towns).toBeFocused();
			await press('Tab');
			await expect(part('address-level2')).toBeFocused();
			await type('San Vendemiano');
			await press('Tab');
			await expect(part('address-level1')).toBeFocused();
			await type('Trev');
			await expect(part('address-level1')).toHaveValue('TV');
			const place = main.getByRole('radio', { name: t.place.billing, exact: true });
			await tabTo(page, place);
			await press('ArrowDown');
			await expect(main.getByRole('radio', { name: t.place.other })).toBeChecked();
			await expectWhole(page, 'delivery elsewhere');
			await press('ArrowUp');
			await expect(place).toBeChecked();
			await tabTo(page, button(t.way.toPayment));
			await press('Enter');
			await expect(heading(t.step.payment)).toBeFocused();
		});

		await test.step('payment', async () => {
			await expectWhole(page, 'payment');
			const transfer = main.getByRole('radio', { name: t.means.bank_transfer });
			await tabTo(page, main.getByRole('radio').first());
			await press('Space');
			await expect(transfer).toBeChecked();
			await tabTo(page, button(t.way.toResume));
			await press('Enter');
			await expect(heading(t.step.resume)).toBeFocused();
		});

		await test.step('review and order', async () => {
			await expectWhole(page, 'resume');
			await tabTo(page, button(t.resume.order));
			await press('Enter');
			const terms = main.getByRole('checkbox', { name: CONSENT_TEXTS[locale].terms });
			await expect(terms).toBeFocused();
			// A fault must not hide the focus.
			await expect(terms).toHaveCSS('outline-color', YELLOW);
			await expectWhole(page, 'resume, refused');
			await press('Space');
			await tabTo(page, button(t.resume.order));
			await press('Enter');
			await expect(heading(t.order.done.title)).toBeFocused();
			await expectWhole(page, 'done');
		});
	});
}
