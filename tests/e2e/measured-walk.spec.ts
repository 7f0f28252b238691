import * as v from 'valibot';
import { EVENT_NAMES } from '../../src/contract/measurement/events.ts';
import { NOTICE_TEXTS } from '../../src/server/measurement/consent/notice-texts.ts';
import { limit } from '../support/pace.ts';
import { getStaff } from '../support/shop-online.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { COUNTRY_WORDS } from '../support/steps-country.ts';
import { anAddress } from '../support/steps-mail.ts';
import { expect, test } from '../support/steps.ts';

const { title, words } = NOTICE_TEXTS.it;

const orderSchema = v.object({
	id: v.string(),
	goods_amount: v.number(),
	total_amount: v.number(),
});
/** Events in the order of a walk from a list to a refund. */
const WALK = [
	...['view_item_list', 'select_item', 'view_item', 'add_to_wishlist', 'add_to_cart', 'view_cart'],
	...['remove_from_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'],
	'refund',
];

test.use({ hasChosen: false });

test('a journey from a list to a refund reports all twelve events, with the amounts of its order', async ({
	page,
	baseURL,
}) => {
	expect(WALK.toSorted()).toEqual([...EVENT_NAMES].toSorted());
	const told: { event: string; value?: number }[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname === '/api/measurement/events') told.push(...request.postDataJSON().events);
	});
	const { words: shopWords, main, add, openPage, drawer } = shop(page, 'it');
	const steps = checkoutSteps(page, 'it');
	const getTold = (name: string) =>
		expect.poll(() => told.map(({ event }) => event)).toContain(name);

	await page.goto(COUNTRY_WORDS.it.list);
	await page
		.getByRole('region', { name: title })
		.getByRole('button', { name: words.accept, exact: true })
		.click();
	await getTold('view_item_list');
	// The page stays, so that what leaves with a page is read.
	await page.evaluate(() =>
		addEventListener('click', (event) => event.preventDefault(), { once: true }),
	);
	await page.locator('.card-grid > li').nth(1).getByRole('heading').getByRole('link').click();
	await getTold('select_item');
	await page.goto(shopWords.wheel);
	await getTold('view_item');
	await page.locator('wish-hearts button').click();
	await getTold('add_to_wishlist');
	await add.click();
	await expect(drawer.getByRole('textbox')).toHaveValue('1');
	await getTold('add_to_cart');
	await openPage();
	await getTold('view_cart');
	await main.getByRole('button', { name: shopWords.more }).click();
	await expect(main.getByRole('textbox').first()).toHaveValue('2');
	await main.getByRole('button', { name: shopWords.less }).click();
	await expect(main.getByRole('textbox').first()).toHaveValue('1');
	await getTold('remove_from_cart');
	await steps.asGuest(anAddress('walk'));
	await steps.address();
	await steps.payBy('test');
	await getTold('add_payment_info');
	await steps.bind();
	await steps.answer('approve');
	await expect(steps.heading(steps.t.order.done.title)).toBeVisible();
	await getTold('purchase');

	const answer: unknown = await page.evaluate(async () => {
		const read = async (path: string) =>
			(await (await fetch(`/api/shop/orders${path}?locale=it`)).json()).data;
		const { orders } = await read('');
		return read(`/${orders[0].id}`);
	});
	const order = v.parse(orderSchema, answer);
	const staff = await getStaff(baseURL);
	await staff.call(`orders/${order.id}/cancellations`, { reason: 'Test' });
	await page.goto(`/it/orders/detail?id=${order.id}`);
	const refunded = () =>
		page.evaluate(
			async (path) => (await (await fetch(path)).json()).data.refunded_amount as number,
			`/api/shop/orders/${order.id}?locale=it`,
		);
	// Refunds are sent by the round of jobs, one every 15 s.
	await expect.poll(refunded, { timeout: limit(45_000) }).toBe(order.total_amount);
	await page.reload();
	await getTold('refund');

	expect([...new Set(told.map(({ event }) => event))]).toEqual(WALK);
	const valueOf = (name: string) => told.findLast(({ event }) => event === name)?.value;
	for (const name of ['view_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info']) {
		expect(valueOf(name), name).toBe(order.goods_amount / 100);
	}
	for (const name of ['purchase', 'refund']) {
		expect(valueOf(name), name).toBe(order.total_amount / 100);
	}
});
