import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { HOME_DELIVERY, ITALIAN, placedIn, readyBuyer, type Buyer } from '../support/checkout.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';
import { WHEEL } from '../support/orders.ts';

const OTHER = 'rd-50-xdr';

/** Places the order that one tab shows after a change in another tab. */
async function pressedAfter(change: (buyer: Buyer, host: OwnHost) => Promise<unknown>) {
	const host = await aHost();
	const buyer = await readyBuyer(host.ask, 'test');
	const { review, tax } = await buyer.checkout();
	await change(buyer, host);
	const now = await buyer.checkout();
	expect(now.tax.total_amount).toBe(tax.total_amount);
	return { host, buyer, answer: await buyer.place({ review }), now };
}

describe.runIf(isEmbedded)('an order that another tab has changed at the same total', () => {
	test.each<[string, (buyer: Buyer, host: OwnHost) => Promise<unknown>]>([
		[
			'another article',
			async (buyer, { db }) => {
				await db.update(prices).set({ amount: 122_00 }).where(eq(prices.variant_id, OTHER));
				await buyer.remove(WHEEL);
				await buyer.add(OTHER);
			},
		],
		[
			'another address',
			(buyer) =>
				buyer.shipping({ ...HOME_DELIVERY, billing: { ...ITALIAN, line1: 'Via Milano 3' } }),
		],
		['another way to pay', (buyer) => buyer.payment('bank_transfer')],
	])('is shown before the order binds: %s', async (_case, change) => {
		const { host, buyer, answer, now } = await pressedAfter(change);
		const { code, fields } = await readProblem(answer);
		expect(code).toBe('conflict');
		expect(fields).toEqual([{ path: 'review', code: 'changed' }]);
		expect(await host.db.select().from(orders)).toEqual([]);
		await placedIn(await buyer.place({ review: now.review }));
	});

	test('is placed if nothing in it differs', async () => {
		const { answer } = await pressedAfter((buyer) => buyer.payment('test'));
		await placedIn(answer);
	});
});
