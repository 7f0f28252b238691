import orders from '../../src/i18n/locales/it/orders.json' with { type: 'json' };
import desk from '../../src/i18n/locales/it/desk/capabilities/orders.json' with { type: 'json' };
import { formatDate } from '../../src/i18n/format.ts';
import { isoDateSchema } from '../../src/contract/units.ts';
import * as v from 'valibot';
import { FIRST_ACCOUNTS } from '../../src/server/staff/accounts.ts';
import { violations } from '../support/axe.ts';
import { aPaidOrder, asDevice } from '../support/shop-online.ts';
import { atDesk, expectOpenToEverybody } from '../support/steps-desk.ts';
import { mailTo } from '../support/steps-mail.ts';
import { expect, test } from '../support/steps.ts';

const DAY_MS = 86_400_000;

test('a delayed delivery is announced by mail and with the order', async ({
	page,
	context,
	browser,
	request,
	baseURL,
}) => {
	const { buyer, id, number, email } = await aPaidOrder(baseURL);
	const until = v.parse(
		isoDateSchema,
		new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10),
	);

	await test.step('staff sets a new date', async () => {
		const staff = await browser.newContext({ locale: 'it-IT' });
		const tab = await staff.newPage();
		const { signIn, words } = atDesk(tab, 'it');
		await tab.goto('/desk');
		await signIn(FIRST_ACCOUNTS.shop);
		await expect(tab.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
		await tab.goto(`/desk#/orders/${id}/show`);
		await expect(tab.getByRole('heading', { level: 1, name: number })).toBeVisible();
		const { title, until: label, send } = desk.desk.orders.delay;
		const form = tab.getByRole('form', { name: title });
		await form.getByLabel(label).fill('2020-01-01');
		await form.getByRole('button', { name: send }).click();
		await expect(tab.getByText('La data deve venire dopo')).toBeVisible();
		await form.getByLabel(label).fill(until);
		await form.getByRole('button', { name: send }).click();
		await expect(tab.getByText(desk.desk.orders.done)).toBeVisible();
		await expect(tab.getByText(desk.choices.delayed)).toBeVisible();
		await expectOpenToEverybody(tab);
		await staff.close();
	});

	const day = formatDate(until, 'it');
	const mail = await mailTo(request, email, 'order.delayed');
	expect(mail).toContain(day);
	await asDevice(context, buyer, baseURL ?? '');
	await page.goto(`/it/orders/detail?id=${id}`);
	const main = page.getByRole('main');
	await expect(main.getByText(orders.fact.late.replace('{{date}}', day))).toBeVisible();
	await expect(main.getByText(orders.entry.delayed)).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
