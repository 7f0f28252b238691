import returns_it from '../../src/i18n/locales/it/returns.json' with { type: 'json' };
import returns_ja from '../../src/i18n/locales/ja/returns.json' with { type: 'json' };
import orders_it from '../../src/i18n/locales/it/orders.json' with { type: 'json' };
import orders_ja from '../../src/i18n/locales/ja/orders.json' with { type: 'json' };
import { PAGE_TEXTS } from '../../src/server/withdrawals/page-texts.ts';
import { aPaidOrder, asDevice, BEARINGS, BOTTLE, getStaff } from '../support/shop-online.ts';
import { mailTo } from '../support/steps-mail.ts';
import { expect, test, VISITORS } from '../support/steps.ts';
import { album } from './album.ts';

const WORDS = {
	it: { ...returns_it, order: orders_it },
	ja: { ...returns_ja, order: orders_ja },
};
const BOTH = [
	[BEARINGS, 1],
	[BOTTLE, 1],
] as const;
const ALL = [
	{ position: 0, quantity: 1 },
	{ position: 1, quantity: 1 },
];

for (const locale of VISITORS) {
	test.describe(locale, () => {
		const t = WORDS[locale];

		test('an order is shipped in two parcels, and one article is returned', async ({
			page,
			context,
			baseURL,
		}) => {
			const { take, mails } = await album(locale, 'order-return');
			const { buyer, id, email } = await aPaidOrder(baseURL, { locale, articles: BOTH });
			const staff = await getStaff(baseURL);
			await asDevice(context, buyer, baseURL ?? '');
			const main = page.getByRole('main');
			const button = (name: string) => main.getByRole('button', { name, exact: true });
			const seen = async (what: string) => {
				await page.goto(`/${locale}/orders/detail?id=${id}`);
				await page.reload();
				await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
				await take(page, what);
			};
			await seen('paid');
			await staff.deliver(id, ALL.slice(0, 1));
			await seen('sent-in-part');
			await staff.deliver(id, ALL.slice(1));
			await seen('delivered');
			await main.getByRole('link', { name: t.order.act.return }).click();
			await expect(button(t.form.send)).toBeVisible();
			await take(page, 'return');
			await button(t.form.send).click();
			await expect(main.getByText(t.form.missing)).toBeVisible();
			await take(page, 'return-error');
			await main.getByRole('checkbox').nth(1).check();
			await main.getByLabel(t.form.reason).selectOption({ label: t.reason.changed_mind });
			await main.getByRole('radio', { name: t.way.label }).check();
			await take(page, 'return-filled');
			await button(t.form.send).click();
			await expect(main.getByText(t.status.requested, { exact: true }).first()).toBeVisible();
			await take(page, 'return-requested');
			const reference = (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
			const asked = `returns/${(await staff.find('returns', reference)).id}`;
			await staff.call(`${asked}/authorisations`, {});
			await page.reload();
			await expect(main.getByRole('link', { name: t.detail.label })).toBeVisible();
			await take(page, 'return-authorised');
			await main.getByLabel(t.send.carrier).fill('Corriere Piave');
			await main.getByLabel(t.send.number).fill('CP987654321');
			await button(t.send.submit).click();
			await expect(main.getByText(t.next.in_transit)).toBeVisible();
			await take(page, 'return-in-transit');
			const came = { position: 1, quantity: 1, condition: 'opened', restock: true };
			await staff.call(`${asked}/arrivals`, { lines: [came] });
			await page.reload();
			await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
			await take(page, 'return-received');
			await staff.call(`${asked}/refunds`, {});
			await mailTo(page.request, email, 'return.refunded');
			await page.reload();
			await expect(main.getByText(t.next.refunded)).toBeVisible();
			await take(page, 'return-refunded');
			await seen('order-after-return');
			await mails(page, email);
		});

		test('a withdrawal by a guest, and an order found again', async ({ page, baseURL }) => {
			const { take, mails } = await album(locale, 'withdrawal');
			const words = PAGE_TEXTS[locale];
			const { email, number } = await aPaidOrder(baseURL, { locale });
			const main = page.getByRole('main');
			await page.goto(`/${locale}`);
			await page.getByRole('contentinfo').getByRole('link', { name: words.title }).click();
			const fields = main.getByRole('textbox');
			await expect(fields.first()).toBeVisible();
			await take(page, 'form');
			for (const [index, value] of ['Anna Piave', number, email].entries()) {
				await fields.nth(index).fill(value);
			}
			await main.getByRole('button').last().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reviewTitle);
			await take(page, 'review');
			await main.getByRole('button', { name: words.confirm }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.receivedTitle);
			await take(page, 'received');
			await mailTo(page.request, email, 'withdrawal.unproven');
			await mails(page, email);
			await page.goto(`/${locale}/orders`);
			await expect(main.getByRole('textbox').first()).toBeVisible();
			await take(page, 'find-an-order');
		});
	});
}
