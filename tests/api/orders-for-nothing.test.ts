import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { pickupStoreSchema } from '#contract/checkout/checkout.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { discount_codes } from '../../src/server/cart/tables.ts';
import { compareBooks } from '../../src/server/orders/books/compare.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { order_payments } from '../../src/server/orders/tables-money.ts';
import { stock_holds } from '../../src/server/stock/tables.ts';
import { atWork, dataIn, HOME_DELIVERY, placedIn, readyBuyer, round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { BUYER, WHEEL } from '../support/orders.ts';

/** Creates a buyer whose code pays for all of it, and who collects it at a dealer’s. */
async function aGiftedBuyer(host: OwnHost, provider: PaymentProviderName) {
	await host.db
		.insert(discount_codes)
		.values({ code: 'GIFT', kind: 'percent', value: 10_000, currency: 'EUR' });
	const buyer = await readyBuyer(host.ask, provider);
	await buyer.code('GIFT');
	const asked = await buyer.ask('GET', 'checkout/pickup-stores');
	const [store] = await dataIn(v.array(pickupStoreSchema), asked);
	const fetched = { ships_to_billing: false, pickup_store_id: store?.id };
	await buyer.shipping({ ...HOME_DELIVERY, ...fetched });
	return buyer;
}

describe.runIf(isEmbedded)('an order paid in full by a code', () => {
	test.each(['test', 'bank_transfer'] as const)(
		'requires no payment and is paid at once (%s)',
		async (provider) => {
			const host = await aHost();
			const buyer = await aGiftedBuyer(host, provider);
			const placed = await placedIn(await buyer.place());
			expect(placed.url).toBeNull();
			expect(await buyer.order(placed.id)).toMatchObject({
				status: 'processing',
				total_amount: 0,
				payment: { status: 'paid', can_pay: false, transfer: null },
				documents: ['confirmation', 'receipt'],
			});
			const kinds = (await mailsTo(host, BUYER)).map(({ kind }) => kind);
			expect(kinds).toEqual(['order.paid']);
			expect(await host.db.select().from(stock_holds)).toMatchObject([
				{ variant_id: WHEEL, quantity: 1 },
			]);
			const { differences } = await compareBooks(atWork(host), new Date(0));
			expect(differences).toEqual([]);
		},
	);

	test('is completed by the next poll after its host died', async () => {
		const host = await aHost();
		const buyer = await aGiftedBuyer(host, 'test');
		const { id } = await placedIn(await buyer.place());
		await host.db.update(order_payments).set({ status: 'open' });
		await host.db.update(orders).set({ status: 'awaiting_payment', paid_at: null });
		const later = new Date(host.clock().getTime() + 2 * 60_000);
		await round(host, () => later);
		expect((await buyer.order(id)).status).toBe('processing');
	});
});
