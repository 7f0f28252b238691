import returns_it from '../../src/i18n/locales/it/returns.json' with { type: 'json' };
import returns_ja from '../../src/i18n/locales/ja/returns.json' with { type: 'json' };
import orders_it from '../../src/i18n/locales/it/orders.json' with { type: 'json' };
import orders_ja from '../../src/i18n/locales/ja/orders.json' with { type: 'json' };
import { violations } from '../support/axe.ts';
import { overhang } from '../support/overhang.ts';
import { aPaidOrder, asDevice, BEARINGS, BOTTLE, getStaff } from '../support/shop-online.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

const WORDS = {
	it: { ...returns_it, order: orders_it },
	ja: { ...returns_ja, order: orders_ja },
};
const SIZES = { it: { width: 320, height: 640 }, ja: { width: 1280, height: 900 } } as const;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.use({ viewport: SIZES[locale] });

		test('one of two articles is returned and refunded', async ({ page, context, baseURL }) => {
			const t = WORDS[locale];
			const articles = [
				[BEARINGS, 1],
				[BOTTLE, 1],
			] as const;
			const { buyer, id } = await aPaidOrder(baseURL, { locale, articles });
			const staff = await getStaff(baseURL);
			await staff.deliver(id, [
				{ position: 0, quantity: 1 },
				{ position: 1, quantity: 1 },
			]);
			const { lines } = await buyer.order(id);
			const [, bottle] = lines;
			const amount = bottle?.total_amount ?? 0;
			await asDevice(context, buyer, baseURL ?? '');
			const main = page.getByRole('main');
			const button = (name: string) => main.getByRole('button', { name, exact: true });
			const isWhole = async () => {
				expect(await violations(page)).toEqual([]);
				expect(await overhang(page)).toEqual([]);
			};

			await test.step('it is requested from the order', async () => {
				await page.goto(`/${locale}/orders/detail?id=${id}`);
				await main.getByRole('link', { name: t.order.act.return }).click();
				await button(t.form.send).click();
				await expect(main.getByText(t.form.missing)).toBeVisible();
				await main.getByRole('checkbox', { name: bottle?.product.name ?? '' }).check();
				await main.getByLabel(t.form.reason).selectOption({ label: t.reason.changed_mind });
				await main.getByLabel(t.form.condition).selectOption({ label: t.condition.opened });
				await main.getByRole('radio', { name: t.way.label }).check();
				// The refund is shown before anything is sent.
				await expect(main.getByText(t.form.refund.split('{{')[0] ?? '')).toContainText(
					`${amount / 100}`.replace('.', locale === 'it' ? ',' : '.'),
				);
				await isWhole();
				await button(t.form.send).click();
				await expect(main.getByText(t.status.requested, { exact: true }).first()).toBeVisible();
				await isWhole();
			});

			const reference = (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
			const asked = `returns/${(await staff.find('returns', reference)).id}`;
			await test.step('staff authorises it, and the label is available without further input', async () => {
				await staff.call(`${asked}/authorisations`, {});
				await page.reload();
				const label = main.getByRole('link', { name: t.detail.label });
				const [file] = await Promise.all([page.waitForEvent('download'), label.click()]);
				expect(file.suggestedFilename()).toMatch(/\.pdf$/);
				await expect(main.getByLabel(t.send.number)).toBeHidden();
				await isWhole();
			});

			await test.step('it is inspected, and partly refunded', async () => {
				const came = { position: 1, quantity: 1, condition: 'opened', restock: true };
				await staff.call(`${asked}/arrivals`, { lines: [came] });
				await staff.call(`${asked}/refunds`, {});
				await page.reload();
				// The provider gets it with the next run of the job, which may be over by now.
				const under = main.getByText(t.next.refunding);
				await expect(under.or(main.getByText(t.next.refunded))).toBeVisible();
				expect((await buyer.order(id)).refunds).toMatchObject([{ amount }]);
				await page.goto(`/${locale}/orders/detail?id=${id}`);
				await expect(main.getByText(t.order.entry.return_received)).toBeVisible();
				await expect(
					main.getByText(t.order.status.delivered, { exact: true }).first(),
				).toBeVisible();
			});
		});
	});
}
