import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { pickupStoreSchema } from '#contract/checkout/checkout.ts';
import { discount_codes } from '../../src/server/cart/tables.ts';
import { order_rules, orders } from '../../src/server/orders/tables.ts';
import { aBuyer, dataIn, HOME_DELIVERY, placedIn } from '../support/checkout.ts';
import { readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { aShopByCard } from '../support/stripe/a-shop-by-card.ts';

const WHEEL_CENTS = 122_00;

/**
 * Creates a buyer who collects a wheel at a dealer’s; the code SMALL leaves so many cents to pay.
 */
async function aBuyerWith(cents: number) {
	const shop = await aShopByCard();
	const taken = { kind: 'amount', value: WHEEL_CENTS - cents, currency: 'EUR' } as const;
	await shop.host.db.insert(discount_codes).values({ code: 'SMALL', ...taken });
	const buyer = aBuyer(shop.host.ask);
	await buyer.add('rd-50-hg');
	await buyer.contact();
	const asked = await buyer.ask('GET', 'checkout/pickup-stores');
	const [store] = await dataIn(v.array(pickupStoreSchema), asked);
	const fetched = { ships_to_billing: false, pickup_store_id: store?.id };
	await buyer.shipping({ ...HOME_DELIVERY, ...fetched });
	return { ...shop, buyer };
}

const TOO_LITTLE = { code: 'conflict', fields: [{ path: 'provider', code: 'too_little' }] };
const providers = (means: readonly { provider: string }[]) => means.map(({ provider }) => provider);

describe.runIf(isEmbedded)('a total below Stripe’s minimum', () => {
	test('of 0.49 € offers a transfer and no card, and names the card’s minimum', async () => {
		const { buyer } = await aBuyerWith(49);
		await buyer.code('SMALL');
		const seen = await buyer.checkout();
		expect(seen.tax.total_amount).toBe(49);
		expect(providers(seen.means)).toEqual(['bank_transfer']);
		expect(seen.means_above).toEqual([{ provider: 'stripe', least: 50 }]);
		const chosen = await buyer.ask('PUT', 'checkout/payment', { provider: 'stripe' });
		expect(await readProblem(chosen)).toMatchObject(TOO_LITTLE);
		await buyer.payment('bank_transfer');
		await placedIn(await buyer.place());
	});

	test('of 0.50 € is paid by card', async () => {
		const { buyer, stripe } = await aBuyerWith(50);
		await buyer.code('SMALL');
		expect((await buyer.checkout()).means_above).toEqual([]);
		await buyer.payment('stripe');
		const { url } = await placedIn(await buyer.place());
		expect(url).toContain(`${stripe.origin}/pay/`);
	});

	test('of 0.00 € needs no payment, whatever was chosen', async () => {
		const { buyer } = await aBuyerWith(0);
		await buyer.code('SMALL');
		expect(await buyer.payment('stripe')).toMatchObject({ step: 'resume', means_above: [] });
		const { id, url } = await placedIn(await buyer.place());
		expect(url).toBeNull();
		expect(await buyer.order(id)).toMatchObject({ status: 'processing', total_amount: 0 });
	});

	test('reached after a card was chosen leads back to that step without an order', async () => {
		const { buyer, host } = await aBuyerWith(49);
		await buyer.payment('stripe');
		await buyer.code('SMALL');
		expect(await buyer.checkout()).toMatchObject({ step: 'payment', provider: 'stripe' });
		expect(await readProblem(await buyer.place())).toMatchObject({
			fields: [{ path: 'step', code: 'payment' }],
		});
		expect(await host.db.select().from(orders)).toEqual([]);
	});

	test('of an order that awaits a transfer is not charged by card either', async () => {
		const { buyer } = await aBuyerWith(49);
		await buyer.code('SMALL');
		await buyer.payment('bank_transfer');
		const { id } = await placedIn(await buyer.place());
		const paid = await buyer.ask('POST', `orders/${id}/payments`, { provider: 'stripe' });
		expect(await readProblem(paid)).toMatchObject(TOO_LITTLE);
	});

	test('is reported too when no other method exists', async () => {
		const { buyer, host } = await aBuyerWith(49);
		await host.db.update(order_rules).set({ transfer_days: 0 });
		await buyer.code('SMALL');
		expect(await buyer.checkout()).toMatchObject({
			means: [],
			means_above: [{ provider: 'stripe', least: 50 }],
		});
	});
});
