import { NOTICE_TEXTS } from '../../src/server/measurement/consent/notice-texts.ts';
import { violations } from '../support/axe.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { anAddress } from '../support/steps-mail.ts';
import { expect, test } from '../support/steps.ts';

const { title, words } = NOTICE_TEXTS.it;

test.use({ hasChosen: false, viewport: { width: 375, height: 812 } });

for (const choice of ['refuse', 'accept'] as const) {
	test(`a purchase is measured only with consent: ${choice}`, async ({ page, context }) => {
		const told: { event: string; value?: number; currency?: string }[] = [];
		const counted: string[] = [];
		const calls: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.startsWith('/api/')) calls.push(pathname);
			if (pathname === '/api/measurement/events') told.push(...request.postDataJSON().events);
			if (pathname.endsWith('/purchases')) counted.push(pathname);
		});
		const { words: shopWords, fill, openPage } = shop(page, 'it');
		const steps = checkoutSteps(page, 'it');
		await page.goto(shopWords.wheel);
		const banner = page.getByRole('region', { name: title });
		await expect(banner).toBeVisible();
		expect(await context.cookies()).toEqual([]);
		expect(await violations(page)).toEqual([]);
		await banner.getByRole('button', { name: words[choice], exact: true }).click();
		await expect(banner).toBeHidden();

		// Events leave once the page is quiet: a visitor who consents reads that long.
		const getTold = (name: string) =>
			expect.poll(() => choice === 'refuse' || told.some(({ event }) => event === name)).toBe(true);
		await fill();
		await getTold('add_to_cart');
		await openPage();
		await getTold('view_cart');
		await steps.asGuest(anAddress('measured'));
		await steps.address();
		await steps.payBy('test');
		await getTold('add_payment_info');
		await steps.bind();
		await steps.answer('approve');
		await expect(steps.heading(steps.t.order.done.title)).toBeVisible();
		const total = await page.evaluate(
			async () =>
				(await (await fetch('/api/shop/orders?locale=it')).json()).data.orders[0]
					.total_amount as number,
		);
		if (choice === 'accept') {
			const names = () => told.map(({ event }) => event);
			await expect.poll(() => names().at(-1)).toBe('purchase');
			const way = ['add_to_cart', 'view_cart', 'begin_checkout', 'add_shipping_info'];
			expect(
				names().filter((name) => [...way, 'add_payment_info', 'purchase'].includes(name)),
			).toEqual([...way, 'add_payment_info', 'purchase']);
			expect(told.at(-1)).toEqual({ event: 'purchase', value: total / 100, currency: 'EUR' });
			// A reload tells nothing twice: neither after the second answer nor as the page is left.
			const before = told.length;
			const answered = page.waitForResponse((response) =>
				new URL(response.url()).pathname.endsWith('/purchases'),
			);
			await page.reload();
			await expect(steps.heading(steps.t.order.done.title)).toBeVisible();
			await (await answered).finished();
			await page.goto(shopWords.wheel);
			await expect.poll(() => names().slice(before)).toContain('view_item');
			expect(counted).toHaveLength(2);
			expect(names().filter((name) => name === 'purchase')).toHaveLength(1);
		} else {
			expect(told).toEqual([]);
			expect(counted).toEqual([]);
			// Calls that the purchase itself needs, and the question with its answer.
			const needed = /^\/api\/(?:shop|address-rules|consent)(?:\/|$)/;
			expect(calls.filter((path) => !needed.test(path))).toEqual([]);
			expect(calls.length).toBeGreaterThan(10);
		}

		await page.locator('.legal-bar summary').click();
		await page.getByRole('link', { name: words.settings }).click();
		const dialog = page.getByRole('dialog', { name: words.settings });
		const state = choice === 'accept' ? words.granted.replace(' {id}.', '') : words.refused;
		await expect(dialog.getByText(state)).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('link', { name: words.settings })).toBeFocused();
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the footer links to a form that stores the choice', async ({ page }) => {
		await page.goto('/it');
		await page.locator('.legal-bar summary').click();
		await page.getByRole('link', { name: words.settings }).click();
		await expect(page.getByText(words.unasked)).toBeVisible();
		await page.getByRole('button', { name: words.accept }).click();
		await expect(page.getByText(words.granted.replace(' {id}.', ''))).toBeVisible();
		await page.getByRole('button', { name: words.refuse }).click();
		await expect(page.getByText(words.refused)).toBeVisible();
	});
});
